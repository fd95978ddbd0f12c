package io.reelmill.render.hearing;

import io.reelmill.providers.hearing.Aligner;
import io.reelmill.providers.hearing.Transcript;
import io.reelmill.render.stage.Stage;
import io.reelmill.render.stage.StageContext;
import java.nio.file.Path;
import java.time.Duration;

/** Finds the times at which given lyrics are sung. */
public final class LyricsStage implements Stage<LyricsStage.Order, Transcript> {

    /**
     * @param sound WAV, named from the project's folder
     * @param seconds of the sound
     * @param language tag of the lyrics
     */
    public record Order(String sound, double seconds, Lyrics lyrics, String language) {}

    private final Aligner aligner;
    private final Path projectFolder;

    public LyricsStage(Aligner aligner, Path projectFolder) {
        this.aligner = aligner;
        this.projectFolder = projectFolder;
    }

    @Override
    public String name() {
        return "lyrics";
    }

    @Override
    public Class<Transcript> resultType() {
        return Transcript.class;
    }

    @Override
    public Duration expectedWork(Order order) {
        return SoundLength.of(projectFolder.resolve(order.sound())).multipliedBy(2);
    }

    @Override
    public Transcript run(Order order, Path folder, StageContext context) {
        Lyrics lyrics = order.lyrics();
        if (lyrics.isTimed()) {
            return lyrics.timed(order.language(), order.seconds());
        }
        Transcript found = aligner.align(projectFolder.resolve(order.sound()), lyrics.text(), share -> {
            context.check();
            context.progress(share);
        });
        return lyrics.parted(found, order.language());
    }
}
