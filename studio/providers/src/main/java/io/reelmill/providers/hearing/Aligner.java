package io.reelmill.providers.hearing;

import java.nio.file.Path;
import java.util.function.DoubleConsumer;

/** Gives the words of a known text the times at which they are heard. */
public interface Aligner {

    /**
     * @param wav made by us
     * @param text what is said in the recording
     * @return every word of the text, split at white space, in order
     * @param progress told the share that is done, 0 to 1, again and again; an exception of it ends the work
     * @throws io.reelmill.providers.ProviderException when the sound cannot be read; PASSING when the thread is interrupted
     */
    Transcript align(Path wav, String text, DoubleConsumer progress);

    /** The same, for a recording so short that nobody asks for progress. */
    default Transcript align(Path wav, String text) {
        return align(wav, text, share -> {});
    }
}
