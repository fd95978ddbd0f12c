package io.reelmill.providers.hearing;

import java.nio.file.Path;
import java.util.function.DoubleConsumer;

/** Writes down what is said. */
public interface Transcriber {

    /** Short name for logs, metrics and warnings. */
    String name();

    /** Whether it understands the language tag ({@code en}, {@code pt-BR}); an empty tag asks for any. */
    boolean understands(String language);

    /**
     * @param wav 16-bit or float WAV of any rate and channel count, made by us
     * @param language tag, or empty when not known
     * @param progress told 0 to 1; may throw to stop
     * @return words and times; no words when there is only silence or music
     * @throws io.reelmill.providers.ProviderException when it cannot be done
     */
    Transcript transcribe(Path wav, String language, DoubleConsumer progress);
}
