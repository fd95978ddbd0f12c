package io.reelmill.writer.wordnet;

import io.reelmill.wordnet.WordNet;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Turns the definition of a dictionary into one that is spoken: one thing instead of "any of several", and no Latin names. */
final class PlainDefinition {

    private static final int MAX_WORDS = 24;
    private static final int MIN_WORDS = 5;

    private static final String LATIN_NAME = "\\p{Lu}\\p{L}+(?:(?:,| and| or|, and|, or) (?:\\p{Lu}\\p{L}+))*";
    /** Names of biology, which say nothing to a listener. */
    private static final Pattern TAXON =
            Pattern.compile(",?(?: (?:of|in|from|belonging to|constituting|comprising))?(?: the)?"
                    + " (?:genus|genera|family|families|order|orders|suborder|subfamily|class|subclass|phylum|tribe|superfamily|division)"
                    + " "
                    + LATIN_NAME);
    /** Says nothing without the Latin name. */
    private static final Pattern MEMBER =
            Pattern.compile("^(?:an? |any )(?:member|species|genus)s? of (?:the |an? )?(?:genus|family|order)\\b");

    /** What is left of "a member of the family of …" with nothing to be a member of. */
    private static final Pattern MEMBER_OF_NOTHING = Pattern.compile(
            "^(?:\\p{L}+ ){0,5}(?:member|species|genus)\\b(?! of\\b)(?:,| with| that| who| having| characteri|$)");

    private static final Pattern ANY_OF =
            Pattern.compile("^any of (?:(?:several|various|numerous|many|different|certain|a (?:large"
                    + " )?(?:number|group|family|class|variety) of)\\b,? ?(?:and |or )?)*(?<the>the |these |those"
                    + " )?(?:other )?(?<rest>.+)$");
    /** Has an article or says how many. */
    private static final Pattern BEGUN = Pattern.compile(
            "^(?:an?|any|the|one|two|three|four|some|several|many|all|each|either|someone|something|your|one's|part|formerly|usually)\\b|^[^,]*"
                    + " (?:is|are|was|were) |^\\p{L}+ing\\b");

    private static final Pattern ONE_WORD_AFTER =
            Pattern.compile("^(?<or> (?:or|and) (?:\\p{L}+ )?)(?<second>\\p{L}+s)\\b");
    /** The noun of a definition stands before these. */
    private static final Pattern HEAD_ENDS = Pattern.compile(
            "that|which|who|whose|of|in|with|from|for|to|on|at|by|as|between|having|consisting|containing|where|is|are");

    private static final Pattern WORD = Pattern.compile("[\\p{L}'’-]+");
    private static final Pattern RELATIVE = Pattern.compile(
            "\\b(?<pronoun>that|which|who) (?<adverb>\\p{L}+ly |often |sometimes )?(?<verb>\\p{L}+)\\b");
    /** A verb that an adverbial follows, so that it is no noun. */
    private static final Pattern SECOND_VERB =
            Pattern.compile(" and (?<verb>have|are|do|live|feed|hunt|grow|eat|swim|run|fly|breed|nest)\\b");
    /** Where a definition can end before it is complete. */
    private static final Pattern BREAK = Pattern.compile(
            ",? (?:with|that|which|who|whose|used|where|usually|often|especially|including|resembling|similar|such"
                    + " as|in which|by which|and having|and with)\\b|, ");

    private final WordNet wordNet;
    private final CommonWords common;

    PlainDefinition(WordNet wordNet) {
        this.wordNet = wordNet;
        this.common = new CommonWords(wordNet);
    }

    /** The definition for the ear; empty when it is only a place in a system of names. */
    String of(String definition, boolean many) {
        if (MEMBER.matcher(definition).find()) {
            return "";
        }
        String text = TAXON.matcher(definition).replaceAll("");
        if (MEMBER_OF_NOTHING.matcher(text).find()) {
            return "";
        }
        text = many ? text : one(text);
        text = text.replaceAll(",? having (?!been|to\\b)", " with ")
                .replaceAll("\\bcharacteri[sz]ed by\\b", "with")
                .replaceAll("\\b(?:consisting|composed) of\\b", "made of")
                .replaceAll("\\b(?:and so on|and the like|or the like|or similar \\p{L}+)$", "")
                .replaceAll("(?<=\\p{L})(?<!\\b(?:and|or|but)) (usually|often) with\\b", ", $1 with")
                .replaceAll("\\b(\\p{L}+ \\p{L}+) \\1\\b", "$1")
                .replaceAll("\\bone's\\b", "your")
                .replaceAll("\\boneself\\b", "yourself")
                .replaceAll("\\s*,[,\\s]*,", ",")
                .replaceAll("\\s+,", ",")
                .replaceAll("\\s+", " ")
                .strip();
        return shortened(text);
    }

