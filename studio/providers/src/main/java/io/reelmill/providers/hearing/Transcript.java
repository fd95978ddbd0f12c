package io.reelmill.providers.hearing;

import io.reelmill.providers.speech.Speech.SpokenWord;
import java.util.List;

/**
 * What was said in a recording.
 *
 * @param language tag such as {@code en}
 * @param words in order, with the seconds at which they are heard; empty when nothing was said
 * @param unclear stretches in which somebody speaks, and what is said could not be made out
 */
public record Transcript(String language, List<SpokenWord> words, List<Stretch> unclear) {

    public Transcript {
        words = List.copyOf(words);
        unclear = unclear == null ? List.of() : List.copyOf(unclear);
    }

    /** A transcript without a gap. */
    public Transcript(String language, List<SpokenWord> words) {
        this(language, words, List.of());
    }

    /** A part of a recording, seconds. */
    public record Stretch(double start, double end) {}
}
