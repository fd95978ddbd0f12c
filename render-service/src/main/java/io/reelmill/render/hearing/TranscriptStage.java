package io.reelmill.render.hearing;

import io.reelmill.providers.ProviderException;
import io.reelmill.providers.ProviderException.Category;
import io.reelmill.providers.hearing.Transcriber;
import io.reelmill.providers.hearing.Transcript;
import io.reelmill.render.stage.Stage;
import io.reelmill.render.stage.StageContext;
import java.nio.file.Path;
import java.time.Duration;
import java.util.stream.Collectors;

/** Writes down what a sound says. */
public final class TranscriptStage implements Stage<TranscriptStage.Order, Transcript> {

    /**
     * @param sound WAV, named from the project's folder, which is new for every new sound
     * @param language tag, or empty
     */
    public record Order(String sound, String language) {}

    private static final int MAX_TOLD = 5;

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
    public Duration expectedWork(Order order) {
        return SoundLength.of(projectFolder.resolve(order.sound())).multipliedBy(2);
    }

    @Override
    public Transcript run(Order order, Path folder, StageContext context) {
        if (!transcriber.understands(order.language())) {
            throw new ProviderException(
                    Category.ABSENT,
                    "voice.language " + order.language() + " cannot be transcribed by " + transcriber.name()
                            + "; set options.hasToTranscript to false, or configure a transcriber that can.");
        }
        Transcript transcript =
                transcriber.transcribe(projectFolder.resolve(order.sound()), order.language(), share -> {
                    context.check();
                    context.progress(share);
                });
        if (!transcript.unclear().isEmpty()) {
            context.warn("what is said could not be made out, and has no captions, from "
                    + transcript.unclear().stream()
                            .limit(MAX_TOLD)
                            .map(s -> clock(s.start()) + " to " + clock(s.end()))
                            .collect(Collectors.joining(", "))
                    + (transcript.unclear().size() > MAX_TOLD ? " and in other places" : "")
                    + "; source.text can give the words");
        }
        return transcript;
    }

    private static String clock(double seconds) {
        long whole = Math.round(seconds);
        return "%d:%02d".formatted(whole / 60, whole % 60);
    }
}
