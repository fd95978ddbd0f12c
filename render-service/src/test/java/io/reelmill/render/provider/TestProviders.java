package io.reelmill.render.provider;

import io.reelmill.clips.animated.AnimatedScenes;
import io.reelmill.clips.stock.StockClips;
import io.reelmill.illustrator.EmbeddedIllustrator;
import io.reelmill.ingest.MediaIntake;
import io.reelmill.render.visuals.PictureProviders;
import io.reelmill.speech.Voices;
import io.reelmill.writer.AdScript;
import io.reelmill.writer.ArticleScript;
import io.reelmill.writer.EmbeddedPromptImprover;
import io.reelmill.writer.EmbeddedWriter;
import io.reelmill.writer.ScriptReader;
import java.util.Map;
import java.util.Optional;

/** The embedded providers that stand behind configured ones in these tests: texts, voices and pictures. */
final class TestProviders {

    private TestProviders() {}

    static ProviderSet embedded(MediaIntake intake) {
        return embedded(intake, new AudioAnalyzers(null, null, null));
    }

    static ProviderSet embedded(MediaIntake intake, AudioAnalyzers analyzers) {
        return new ProviderSet(
                new WritingProviders(
                        new ScriptReader(),
                        new EmbeddedWriter(),
                        new ArticleScript(),
                        new AdScript(),
                        new EmbeddedPromptImprover()),
                Voices.embedded(),
                new PictureProviders(
                        new EmbeddedIllustrator(),
                        Map.of("stock-video", new StockClips(new AnimatedScenes(new EmbeddedIllustrator()))),
                        null,
                        null),
                null,
                null,
                new SourceProviders(null, null, intake, null, null, null, Optional.empty()),
                analyzers,
                null);
    }
}
