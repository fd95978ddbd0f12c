package io.reelmill.providers.speech;

import java.nio.file.Path;

/** Makes voices of recordings, and speaks with them. */
public interface VoiceCloner {

    /** Short name; kept with every voice, since no other cloner can speak with it. */
    String name();

    /**
     * Makes a voice.
     *
     * @throws io.reelmill.providers.ProviderException INPUT when the recording is of no use, in words for whoever gave it
     */
    Clone clone(Sample sample);

    /**
     * Forgets a voice; one that is not there is no matter.
     *
     * @throws io.reelmill.providers.ProviderException when it cannot be forgotten now
     */
    void forget(String reference);

    /**
     * Who speaks with a voice, whatever id is asked for.
     *
     * @param reference of one that this cloner made
     */
    SpeechSynthesizer speaker(String reference);

    /**
     * A recording of somebody who speaks.
     *
     * @param name that the client gives the voice
     * @param description of the voice, may be empty
     * @param wav mono, 16 bit, of ours
     */
    record Sample(String name, String description, Path wav) {}

    /**
     * A voice that was made.
     *
     * @param reference what the cloner finds it by, at most 200 characters of ASCII
     * @param language tag of the only language that it speaks; empty when it speaks many
     */
    record Clone(String reference, String language) {}
}
