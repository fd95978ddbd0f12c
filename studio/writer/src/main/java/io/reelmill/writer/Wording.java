package io.reelmill.writer;

import io.reelmill.writer.Topic.Kind;
import java.util.Optional;

/** Inserts the topic into general sentences, in the grammatical form that each needs. */
final class Wording {

    private static final int LONGEST_PHRASE = 6;

    private final String thing;
    private final String brief;
    private final boolean many;
    private final String activity;
    private final String other;

    Wording(Topic topic, Optional<Subject> known) {
        boolean replaced = known.isPresent()
                && (topic.kind() == Kind.QUESTION
                        || topic.kind() == Kind.MOTIVATION
                        || topic.phrase().equals("this")
                        || EnglishForms.words(topic.phrase()) > LONGEST_PHRASE);
        boolean activityAsked = topic.kind() == Kind.HOWTO;
        activity = EnglishForms.gerund(topic.phrase());
        thing = replaced ? known.get().name() : activityAsked ? activity : topic.phrase();
        many = replaced ? known.get().many() : !activityAsked && EnglishForms.isMany(thing);
        other = topic.other();
        String head = EnglishForms.head(thing);
        boolean longName = EnglishForms.words(thing) > 3
                && !thing.startsWith(head + " of ")
                && !topic.kind().equals(Kind.COMPARISON);
        brief = longName && EnglishForms.words(head) > 1 ? head : thing;
    }

    /** The sentence with its slots filled by the short name of the subject, which avoids repeating a long one. */
    String of(String line) {
        return fill(line, brief);
    }

    /** The sentence with its slots filled, the thing by its full name. */
    String inFull(String line) {
        return fill(line, thing);
    }

    private String fill(String line, String thing) {
        if (line.indexOf('{') < 0) {
            return line;
        }
        return line.replace("{t}", thing)
                .replace("{T}", EnglishForms.capital(thing))
                .replace("{g}", activity)
                .replace("{G}", EnglishForms.capital(activity))
                .replace("{a}", thing)
                .replace("{A}", EnglishForms.capital(thing))
                .replace("{b}", other)
                .replace("{B}", EnglishForms.capital(other))
                .replace("{is}", many ? "are" : "is")
                .replace("{has}", many ? "have" : "has")
                .replace("{does}", many ? "do" : "does");
    }
}
