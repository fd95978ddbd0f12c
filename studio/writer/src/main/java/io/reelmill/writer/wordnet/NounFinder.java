package io.reelmill.writer.wordnet;

import io.reelmill.wordnet.WordNet;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;

/** Finds the noun that a request is about. */
final class NounFinder {

    private static final int MAX_TOKENS = 5;
    /** A noun with more meanings may mean anything once the words that narrow it are unknown. */
    private static final int MAX_SENSES_OF_HEAD = 2;

    private static final Set<String> ASKING = Set.of(
            "why",
            "how",
            "when",
            "where",
            "what",
            "who",
            "which",
            "is",
            "are",
            "was",
            "were",
            "do",
            "does",
            "did",
            "can",
            "could",
            "should",
            "would",
            "will",
            "has",
            "have",
            "had",
            "many",
            "much",
            "long",
            "often",
            "far",
            "old",
            "big",
            "fast",
            "tall",
            "deep",
            "really",
            "actually",
            "exactly",
            "if",
            "happens",
            "happened",
            "causes",
            "makes",
            "we",
            "you",
            "i",
            "they",
            "it",
            "to",
            "us",
            "me",
            "there",
            "not",
            "don't",
            "so",
            "some",
            "all",
            "most",
            "my",
            "your",
            "our",
            "their",
            "his",
            "her",
            "its",
            "people",
            "one",
            "every",
            "and",
            "or",
            "but");
    private static final Set<String> PREPOSITIONS = Set.of(
            "of", "in", "for", "at", "on", "with", "from", "to", "by", "about", "without", "during", "after", "before",
            "through", "under", "into", "over", "between", "against", "that", "which", "who", "when", "while", "as",
            "and", "or", "vs", "than", "is", "are", "was", "were", "because", "behind", "like", "using", "near", "has",
            "have", "can", "will", "but", "if", "it", "you", "we", "they");
    /** Nouns that say how something is told, not what. */
    private static final Set<String> TELLING = Set.of(
            "history",
            "story",
            "benefits",
            "benefit",
            "importance",
            "power",
            "life",
            "lives",
            "rise",
            "fall",
            "origin",
            "origins",
            "secret",
            "secrets",
            "art",
            "basics",
            "guide",
            "introduction",
            "meaning",
            "effects",
            "effect",
            "future",
            "impact",
            "role",
            "causes",
            "cause",
            "types",
            "type",
            "kinds",
            "kind",
            "facts",
            "fact",
            "tips",
            "beauty",
            "science",
            "joy",
            "magic",
            "world",
            "review",
            "overview",
            "rules",
            "evolution",
            "invention",
            "birth",
            "death",
            "biography",
            "ways",
            "reasons",
            "things",
            "steps",
            "ideas",
            "lessons",
            "use",
            "uses",
            "advantages",
            "disadvantages",
            "pros",
            "cons",
            "dangers",
            "danger",
            "top",
            "best",
            "worst",
            "mystery",
            "truth",
            "myths",
            "difference",
            "purpose",
            "value",
            "cost",
            "price",
            "number",
            "part",
            "parts",
            "anatomy",
            "culture",
            "symptoms",
            "examples",
            "collapse",
            "discovery",
            "explanation",
            "reason",
            "tour",
            "look",
            "day",
            "video");
    /** "New moon" is a term, but not in "a new moon mission". */
    private static final Set<String> VAGUE = Set.of(
            "new", "old", "big", "good", "great", "best", "first", "last", "free", "high", "low", "long", "short",
            "top", "little", "small", "bad", "fast", "rainy", "hot", "cold", "own", "open", "real", "right", "left",
            "young", "fine");

    private static final Set<String> ARTICLES = Set.of("the", "a", "an");

    private final WordNet wordNet;

    NounFinder(WordNet wordNet) {
        this.wordNet = wordNet;
    }