    /** {@code any of several orchids that have …} becomes {@code an orchid that has …}. */
    private String one(String text) {
        Matcher any = ANY_OF.matcher(text);
        boolean isAny = any.matches();
        if (!isAny && BEGUN.matcher(text).find()) {
            return text;
        }
        String rest = isAny ? any.group("rest") : text;
        if (isAny && any.group("the") != null) {
            return "one of the " + rest;
        }
        Matcher word = WORD.matcher(rest);
        while (word.find() && !HEAD_ENDS.matcher(word.group()).matches()) {
            if (!isAny && word.group().matches("\\p{Lu}.*|.*(?:ing|ed)")) {
                return text;
            }
            String singular = singular(word.group());
            if (!singular.equals(word.group())) {
                String tail = rest.substring(word.end());
                Matcher second = ONE_WORD_AFTER.matcher(tail);
                if (second.find()) {
                    tail = second.group("or").replace("and", "or")
                            + singular(second.group("second"))
                            + tail.substring(second.end());
                }
                String phrase = rest.substring(0, word.start()) + singular + agreed(tail);
                return Noun.article(phrase) + " " + phrase;
            }
        }
        return isAny ? Noun.article(rest) + " " + rest : text;
    }

    /** The verbs after the first relative pronoun, for one thing instead of several. */
    private String agreed(String tail) {
        Matcher relative = RELATIVE.matcher(tail);
        if (!relative.find()) {
            return tail.replaceAll("\\btheir\\b", "its");
        }
        String after = tail.substring(relative.end("verb"));
        Matcher second = SECOND_VERB.matcher(after);
        if (second.find() && wordNet.isVerb(second.group("verb"))) {
            after = after.substring(0, second.start("verb"))
                    + thirdPerson(second.group("verb"))
                    + after.substring(second.end("verb"));
        }
        return (tail.substring(0, relative.start("verb")) + thirdPerson(relative.group("verb")) + after)
                .replaceAll("\\btheir\\b", "its");
    }

    private String thirdPerson(String verb) {
        return switch (verb) {
            case "have" -> "has";
            case "are" -> "is";
            case "were" -> "was";
            case "do" -> "does";
            default ->
                wordNet.isVerb(verb) && !verb.matches(".*(?:s|[^e]ed|ing)|can|may|must|will|is|was|has")
                        ? verb + (verb.matches(".*(?:sh|ch|x|z|o)") ? "es" : "s")
                        : verb;
        };
    }

    private String singular(String plural) {
        return wordNet.singular(plural).filter(wordNet::isNoun).orElseGet(() -> {
            List<String> forms = new ArrayList<>();
            if (plural.endsWith("ies")) {
                forms.add(plural.substring(0, plural.length() - 3) + "y");
            }
            if (plural.matches(".*(?:s|x|z|ch|sh|o)es")) {
                forms.add(plural.substring(0, plural.length() - 2));
            }
            if (plural.endsWith("s") && !plural.endsWith("ss")) {
                forms.add(plural.substring(0, plural.length() - 1));
            }
            // the order of the Primates is no word for one of them
            boolean isOwnWord = wordNet.senses(plural).stream()
                    .anyMatch(sense -> sense.words().contains(plural));
            return isOwnWord
                    ? plural
                    : forms.stream().filter(wordNet::isNoun).findFirst().orElse(plural);
        });
    }

    /** Cut before a clause, until it is short enough and has few rare words; never so much that it is broken. */
    private String shortened(String text) {
        String fitting = "";
        for (String told = text; !told.isEmpty(); told = withoutLastClause(told)) {
            boolean fits = Definitions.words(told) <= MAX_WORDS;
            if (fits && common.isPlain(told)) {
                return told;
            }
            fitting = fits && fitting.isEmpty() ? told : fitting;
        }
        return fitting.isEmpty() ? text : fitting;
    }

    private static String withoutLastClause(String text) {
        Matcher ends = BREAK.matcher(text);
        String cut = "";
        while (ends.find()) {
            String before = text.substring(0, ends.start());
            String after = text.substring(ends.start());
            boolean inList = after.startsWith(", ")
                    && !after.matches(
                            ", (?:with|that|which|who|whose|used|where|usually|often|especially|including)\\b.*");
            if (Definitions.words(before) >= MIN_WORDS
                    && !inList
                    && !before.matches(".* (?:and|or|of|in|a|an|the|is|are|by|at|to)|.*, (?:and|or) \\p{L}+")) {
                cut = before;
            }
        }
        return cut;
    }
}
