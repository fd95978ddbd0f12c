package io.reelmill.providers.footage;

import io.reelmill.timeline.Captions;
import java.util.List;

/**
 * What is heard while a clip is seen, for clips that show words.
 *
 * @param language tag of the words' language, or empty when it is not known
 * @param words as they are spoken, in seconds of the clip; empty when their times are not known
 * @param begin seconds of the clip at which its shot begins; a transition may show what is before
 * @param end seconds of the clip at which its shot ends
 * @param captions where captions stand
 * @param room what of the frame there is for words
 */
public record SpokenWords(
        String language, List<Captions.Word> words, double begin, double end, Band captions, ReadableArea room) {

    public SpokenWords {
        words = List.copyOf(words);
    }

    /** Words that have the whole frame. */
    public SpokenWords(String language, List<Captions.Word> words, double begin, double end, Band captions) {
        this(language, words, begin, end, captions, ReadableArea.ALL);
    }

    /** Nothing is known but how long it is seen. */
    public static SpokenWords unknown(double seconds) {
        return new SpokenWords("", List.of(), 0, seconds, Band.NONE);
    }
}
