package io.reelmill.writer;

import io.reelmill.writer.Summariser.Preference;

/**
 * The settings for turning an article into a script.
 *
 * @param seconds target duration, above 0
 * @param wordsPerMinute the pace of the voice, at its set speed
 * @param language tag, or empty for that of the text
 * @param preference whether it is shortened
 */
public record ArticleBrief(double seconds, double wordsPerMinute, String language, Preference preference) {

    int words() {
        return (int) Math.max(5, Math.round(seconds * wordsPerMinute / 60));
    }
}
