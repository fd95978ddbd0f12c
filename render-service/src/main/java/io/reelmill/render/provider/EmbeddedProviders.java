package io.reelmill.render.provider;

import io.reelmill.clips.animated.AnimatedScenes;
import io.reelmill.clips.animated.AnimatedStills;
import io.reelmill.clips.stock.StockClips;
import io.reelmill.compositor.FilmMaker;
import io.reelmill.fetch.AddressPolicy;
import io.reelmill.fetch.LocalFiles;
import io.reelmill.fetch.SafeFetch;
import io.reelmill.fetch.UrlPolicy;
import io.reelmill.figures.avatar.TalkingAvatar;
import io.reelmill.figures.cutout.ColourMatteRemover;
import io.reelmill.figures.motion.FlowMotionTransfer;
import io.reelmill.figures.restyle.PaintedRestyler;
import io.reelmill.hearing.MusicListener;
import io.reelmill.hearing.SphinxTranscriber;
import io.reelmill.illustrator.EmbeddedIllustrator;
import io.reelmill.ingest.MediaIntake;
import io.reelmill.ingest.MediaLimits;
import io.reelmill.isolation.Sandbox;
import io.reelmill.media.LinkedFiles;
import io.reelmill.media.MediaStore;
import io.reelmill.media.SignedLinks;
import io.reelmill.media.service.MediaSettings;
import io.reelmill.motion.MotionGraphics;
import io.reelmill.providers.footage.ClipGenerator;
import io.reelmill.providers.picture.Illustrator;
import io.reelmill.reading.Reader;
import io.reelmill.render.source.Extractor;
import io.reelmill.render.source.NewsReader;
import io.reelmill.render.source.NewsSettings;
import io.reelmill.render.source.OutsideSettings;
import io.reelmill.render.source.SourceFetcher;
import io.reelmill.render.stage.StudioSettings;
import io.reelmill.render.stock.FolderClips;
import io.reelmill.render.stock.StockSettings;
import io.reelmill.render.visuals.PictureProviders;
import io.reelmill.samples.Samples;
import io.reelmill.sound.music.EmbeddedComposer;
import io.reelmill.speech.Voices;
import io.reelmill.website.Chromium;
import io.reelmill.website.SiteRecorder;
import io.reelmill.writer.AdScript;
import io.reelmill.writer.ArticleScript;
import io.reelmill.writer.EmbeddedPromptImprover;
import io.reelmill.writer.EmbeddedWriter;
import io.reelmill.writer.ScriptReader;
import jakarta.enterprise.inject.Disposes;
import jakarta.enterprise.inject.Produces;
import jakarta.inject.Singleton;
import java.nio.charset.StandardCharsets;
import java.time.Clock;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/** The providers that needs neither network nor key. */
class EmbeddedProviders {

    @Produces
    @Singleton
    UrlPolicy policy(OutsideSettings settings, MediaSettings media, MediaStore kept) {
        LocalFiles stored = settings.linkSecret()
                .map(secret -> linkedFiles(settings, media, kept, secret))
                .orElse(LocalFiles.NONE);
        return new UrlPolicy(
                AddressPolicy.of(settings.allowPrivateUrls()), new Samples(settings.publicUrl()).or(stored));
    }

    /** Links are only checked here, so it does not matter how long those last that this service would make. */
    private static LocalFiles linkedFiles(
            OutsideSettings settings, MediaSettings media, MediaStore kept, String secret) {
        var links = new SignedLinks(
                settings.publicUrl(), secret.getBytes(StandardCharsets.UTF_8), Duration.ZERO, Clock.systemUTC());
        return new LinkedFiles(kept, links, Stream.concat(Stream.of(settings.publicUrl()), media.cdnUrl().stream()));
    }

    @Produces
    @Singleton
    SafeFetch outside(UrlPolicy policy) {
        return new SafeFetch(policy);
    }

    void close(@Disposes SafeFetch outside) {
        outside.close();
    }

    /** Temporary files lie on the same file system as the work folders, so that a rename moves them there. */
    @Produces
    @Singleton
    MediaIntake intake(StudioSettings settings) {
        MediaIntake intake =
                new MediaIntake(MediaLimits.USUAL, settings.workRoot().resolve(".intake"));
        intake.warm();
        return intake;
    }

    void close(@Disposes MediaIntake intake) {
        intake.close();
    }

    @Produces
    @Singleton
    ProviderSet resolve(
            SafeFetch outside,
            UrlPolicy policy,
            MediaIntake intake,
            MediaStore kept,
            OutsideSettings settings,
            NewsSettings news,
            StockSettings stock) {
        Illustrator illustrator = new EmbeddedIllustrator();
        ColourMatteRemover remover = new ColourMatteRemover();
        ClipGenerator scenes = new AnimatedScenes(illustrator);
        ClipGenerator loops = new StockClips(scenes);
        ClipGenerator stockVideos = stock.folder()
                .<ClipGenerator>map(folder -> new FolderClips(folder, intake, loops))
                .orElse(loops);
        SphinxTranscriber sphinx = new SphinxTranscriber();
        Map<String, ClipGenerator> clips = Map.of(
                "ai-video", scenes,
                "motion-graphics", new MotionGraphics(),
                "stock-video", stockVideos);
        return new ProviderSet(
                new WritingProviders(
                        new ScriptReader(),
                        new EmbeddedWriter(),
                        new ArticleScript(),
                        new AdScript(),
                        new EmbeddedPromptImprover()),
                Voices.embedded(),
                new PictureProviders(illustrator, clips, new AnimatedStills(remover), new PaintedRestyler()),
                new EmbeddedComposer(),
                new FilmMaker(),
                new SourceProviders(
                        new SourceFetcher(outside, settings.patience()),
                        new Extractor(settings.extractor().orElse(""), policy, Sandbox.ofThisMachine()),
                        intake,
                        kept,
                        new Reader(),
                        new NewsReader(outside, news.feeds().orElse(List.of())),
                        Chromium.find(settings.chromium().orElse(""))
                                .map(found -> new SiteRecorder(found, policy, Sandbox.ofThisMachine()))),
                new AudioAnalyzers(sphinx, sphinx, new MusicListener()),
                new FigureProviders(new TalkingAvatar(), remover, new FlowMotionTransfer()));
    }
}
