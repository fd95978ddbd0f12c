package io.reelmill.providers.speech;

/** Speaks text. */
public interface SpeechSynthesizer {

    /** Short name for logs, metrics and warnings. */
    String name();

    /** Whether it has a voice for the language tag ({@code en}, {@code pt-BR}) and works on this machine. */
    boolean speaks(String language);

    /** Whether it has a voice of its own for the id that a request names ({@link Voice#id()}). */
    default boolean has(String voiceId) {
        return false;
    }

    /** How many texts it speaks at the same time, at least 1; what each of them sounds like does not depend on the others. */
    default int atOnce() {
        return 1;
    }

    /**
     * Speaks one scene's text.
     *
     * @param text at least one word
     * @return sound that begins within 50 ms of the first word and ends within 150 ms of the last
     * @throws io.reelmill.providers.ProviderException when the text cannot be spoken
     */
    Speech speak(String text, Voice voice);

    /**
     * As {@link #speak(String, Voice)}, with the melody of the end of a paragraph where the voice has one.
     *
     * @param closes whether a paragraph ends with the text
     */
    default Speech speak(String text, Voice voice, boolean closes) {
        return speak(text, voice);
    }

    /**
     * Words that this voice speaks in a minute of running text at speed 1, for planning a script's length.
     *
     * @param language tag such as {@code en}
     */
    double wordsPerMinute(String language);
}
