package io.reelmill.render.provider;

import io.reelmill.compositor.FilmMaker;
import io.reelmill.providers.music.MusicComposer;
import io.reelmill.render.visuals.PictureProviders;
import io.reelmill.speech.Voices;

/** The providers that do the work of the stages. */
public record ProviderSet(
        WritingProviders writing,
        Voices voices,
        PictureProviders pictures,
        MusicComposer composer,
        FilmMaker filmMaker,
        SourceProviders sources,
        AudioAnalyzers audio,
        FigureProviders figures) {

    /** The same with other voices. */
    ProviderSet speakingBy(Voices others) {
        return new ProviderSet(writing, others, pictures, composer, filmMaker, sources, audio, figures);
    }
}
