package io.reelmill.writer.wordnet;

import io.reelmill.wordnet.Synset;
import io.reelmill.wordnet.WordNet;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Turns the definition of a gloss into a sentence. One whose grammar is not certain is left out. */
final class Definitions {

    private static final int MAX_WORDS = 36;
    /** Lexicographer files of animals, artefacts, food, natural objects, persons, plants and substances. */
    private static final Set<Integer> BODIES = Set.of(5, 6, 13, 17, 18, 20, 27);

    private static final Pattern MEANS =
            Pattern.compile("^the (?:act|state|quality|property|condition|fact) of (?:your |someone"
                    + " )?(?=\\p{L}{2,}ing\\b)(?<doing>.+ .+)$");

    private static final Pattern DETERMINED = Pattern.compile(
            "(?i)^(?:an?|the|any|one|some|someone|somebody|something|anything|anyone|either|each|every|that|those|all|two|three|four|several|many|most|what|whatever|equal|its|his|her|their|part)\\b.*");
    /** A gloss that says what the thing does: {@code lifts and moves heavy objects}, {@code lives in human dwellings}. */
    private static final Pattern DOING = Pattern.compile("\\p{Ll}+s (?:and|or) \\p{Ll}+s(?: .*)?"
            + "|(?:lives|grows|feeds|occurs|eats|inhabits|nests|breeds|burrows|attacks|causes|makes) .*");

    private static final Pattern HEAD_END = Pattern.compile(
            "\\s(?:that|which|who|whose|whom|of|in|with|from|for|to|on|at|by|as|between|used|made|having|consisting|containing|usually|often|including|like|where|when|without|under|over|during|after|before|and|or|characterized|formed|produced|brewed|caused|worn|found|resembling|designed|native|noted|known|born|remembered|considered|involving|based|such|so|about|given|built|\\p{L}+ing|\\p{L}+ed)\\b|[,;:]");
    /** A finite verb that no relative pronoun governs. */
    private static final Pattern CLAUSE =
            Pattern.compile("(?i)^(?:(?!who|which|that|whose|where|when|whom)[\\p{L}'’-]+,?"
                    + " ){1,5}?(?:is|are|was|were|has|had|can)\\b.*");

    private final WordNet wordNet;
    private final PlainDefinition plain;

    Definitions(WordNet wordNet) {
        this.wordNet = wordNet;
        this.plain = new PlainDefinition(wordNet);
    }

    /**
     * A definition, in the parts that a sentence is made of.
     *
     * @param noun what is defined
     * @param verb {@code is}, {@code were} or {@code means}
     * @param thing what it is, with its article
     */
    record Definition(Noun noun, String verb, String thing) {

        /** {@code The Ottoman Empire was a Turkish sultanate of …}. */
        String sentence() {
            return ended(noun.inSentence() + " " + verb + " " + thing);
        }
    }

    /** What a noun is; none when the gloss makes no good sentence. */
    Optional<Definition> of(Noun noun, Synset meaning) {
        Gloss gloss = Gloss.of(meaning.gloss());
        String text = DOING.matcher(gloss.definition()).matches() ? "" : plain.of(gloss.definition(), noun.isMany());
        int words = words(text);
        if (words < 2
                || words > MAX_WORDS
                || !Meaning.isSuitable(meaning)
                || text.contains("(")
                || text.contains(")")) {
            return Optional.empty();
        }
        boolean past = Meaning.isPast(meaning, gloss);
        boolean event = Meaning.isEvent(meaning);
        boolean begun = DETERMINED.matcher(text).matches();
        if (text.matches("(?:the|an?) \\p{L}+ (?:interrupts|passes|moves) .*") // what happens, and not what it is
                || text.matches("an? (?:\\p{L}+ )*names for .*")
                || event
                        && text.matches(".* (?:was|were) .*")
                        && !text.matches(".*\\b(?:that|which|who|where|when)\\b.*")
                || text.matches(".*\\bthe \\p{L}+ having\\b.*")
                || event
                        && text.matches(
                                "^(?:the )?\\p{L}+ (?:\\p{L}+ )?\\p{L}+ed (?:against|the|an?|its|his|their)\\b.*")) {
            return Optional.empty();
        }
        if (text.matches(
                "(?:involving|having|containing|being|affecting|resulting|causing|relating|occurring|found|of|in|with)\\b.*")) {
            return Optional.empty();
        }
        if (!begun && (meaning.isNamed() && event || !isNounPhrase(text))) {
            return Optional.empty();
        }
        Matcher means = MEANS.matcher(text);
        if (means.matches() && !past && noun.form() != Noun.Form.NAME) {
            return Optional.of(new Definition(noun, noun.isMany() ? "mean" : "means", means.group("doing")));
        }
        boolean several = !begun && isSeveral(text);
        if (several && !noun.isMany()) {
            return Optional.empty();
        }
        String thing = several || noun.form() == Noun.Form.PLURAL
                ? text
                : determined(text, noun, BODIES.contains(meaning.file()));
        return Optional.of(new Definition(noun, noun.isMany() ? past ? "were" : "are" : past ? "was" : "is", thing));
    }

