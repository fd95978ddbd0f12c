package io.reelmill.writer;

import io.reelmill.wordnet.Synset;
import io.reelmill.wordnet.WordNet;
import java.util.List;
import java.util.Locale;
import java.util.Set;

/** Puts phrases of a prompt into the middle of sentences. */
final class MidSentence {

    /** Longer ones are no name of a thing. */
    private static final int MOST_WORDS = 9;

    private static final Set<String> ARTICLES = Set.of("The", "A", "An", "My", "Our", "Your");
    /** Words that keep their capital. */
    private static final Set<String> NAMES = Set.of("""
            paris london rome berlin tokyo lyon madrid vienna prague lisbon amsterdam dublin york america
            europe africa asia australia france germany italy spain portugal japan china india canada mexico
            brazil egypt greece england scotland ireland switzerland norway sweden iceland turkey russia
            ukraine poland mars venus mercury jupiter saturn uranus neptune pluto earth christmas easter
            halloween ramadan monday tuesday wednesday thursday friday saturday sunday english french german
            spanish italian japanese chinese roman greek einstein newton shakespeare mozart beethoven
            leonardo cleopatra napoleon caesar
            i
            """.split("\\s+"));

    private MidSentence() {}

    /** The phrase without a capital that was only the start of the prompt; {@code this} if it is no name of a thing. */
    static String phrase(String phrase) {
        String bare = phrase.replaceAll("^[\\s\"'“”(]+|[\\s\"'“”).,;:!?]+$", "");
        List<String> words = List.of(bare.split(" "));
        if (words.size() > MOST_WORDS) {
            return "this";
        }
        return isName(words) && !ARTICLES.contains(words.get(0))
                ? bare
                : bare.substring(0, 1).toLowerCase(Locale.ROOT) + bare.substring(1);
    }

    private static boolean isName(List<String> words) {
        String first = words.get(0);
        return NAMES.contains(first.toLowerCase(Locale.ROOT).replaceAll("'s$", ""))
                || hasInnerCapital(first)
                || words.size() == 2 && startsWithCapital(words.get(0)) && startsWithCapital(words.get(1))
                // "Chile" is a country, and "chile" a pepper
                || words.size() == 1 && isPlace(first);
    }

    private static boolean hasInnerCapital(String word) {
        return word.length() > 1 && !word.substring(1).equals(word.substring(1).toLowerCase(Locale.ROOT));
    }

    private static boolean startsWithCapital(String word) {
        return Character.isUpperCase(word.charAt(0));
    }

    private static boolean isPlace(String word) {
        return startsWithCapital(word)
                && WordNet.get().senses(word).stream()
                        .anyMatch(sense -> sense.isNamed()
                                && sense.file() == Synset.LOCATION
                                && sense.words().contains(word));
    }
}
