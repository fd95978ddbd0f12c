package io.reelmill.writer.wordnet;

import io.reelmill.wordnet.WordNet;
import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Tells words of a request that are nouns elsewhere from what they are there: a verb, an adjective, the verb of a headline. */
final class WordRoles {

    /** A word of several kinds is a noun in a sentence if it is one so often. */
    private static final double MIN_NOUN_SHARE = 0.35;

    private static final Pattern COMPARATIVE = Pattern.compile("(?<stem>\\p{L}{2,})(?:er|est)");

    private final WordNet wordNet;
    private final BaseForms baseForms;

    WordRoles(WordNet wordNet, BaseForms baseForms) {
        this.wordNet = wordNet;
        this.baseForms = baseForms;
    }

    /** An adjective before what it judges: "is it safe to swim" does not ask for a strongbox. */
    boolean isJudged(List<String> tokens, int at) {
        return at > 0
                && at + 1 < tokens.size()
                && tokens.get(at - 1).equalsIgnoreCase("it")
                && tokens.get(at + 1).matches("(?i)to|that|for|if|when")
                && wordNet.isAdjective(tokens.get(at).toLowerCase(Locale.ROOT));
    }

    /** What somebody does: "why do we cry" does not ask for a loud sound. */
    boolean isDone(List<String> tokens, int at) {
        return at > 0
                && tokens.get(at - 1).matches("(?i)we|you|they|i|people|humans")
                && wordNet.isVerb(tokens.get(at).toLowerCase(Locale.ROOT));
    }

    /**
     * Whether a text tells what happened: "Google fires 200 engineers" does not ask what an engineer is. A plural that a verb
     * follows begins such a text as well.
     */
    boolean isHeadline(List<String> tokens) {
        for (int i = 1; i < tokens.size() - 1; i++) {
            String before = tokens.get(i - 1);
            String word = tokens.get(i);
            if (RequestWords.HEADLINE_VERBS.contains(word)
                    || word.matches("is|are|was|were") && tokens.get(i + 1).matches("\\p{L}+ed|found|born|hit|shut")) {
                return true;
            }
            boolean verb = wordNet.isVerb(word) && !word.matches(".*(?:ing|ed|s)");
            if (verb
                    && before.matches(".*[^s]s")
                    && baseForms
                            .of(before)
                            .filter(b -> !b.equalsIgnoreCase(before))
                            .isPresent()) {
                return true;
            }
        }
        return false;
    }

    /** {@code taller}, which WordNet has only as {@code tall}. */
    boolean isComparative(String word) {
        Matcher comparative = COMPARATIVE.matcher(word);
        return comparative.matches()
                && !wordNet.isNoun(word)
                && (wordNet.isAdjective(comparative.group("stem"))
                        || wordNet.isAdjective(comparative.group("stem") + "e")
                        || wordNet.isAdjective(comparative.group("stem").replaceFirst("(.)\\1$", "$1"))
                        || wordNet.isAdjective(comparative.group("stem").replaceFirst("i$", "y")));
    }

    /**
     * Whether a word of a longer text is no noun there or says too little for a subject: "why do old people shrink" is not
     * about psychiatrists, and "10,000 steps a day" is not about days.
     */
    boolean isNoSubject(String written, String base, String article) {
        String word = written.toLowerCase(Locale.ROOT);
        boolean verb = article.isEmpty() && wordNet.isVerb(word) && wordNet.nounShare(word) < MIN_NOUN_SHARE;
        return verb || RequestWords.GENERAL.contains(base.toLowerCase(Locale.ROOT));
    }
}
