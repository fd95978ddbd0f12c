package io.reelmill.providers.script;

import java.util.function.Consumer;

/** Writes a script from a topic: a hook, points, a close. */
public interface ScriptWriter {

    /**
     * @return a script that takes the asked time to speak, within ten percent, or less where the writer knows too little
     * @throws io.reelmill.providers.ProviderException when the topic cannot be written about
     */
    Script write(ScriptBrief brief);

    /**
     * As {@link #write(ScriptBrief)}.
     *
     * @param warnings told, in words for the client, what the script lacks
     */
    default Script write(ScriptBrief brief, Consumer<String> warnings) {
        return write(brief);
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
