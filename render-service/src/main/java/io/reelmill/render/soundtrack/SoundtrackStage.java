package io.reelmill.render.soundtrack;

import io.reelmill.providers.music.MusicBrief;
import io.reelmill.providers.music.MusicComposer;
import io.reelmill.providers.music.MusicComposer.BeatGrid;
import io.reelmill.render.stage.Stage;
import io.reelmill.render.stage.StageContext;
import java.nio.file.Path;

/** Composes a track of the video's length. */
public final class SoundtrackStage implements Stage<MusicBrief, SoundtrackStage.Soundtrack> {

    private static final String FILE = "music.wav";

    /**
     * @param file WAV in the stage's folder
     */
    public record Soundtrack(String file, BeatGrid beats) {}

    private final MusicComposer composer;

    public SoundtrackStage(MusicComposer composer) {
        this.composer = composer;
    }

    @Override
    public String name() {
        return "soundtrack";
    }

    @Override
    public Class<Soundtrack> resultType() {
        return Soundtrack.class;
    }

    @Override
    public Soundtrack run(MusicBrief brief, Path folder, StageContext context) {
        return new Soundtrack(FILE, composer.compose(brief, folder.resolve(FILE)));
    }
}
