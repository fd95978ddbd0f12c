package io.reelmill.providers.script;

/** Writes a script from a topic: a hook, points, a close. */
public interface ScriptWriter {

    /**
     * @return a script that takes the asked time to speak, within ten percent
     * @throws io.reelmill.providers.ProviderException when the topic cannot be written about
     */
    Script write(ScriptBrief brief);

    /** Whether it writes in the language of the tag ({@code en}, {@code pt-BR}). */
    default boolean writes(String language) {
        return true;
    }

    /**
     * The length that suits a topic where the client leaves it open: seconds, 15 to 120.
     *
     * @param wordsPerMinute the pace of the voice, at its set speed
     */
    default double naturalSeconds(String topic, double wordsPerMinute) {
        return 45;
    }
}
