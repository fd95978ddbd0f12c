package io.reelmill.providers.hearing;

import java.nio.file.Path;

/** Gives the words of a known text the times at which they are heard. */
public interface Aligner {

    /**
     * @param wav made by us
     * @param text what is said in the recording
     * @return every word of the text, split at white space, in order
     * @throws io.reelmill.providers.ProviderException when the sound cannot be read
     */
    Transcript align(Path wav, String text);
}
