package io.reelmill.render.hearing;

import io.reelmill.providers.ProviderException;
import io.reelmill.providers.ProviderException.Category;
import io.reelmill.providers.hearing.Transcriber;
import io.reelmill.providers.hearing.Transcript;
import io.reelmill.render.stage.Stage;
import io.reelmill.render.stage.StageContext;
import java.nio.file.Path;

/** Writes down what a sound says. */
public final class TranscriptStage implements Stage<TranscriptStage.Order, Transcript> {

    /**
     * @param sound WAV, named from the project's folder, which is new for every new sound
     * @param language tag, or empty
     */
    public record Order(String sound, String language) {}

    private final Transcriber transcriber;
    private final Path projectFolder;

    public TranscriptStage(Transcriber transcriber, Path projectFolder) {
        this.transcriber = transcriber;
        this.projectFolder = projectFolder;
    }

    @Override
    public String name() {
        return "transcript";
    }

    @Override
    public Class<Transcript> resultType() {
        return Transcript.class;
    }

    @Override
    public Transcript run(Order order, Path folder, StageContext context) {
        if (!transcriber.understands(order.language())) {
            throw new ProviderException(
                    Category.ABSENT,
                    "voice.language " + order.language() + " cannot be transcribed by " + transcriber.name()
                            + "; set options.hasToTranscript to false, or configure a transcriber that can.");
        }
        return transcriber.transcribe(projectFolder.resolve(order.sound()), order.language(), share -> {
            context.check();
            context.progress(share);
        });
    }
}
