package io.reelmill.writer;

import java.util.List;

/**
 * The input for an advertisement.
 *
 * @param prompt in the client's words; may be blank when titles are given
 * @param titles of the media that the client provides, in order
 * @param seconds target duration
 * @param wordsPerMinute the pace of the voice, at its set speed
 * @param language tag such as {@code en}
 * @param seed equal briefs and seeds give equal scripts
 */
public record AdBrief(
        String prompt, List<String> titles, double seconds, double wordsPerMinute, String language, long seed) {

    public AdBrief {
        titles = List.copyOf(titles);
    }
}
