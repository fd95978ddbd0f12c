package io.reelmill.providers.hearing;

import io.reelmill.providers.speech.Speech.SpokenWord;
import java.util.List;

/**
 * What was said in a recording.
 *
 * @param language tag such as {@code en}
 * @param words in order, with the seconds at which they are heard; empty when nothing was said
 */
public record Transcript(String language, List<SpokenWord> words) {
    public Transcript {
        words = List.copyOf(words);
    }
}
