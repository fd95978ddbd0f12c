package io.reelmill.providers.script;

import java.util.List;

/**
 * The order for a script.
 *
 * @param topic what the client asked for, in their words
 * @param seconds how long it should take to speak
 * @param wordsPerMinute the pace of the voice that will speak it, at its set speed
 * @param language tag such as {@code en}
 * @param seed the same brief and seed give the same script; another seed another one
 * @param news of the topic, to be told with their sources, the best first; as many as fit; may be empty
 */
public record ScriptBrief(
        String topic, double seconds, double wordsPerMinute, String language, long seed, List<News> news) {

    public ScriptBrief {
        news = List.copyOf(news);
    }

    /** Without news. */
    public ScriptBrief(String topic, double seconds, double wordsPerMinute, String language, long seed) {
        this(topic, seconds, wordsPerMinute, language, seed, List.of());
    }
}
