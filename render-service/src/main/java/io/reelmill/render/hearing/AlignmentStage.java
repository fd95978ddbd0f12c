package io.reelmill.render.hearing;

import io.reelmill.providers.hearing.Aligner;
import io.reelmill.providers.hearing.Transcript;
import io.reelmill.render.stage.Stage;
import io.reelmill.render.stage.StageContext;
import java.nio.file.Path;
import java.time.Duration;

/** Finds when the words of a known text are said or sung. */
public final class AlignmentStage implements Stage<AlignmentStage.Order, Transcript> {

    /**
     * @param sound WAV, named from the project's folder
     * @param text what is said or sung in it
     * @param language tag of the text
     */
    public record Order(String sound, String text, String language) {}

    private final Aligner aligner;
    private final Path projectFolder;

    public AlignmentStage(Aligner aligner, Path projectFolder) {
        this.aligner = aligner;
        this.projectFolder = projectFolder;
    }

    @Override
    public String name() {
        return "alignment";
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
        Transcript heard = aligner.align(projectFolder.resolve(order.sound()), order.text(), share -> {
            context.check();
            context.progress(share);
        });
        return new Transcript(order.language(), heard.words());
    }
}
