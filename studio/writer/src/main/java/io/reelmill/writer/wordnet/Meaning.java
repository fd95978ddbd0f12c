package io.reelmill.writer.wordnet;

import io.reelmill.wordnet.Synset;
import java.util.regex.Pattern;

/** Properties of a meaning that decide whether and how it is told. */
final class Meaning {

    /** What no video says, and what was only true when WordNet was written. */
    private static final Pattern UNSUITABLE = Pattern.compile(
            "(?i).*(?:\\b(?:offensive|slang|disparag\\w*|obscen\\w*|vulgar|sexual\\w*|erotic\\w*|penis|vagina|prostitut\\w*|copulat\\w*|genital\\w*|intercourse|derogatory|nigger|negro\\w*|mongoloid\\w*|terroris\\w*|segregated|concentration"
                    + " camps?|now|currently|nowadays|recently|abbreviation|trade ?(?:name|mark)s?|informal|terms?"
                    + " used|general term|incumbent|present-day|e\\.g\\.?|i\\.e\\.?|this sense)\\b).*|[^;]*`.*");

    private static final Pattern GONE =
            Pattern.compile("(?i).*\\b(?:lasted|until|formerly|former|ancient|ended|destroyed|dissolved|existed)\\b.*");
    private static final Pattern FORMER = Pattern.compile(
            "(?i).*\\b(?:lasted|until|formerly|former|ancient|ended|was|were|fought|founded|ruled|who"
                    + " (?!is|are|has|lives|plays|studies|practices|works|can|uses|makes|sells|owns)\\p{L}+|whose)\\b.*");

    /** A name of biology. */
    private static final Pattern GENUS = Pattern.compile("(?s)^(?:an? |the )?(?:\\p{L}+ )?genus\\b.*");

    private Meaning() {}

    /** Whether it may be told at all. */
    static boolean isSuitable(Synset meaning) {
        return !UNSUITABLE.matcher(meaning.gloss()).matches()
                && !GENUS.matcher(meaning.gloss()).matches();
    }

    static boolean isEvent(Synset meaning) {
        return meaning.file() == Synset.ACT || meaning.file() == Synset.EVENT;
    }

    /** Whether it is told in the past tense. */
    static boolean isPast(Synset meaning, Gloss gloss) {
        if (!gloss.to().isEmpty()) {
            return true;
        }
        if (!gloss.from().isEmpty() && meaning.file() == Synset.PERSON) {
            return Integer.parseInt(gloss.from().replaceAll("\\D", "")) < 1940;
        }
        if (meaning.isNamed()) {
            if (meaning.file() == Synset.PERSON) {
                return FORMER.matcher(meaning.gloss()).matches();
            }
            return isEvent(meaning)
                    || GONE.matcher(gloss.definition()).matches()
                    || meaning.gloss().matches("(?i).*\\b(?:lasted|dissolved|destroyed|existed)\\b.*");
        }
        return GONE.matcher(Gloss.of(meaning.gloss()).definition()).matches()
                && meaning.gloss().matches("(?i).*\\b(?:lasted until|in ancient|extinct|ancient)\\b.*");
    }
}
