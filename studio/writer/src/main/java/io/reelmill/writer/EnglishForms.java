package io.reelmill.writer;

import io.reelmill.providers.language.NumberWords;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import opennlp.tools.stemmer.snowball.SnowballStemmer;
import opennlp.tools.stemmer.snowball.SnowballStemmer.ALGORITHM;

/** English word forms, as far as a script needs them. */
final class EnglishForms {

    /** Several of what is named after its verb, which are something else: {@code sightings} are not about sight. */
    private static final Pattern COUNTED_ACT = Pattern.compile("(?i)(?!(?:saving|earning|feeling)s)\\p{L}{4,}ings");

    private static final Set<String> LITTLE = Set.of(
            "a",
            "an",
            "the",
            "of",
            "and",
            "or",
            "to",
            "in",
            "for",
            "with",
            "at",
            "on",
            "by",
            "is",
            "are",
            "be",
            "do",
            "does",
            "did",
            "why",
            "how",
            "what",
            "when",
            "where",
            "who",
            "which",
            "can",
            "could",
            "should",
            "would",
            "will",
            "your",
            "my",
            "our",
            "their",
            "its",
            "it",
            "we",
            "you",
            "they",
            "i",
            "us",
            "me",
            "about",
            "from",
            "so",
            "that",
            "this",
            "than",
            "more",
            "most",
            "better",
            "best",
            "good",
            "new",
            "get",
            "make",
            "have",
            "has",
            "was",
            "were",
            "there",
            "tips",
            "facts",
            "ways",
            "things",
            "reasons",
            "history",
            "story",
            "video",
            "really",
            "work",
            "works",
            "up",
            "out",
            "off",
            "explained");
    private static final Set<String> DOUBLED = Set.of(
            "stop", "run", "get", "plan", "swim", "sit", "cut", "begin", "win", "dig", "set", "put", "chat", "shop",
            "jog", "knit", "hit", "quit", "let", "nap", "step", "trim", "wrap", "spot", "grab", "blog", "vlog", "ship",
            "hug", "rub", "drop", "map", "pin", "tip", "zip", "flip", "slim", "forget", "tap", "pack-up", "hop", "skip",
            "spin", "rob", "pot", "fit", "pet", "stir", "mop");
    private static final Set<String> SINGULAR_S = Set.of(
            "news",
            "physics",
            "mathematics",
            "economics",
            "politics",
            "gas",
            "chess",
            "business",
            "glass",
            "yoga",
            "paris",
            "texas",
            "series",
            "species",
            "athletics",
            "tennis",
            "christmas",
            "always",
            "lens",
            "genius",
            "bus",
            "css",
            "aws");
    private static final int LARGEST_IN_WORDS = 20;

    private EnglishForms() {}

    /** White-space separated words. */
    static int words(String text) {
        return text.isBlank() ? 0 : text.strip().split("\\s+").length;
    }

    /** Whether the word carries no meaning of its own. */
    static boolean isLittle(String word) {
        return LITTLE.contains(word);
    }

    static String firstSentence(String text) {
        return text.split("(?<=[.!?])\\s", 2)[0];
    }

    static String capital(String text) {
        // title case: Georgian has capitals for whole words only
        return text.isEmpty() ? text : Character.toTitleCase(text.charAt(0)) + text.substring(1);
    }

    /** {@code five} for 5; digits above twenty. */
    static String number(int value) {
        return value <= LARGEST_IN_WORDS ? NumberWords.cardinal(value) : Integer.toString(value);
    }

    /** The value of a number in digits or words, 0 when it is none. */
    static int value(String number) {
        if (number.matches("\\d{1,2}")) {
            return Integer.parseInt(number);
        }
        return IntStream.rangeClosed(0, LARGEST_IN_WORDS)
                .filter(value -> NumberWords.cardinal(value).equals(number.toLowerCase(Locale.ROOT)))
                .findFirst()
                .orElse(0);
    }

    /** Stems of the words that carry meaning, in order. */
    static List<String> stems(String text) {
        return Arrays.stream(text.toLowerCase(Locale.ROOT).split("[^\\p{L}\\p{Nd}-]+"))
                .filter(word -> word.length() > 1 && !LITTLE.contains(word))
                .map(EnglishForms::stem)
                .toList();
    }

    /** The stem of an English word (Snowball): words of one family have the same. */
    static String stem(String word) {
        if (COUNTED_ACT.matcher(word).matches()) {
            return word.toLowerCase(Locale.ROOT);
        }
        // a stemmer has state: one for each call
        return new SnowballStemmer(ALGORITHM.ENGLISH)
                .stem(word.toLowerCase(Locale.ROOT))
                .toString();
    }

    /** {@code bake bread} to {@code baking bread}; only the first word changes. */
    static String gerund(String activity) {
        String[] parts = activity.split(" ", 2);
        String verb = parts[0];
        String lower = verb.toLowerCase(Locale.ROOT);
        String form;
        if (lower.endsWith("ing") && lower.length() > 5) {
            form = verb;
        } else if (lower.equals("be")) {
            form = "being";
        } else if (lower.endsWith("ie")) {
            form = verb.substring(0, verb.length() - 2) + "ying";
        } else if (lower.endsWith("e") && !lower.matches(".*(ee|oe|ye)")) {
            form = verb.substring(0, verb.length() - 1) + "ing";
        } else {
            form = (DOUBLED.contains(lower.replaceFirst("^re(?=\\p{L}{3})", ""))
                            ? verb + verb.charAt(verb.length() - 1)
                            : verb)
                    + "ing";
        }
        return parts.length == 1 ? form : form + " " + parts[1];
    }

    /** The noun phrase up to its first preposition: its last word names the thing. */
    static String head(String phrase) {
        return phrase.split(" (?:of|in|for|at|on|with|from|to|by|about|without|during|after|before|through|under) ", 2)[
                0];
    }

    /** Whether a noun phrase takes a plural verb. */
    static boolean isMany(String phrase) {
        String head = head(phrase);
        if (head.matches("(?i).+ (and|&) .+")) {
            return true;
        }
        String noun = head.substring(head.lastIndexOf(' ') + 1).toLowerCase(Locale.ROOT);
        return noun.matches("people|children|women|men|feet|teeth|mice|fish|sheep|data|we|they|you|these|those")
                || noun.matches("\\p{L}{2,}s") && !noun.matches(".*(ss|us|is|ics|'s)") && !SINGULAR_S.contains(noun);
    }
}
