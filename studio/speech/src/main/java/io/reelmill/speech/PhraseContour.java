package io.reelmill.speech;

import io.reelmill.speech.MaryEngine.Mark;
import java.util.List;
import java.util.Locale;
import java.util.Set;

/**
 * How the melody of a phrase goes, in the sense of the British school (O'Connor and Arnold, "Intonation of Colloquial
 * English", 1973): the voice's own models were trained on statements, and read everything as one.
 *
 * <p>All heights are semitones from the middle of the sentence.
 */
enum PhraseContour {
    /** A statement: the fall of the models. */
    STATEMENT(0, 1, 0, 0, 0),
    /** The last statement of several falls deeper. */
    CLOSING(0, 1, -1.5, -5, 0.7),
    /** A question that yes or no would answer rises from its last stress on. */
    YES_NO_QUESTION(0, 1, -1, 7.5, 0.95),
    /** A question after somebody or something begins high and falls. */
    WH_QUESTION(2.5, 1.1, 1.5, -4.5, 0.8),
    /** An exclamation leaps wider. */
    EXCLAMATION(1.5, 1.3, 2, -5, 0.6),
    /** At a comma the voice stays up: more is to come. */
    CONTINUATION(0, 1, -0.5, 2.5, 0.8);

    private static final Set<String> WH = Set.of(
            "why", "what", "whats", "how", "hows", "who", "whos", "whom", "whose", "where", "wheres", "when", "whens",
            "which");
    private static final Set<String> BEFORE_WH = Set.of(
            "and", "but", "so", "or", "then", "now", "well", "yet", "because", "oh", "in", "on", "at", "to", "for",
            "from", "by", "with", "of", "about", "since", "until", "just", "exactly");
    private static final Set<String> VERBS = Set.of(
            "is",
            "isnt",
            "are",
            "arent",
            "am",
            "was",
            "wasnt",
            "were",
            "werent",
            "do",
            "dont",
            "does",
            "doesnt",
            "did",
            "didnt",
            "have",
            "havent",
            "has",
            "hasnt",
            "had",
            "hadnt",
            "can",
            "cant",
            "cannot",
            "could",
            "couldnt",
            "will",
            "wont",
            "would",
            "wouldnt",
            "shall",
            "should",
            "shouldnt",
            "may",
            "might",
            "must",
            "mustnt");

    private final double head;
    private final double width;
    private final double from;
    private final double to;
    private final double firmness;

    PhraseContour(double head, double width, double from, double to, double firmness) {
        this.head = head;
        this.width = width;
        this.from = from;
        this.to = to;
        this.firmness = firmness;
    }

    /** Added at the beginning, and less and less until the last stress. */
    double head() {
        return head;
    }

    /** Of the whole sentence's melody, as a factor. */
    double width() {
        return width;
    }

    /** Height of the last stress. */
    double from() {
        return from;
    }

    /** Height of the end. */
    double to() {
        return to;
    }

    /** How much of the way from the models' melody to this tune's is gone after the last stress, 0 to 1. */
    double firmness() {
        return firmness;
    }

    /**
     * The tune that a sentence ends with.
     *
     * @param closes whether it is the last of several
     */
    static PhraseContour of(List<Mark> sentence, boolean closes) {
        String end = sentence.get(sentence.size() - 1).text();
        return switch (end) {
            case "?" -> asksForSomething(sentence) ? WH_QUESTION : YES_NO_QUESTION;
            case "!" -> EXCLAMATION;
            case "." -> closes ? CLOSING : STATEMENT;
            default -> CONTINUATION;
        };
    }

    /** Decided by the last clause that begins as a question does: "When you look up, do you see it?" */
    private static boolean asksForSomething(List<Mark> sentence) {
        boolean asks = false;
        for (int i = 0; i < sentence.size(); i++) {
            boolean begins = i == 0 || !sentence.get(i - 1).word();
            if (!begins) {
                continue;
            }
            int at = i;
            while (at < sentence.size() - 1 && BEFORE_WH.contains(bare(sentence.get(at)))) {
                at++;
            }
            String first = bare(sentence.get(at));
            asks = WH.contains(first) || asks && !VERBS.contains(first);
        }
        return asks;
    }

    private static String bare(Mark mark) {
        return mark.text().toLowerCase(Locale.ROOT).replaceAll("[^a-z]", "");
    }
}