    /**
     * A noun in a text.
     *
     * @param written as in the text, without an article
     * @param base as WordNet has it
     * @param article as in the text, in lower case, or empty
     * @param whole whether it is all that the noun phrase says, so that nothing narrows it
     * @param first whether no unknown noun comes before it
     * @param alone whether the text has no other words of meaning
     */
    record Found(String written, String base, String article, boolean whole, boolean first, boolean alone) {

        boolean isPlural() {
            return !written.equalsIgnoreCase(base);
        }

        boolean isCapital() {
            return Arrays.stream(written.split(" "))
                    .allMatch(word -> Character.isUpperCase(word.charAt(0))
                            || PREPOSITIONS.contains(word)
                            || ARTICLES.contains(word));
        }
    }

    /**
     * @param question whether the text asks, so that its noun stands before the verb
     * @param activity whether the text begins with a verb
     */
    Optional<Found> find(String text, boolean question, boolean activity) {
        List<String> tokens = new ArrayList<>(Arrays.stream(text.strip().split("\\s+"))
                .map(word -> word.replaceAll("^[\"'“”‘(]+|[\"'”’),.;:!?]+$|['’]s$", ""))
                .filter(word -> !word.isEmpty())
                .toList());
        Optional<Found> compound = compound(tokens);
        if (compound.isPresent()) {
            return compound;
        }
        int from = 0;
        if (activity && tokens.size() > 1) {
            from = tokens.get(1).equalsIgnoreCase("to") ? 3 : 1;
        }
        while (from < tokens.size() && isLittle(tokens.get(from))) {
            from++;
        }
        boolean first = true;
        if (!question && !activity && isHeadline(tokens)) {
            return Optional.empty();
        }
        for (; from < tokens.size(); from++) {
            int to = end(tokens, from, question);
            if (to > from) {
                boolean telling = TELLING.contains(tokens.get(to - 1).toLowerCase(Locale.ROOT)) && to < tokens.size();
                Optional<Found> head = telling ? Optional.empty() : head(tokens, from, to, first);
                if (head.isPresent()) {
                    return head;
                }
                first &= telling;
                from = to;
            }
            while (from + 1 < tokens.size() && isLittle(tokens.get(from + 1))) {
                from++;
            }
        }
        return Optional.empty();
    }

    /** The longest term of several words, such as "Ottoman Empire" or "theory of relativity". */
    Optional<Found> compound(String text) {
        return compound(
                List.of(text.strip().replaceAll("[^\\p{L}\\p{Nd}'’. -]", " ").split("\\s+")));
    }

    private Optional<Found> compound(List<String> tokens) {
        for (int length = Math.min(MAX_TOKENS, tokens.size()); length > 1; length--) {
            for (int from = 0; from + length <= tokens.size(); from++) {
                String first = tokens.get(from).toLowerCase(Locale.ROOT);
                String last = tokens.get(from + length - 1).toLowerCase(Locale.ROOT);
                if (ASKING.contains(first)
                        || PREPOSITIONS.contains(first)
                        || ARTICLES.contains(first)
                        || PREPOSITIONS.contains(last)
                        || ASKING.contains(last)
                                && !tokens.get(from + length - 1).equals("I")) {
                    continue;
                }
                String written = String.join(" ", tokens.subList(from, from + length));
                Optional<String> base = base(written);
                boolean loose = VAGUE.contains(first) && length < tokens.size();
                if (base.isPresent() && !loose) {
                    return Optional.of(new Found(
                            written,
                            base.get(),
                            article(tokens, from),
                            true,
                            true,
                            isAlone(tokens, from, from + length)));
                }
            }
        }
        return Optional.empty();
    }

    /** Whether a plural is followed by a verb: "scientists find a new species" names nothing that could be explained. */
    private boolean isHeadline(List<String> tokens) {
        for (int i = 1; i < tokens.size() - 1; i++) {
            String before = tokens.get(i - 1);
            String word = tokens.get(i);
            boolean verb = wordNet.isVerb(word) && !word.matches(".*(?:ing|ed|s)");
            if (verb
                    && before.matches(".*[^s]s")
                    && base(before).filter(b -> !b.equalsIgnoreCase(before)).isPresent()) {
                return true;
            }
        }
        return false;
    }

