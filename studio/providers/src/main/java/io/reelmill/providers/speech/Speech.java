package io.reelmill.providers.speech;

import java.util.List;

/**
 * Spoken text.
 *
 * @param sampleRate samples a second
 * @param samples mono, -1 to 1
 * @param words every word of the text in order, spelled as in the text with the punctuation that touches it; joined by
 *     single spaces they are the text with its white space folded
 */
@SuppressWarnings("ArrayRecordComponent") // a carrier between two stages, never compared
public record Speech(int sampleRate, float[] samples, List<SpokenWord> words) {

    public Speech {
        words = List.copyOf(words);
    }

    public double seconds() {
        return (double) samples.length / sampleRate;
    }

    /**
     * A word and when it is heard.
     *
     * @param text as written
     * @param start seconds from the start of the speech, the onset of its first sound
     * @param end seconds
     */
    public record SpokenWord(String text, double start, double end) {}
}
