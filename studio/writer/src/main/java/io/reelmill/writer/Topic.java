package io.reelmill.writer;

import java.util.List;
import java.util.Optional;

/**
 * The parsed prompt of a client.
 *
 * @param kind the form that suits it
 * @param request the prompt without polite phrases, in the client's words
 * @param phrase the thing it is about, to stand in the middle of a sentence
 * @param other the second thing of a comparison, or empty
 * @param count how many points were asked for, or 0
 * @param points what they were called, such as {@code tips}, or empty
 * @param listed the points themselves where the prompt lists them, or none
 */
record Topic(Kind kind, String request, String phrase, String other, int count, String points, List<String> listed) {

    /** Forms of script. */
    enum Kind {
        GENERIC,
        QUESTION,
        HOWTO,
        LIST,
        HISTORY,
        AD,
        MOTIVATION,
        COMPARISON,
        STORY
    }

    Topic {
        listed = List.copyOf(listed);
    }

    /** Of one thing, without points. */
    Topic(Kind kind, String request, String phrase) {
        this(kind, request, phrase, "", 0, "", List.of());
    }

    static Topic of(String prompt) {
        BarePrompt bare = BarePrompt.of(prompt);
        Optional<ListedPoints> listed = ListedPoints.in(bare.text());
        return listed.flatMap(TopicClassifier::counted).orElseGet(() -> {
            Topic topic = TopicClassifier.classify(bare.topic(), bare.ordered());
            return listed.filter(points -> topic.kind() == Kind.LIST && TopicClassifier.isListOrder(points.head()))
                    .map(points -> topic.listing(points.items()))
                    .orElse(topic);
        });
    }

    /** Whether it asks how a thing works. */
    boolean asksHowItWorks() {
        return kind == Kind.QUESTION && TopicClassifier.WORKING.matcher(request).matches();
    }

    private Topic listing(List<String> items) {
        return new Topic(kind, request, phrase, other, items.size(), points, items);
    }
}