    /** Where the noun phrase that begins here ends. */
    private int end(List<String> tokens, int from, boolean question) {
        for (int i = from; i < tokens.size(); i++) {
            String word = tokens.get(i).toLowerCase(Locale.ROOT);
            if (PREPOSITIONS.contains(word) || ARTICLES.contains(word) || ASKING.contains(word)) {
                return i;
            }
            boolean after = question && i > from;
            if (after
                    && base(tokens.get(i - 1)).isPresent()
                    && (wordNet.isVerb(word)
                            || wordNet.isAdjective(word) && !wordNet.isNoun(word)
                            || word.endsWith("ly"))) {
                return i;
            }
        }
        return tokens.size();
    }

    /** The last noun of the phrase, with as many of the words before as make a term. */
    private Optional<Found> head(List<String> tokens, int from, int to, boolean first) {
        for (int start = from; start < to; start++) {
            String written = String.join(" ", tokens.subList(start, to));
            Optional<String> base = base(written);
            if (base.isPresent() && !ASKING.contains(written.toLowerCase(Locale.ROOT))) {
                boolean partOfName = start > from && Character.isUpperCase(written.charAt(0));
                boolean named = start > from
                        && tokens.subList(from, start).stream().anyMatch(word -> Character.isUpperCase(word.charAt(0)));
                int most = named ? 1 : MAX_SENSES_OF_HEAD;
                if (partOfName || start > from && wordNet.senses(base.get()).size() > most) {
                    return Optional.empty();
                }
                return Optional.of(new Found(
                        written, base.get(), article(tokens, from), start == from, first, isAlone(tokens, start, to)));
            }
        }
        return Optional.empty();
    }

    private static boolean isAlone(List<String> tokens, int from, int to) {
        for (int i = 0; i < tokens.size(); i++) {
            if ((i < from || i >= to)
                    && !isLittle(tokens.get(i))
                    && !TELLING.contains(tokens.get(i).toLowerCase(Locale.ROOT))) {
                return false;
            }
        }
        return true;
    }

    private static String article(List<String> tokens, int at) {
        String before = at == 0 ? "" : tokens.get(at - 1).toLowerCase(Locale.ROOT);
        return ARTICLES.contains(before) ? before : "";
    }

    private static boolean isLittle(String token) {
        String word = token.toLowerCase(Locale.ROOT);
        return ASKING.contains(word) || ARTICLES.contains(word) || PREPOSITIONS.contains(word) || word.matches("\\d+");
    }

    /** The form in which WordNet has the word: singular where it knows that. */
    private Optional<String> base(String written) {
        String word = written.toLowerCase(Locale.ROOT);
        List<String> forms = new ArrayList<>();
        if (word.endsWith("ies")) {
            forms.add(word.substring(0, word.length() - 3) + "y");
        }
        if (word.endsWith("ves")) {
            forms.add(word.substring(0, word.length() - 3) + "f");
            forms.add(word.substring(0, word.length() - 3) + "fe");
        }
        if (word.matches(".*(?:s|x|z|ch|sh|o)es")) {
            forms.add(word.substring(0, word.length() - 2));
        }
        if (word.endsWith("s") && !word.endsWith("ss")) {
            forms.add(word.substring(0, word.length() - 1));
        }
        if (word.endsWith("men")) {
            forms.add(word.substring(0, word.length() - 2) + "an");
        }
        switch (word) {
            case "mice" -> forms.add("mouse");
            case "geese" -> forms.add("goose");
            case "teeth" -> forms.add("tooth");
            case "feet" -> forms.add("foot");
            case "children" -> forms.add("child");
            default -> {}
        }
        boolean capital = Character.isUpperCase(written.charAt(0));
        if (capital || forms.isEmpty() || !wordNet.isNoun(forms.get(0))) {
            forms.add(0, word);
        } else {
            forms.add(word);
        }
        return forms.stream()
                .filter(form -> form.length() > 1 && wordNet.isNoun(form))
                .findFirst();
    }
}