    private static boolean isNounPhrase(String text) {
        return !CLAUSE.matcher(text).matches() && !(words(text) < 5 && text.matches("\\p{Lu}\\S* \\p{Lu}.*"));
    }

    /**
     * The noun phrase with the article that it needs after "is".
     *
     * @param thing whether it has a body: a "leaping insect" is one that leaps, "playing chess" is an act
     */
    private String determined(String text, Noun noun, boolean thing) {
        if (text.matches("any (?!of\\b).*")) {
            return Noun.article(text.substring(4)) + text.substring(3);
        }
        if (text.matches(
                "(?:first|last|second|third|only|wife|husband|mother|father|capital|birthplace|\\p{L}{3,}est)\\b.*")) {
            return "the " + text;
        }
        if (DETERMINED.matcher(text).matches()
                || !thing
                        && text.matches(
                                "(?!(?:king|ring|string|spring|wing|painting|building|drawing)\\b)\\p{Ll}+ing .*")
                || text.matches("(?:formerly|usually|often|originally) (?:the|an?) .*")) {
            return text;
        }
        Matcher end = HEAD_END.matcher(text);
        String head = end.find() ? text.substring(0, end.start()) : text;
        String word = head.substring(head.lastIndexOf(' ') + 1).toLowerCase(Locale.ROOT);
        boolean plural = word.matches(".*[^sui]s") && !wordNet.isNoun(word);
        boolean counted =
                noun.form() == Noun.Form.COUNTED || noun.form() == Noun.Form.NAME || noun.form() == Noun.Form.THE
                        ? !isMass(word)
                        : isCounted(word) && !word.equals(noun.name());
        boolean abstraction = noun.form() == Noun.Form.MASS
                && word.matches(".*(?:tion|sion|ity|ness|ment|ism)|interest|synthesis|sequence|\\S+ing");
        if (word.matches(
                "hormone|infection|disease|disorder|compound|element|drug|alloy|fruit|game|sport|dance|system|pepper|discharge")) {
            return Noun.article(text) + " " + text;
        }
        return plural || !counted || abstraction || word.isEmpty() ? text : Noun.article(text) + " " + text;
    }

    /** Whether a definition without an article speaks of several: {@code large Old World boas}. */
    private boolean isSeveral(String text) {
        Matcher end = HEAD_END.matcher(text);
        String head = end.find() ? text.substring(0, end.start()) : text;
        String word = head.substring(head.lastIndexOf(' ') + 1).toLowerCase(Locale.ROOT);
        return word.matches("\\p{L}{2,}[^sui\\W]s")
                && !wordNet.isNoun(word)
                && (wordNet.isNoun(word.substring(0, word.length() - 1))
                        || wordNet.isNoun(word.replaceFirst("es$", "")));
    }

    /** Whether WordNet describes it as one of several: {@code a thing that …}. */
    private boolean isCounted(String word) {
        return wordNet.senses(word).stream()
                .findFirst()
                .filter(s -> s.gloss().matches("^(?:\\([^)]*\\)\\s*)?(?:an?|any) .*") && !isMass(word))
                .isPresent();
    }

    private static boolean isMass(String word) {
        return word.matches(
                "matter|\\p{L}+wear|water|food|meat|cloth|fabric|leather|wood|metal|paper|rock|music|work|information|knowledge|behavior|furniture|equipment|clothing|energy|bread|rice|milk|cheese|coffee|tea|sugar|flour|fat|oil|synthesis|soil|ice|snow|glass|steel|hair|fur|skin|poetry|art|literature|money|land|air|training|care|activity|pain|software|hardware|machinery|research");
    }

    static String ended(String sentence) {
        return Noun.capital(sentence.strip().replaceAll("[\\s.,;:]+$", "")) + ".";
    }

    static int words(String text) {
        return text.isBlank() ? 0 : text.strip().split("\\s+").length;
    }
}
