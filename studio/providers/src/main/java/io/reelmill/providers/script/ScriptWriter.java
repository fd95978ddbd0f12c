package io.reelmill.providers.script;

/** Writes a script from a topic: a hook, points, a close. */
public interface ScriptWriter {

    /**
     * @return a script that takes the asked time to speak, within ten percent
     * @throws io.reelmill.providers.ProviderException when the topic cannot be written about
     */
    Script write(ScriptBrief brief);
}
