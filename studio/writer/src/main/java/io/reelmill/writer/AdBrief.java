package io.reelmill.writer;

import java.util.List;

/**
 * The order for an advertisement.
 *
 * @param prompt in the client's words; may be blank when titles are given
 * @param titles of the media that the client provides, in order
 * @param seconds that it should take
 * @param wordsPerMinute the pace of the voice, at its set speed
 * @param language tag such as {@code en}
 * @param seed the same brief and seed give the same script
 */
public record AdBrief(
        String prompt, List<String> titles, double seconds, double wordsPerMinute, String language, long seed) {

    public AdBrief {
        titles = List.copyOf(titles);
    }
}
