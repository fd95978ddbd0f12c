package io.reelmill.writer.wordnet;

import io.reelmill.wordnet.WordNet;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;

/** Finds the noun that a request is about. */
final class NounFinder {

    private static final int MAX_TOKENS = 5;
    private static final int MAX_ABBREVIATION = 4;
    /** A noun with more meanings may mean anything once the words that narrow it are unknown. */
    private static final int MAX_SENSES_OF_HEAD = 2;

    private final WordNet wordNet;
    private final BaseForms baseForms;
    private final WordRoles roles;

    NounFinder(WordNet wordNet) {
        this.wordNet = wordNet;
        this.baseForms = new BaseForms(wordNet);
        this.roles = new WordRoles(wordNet, baseForms);
    }

    /** A work or a pair of names, of which one word is another subject: {@code The Lord of the Rings}. */
    private static final Pattern TITLE = Pattern.compile(
            "(?:(?i:the|a) )?\\p{Lu}\\p{L}+ (?:of|and|in) (?:the )?\\p{Lu}\\p{L}+|\\p{L}+ and \\p{Lu}\\p{L}+");

    /** What is done or is the case is something else with each word before it: no trap in "quantum entanglement". */
    private static final Pattern ACT = Pattern.compile("\\p{L}{3,}(?:ment|tion|sion|ance|ence|ity|ism)");

    private static final Pattern RANK = Pattern.compile("first|second|third|last|next|only|new|old|\\p{L}{3,}est");

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
                            || RequestWords.PREPOSITIONS.contains(word)
                            || RequestWords.ARTICLES.contains(word));
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
            return compound.filter(term -> !question || !narrows(tokens, term));
        }
        int from = 0;
        if (activity && tokens.size() > 1) {
            from = tokens.get(1).equalsIgnoreCase("to") ? 3 : 1;
        }
        while (from < tokens.size() && RequestWords.isLittle(tokens.get(from))) {
            from++;
        }
        boolean first = true;
        if (TITLE.matcher(String.join(" ", tokens)).matches()) {
            return Optional.empty();
        }
        if (!question && !activity && roles.isHeadline(tokens)) {
            return Optional.empty();
        }
        for (; from < tokens.size(); from++) {
            if (question && (roles.isJudged(tokens, from) || roles.isDone(tokens, from))) {
                continue;
            }
            int to = end(tokens, from, question);
            if (to > from) {
                boolean telling =
                        RequestWords.TELLING.contains(tokens.get(to - 1).toLowerCase(Locale.ROOT))
                                && to < tokens.size();
                Optional<Found> head = telling ? Optional.empty() : head(tokens, from, to, first);
                if (head.isPresent()) {
                    return head;
                }
                first &= telling;
                from = to;
            }
            while (from + 1 < tokens.size() && RequestWords.isLittle(tokens.get(from + 1))) {
                from++;
            }
        }
        return Optional.empty();
    }

    /** "WY" is Wyoming, "wy" is a slip of the keyboard. */
    private boolean isAbbreviation(String base, String written) {
        if (written.length() > MAX_ABBREVIATION || written.equals(written.toUpperCase(Locale.ROOT))) {
            return false;
        }
        List<String> forms = wordNet.senses(base).stream()
                .flatMap(sense -> sense.words().stream())
                .filter(word -> word.equalsIgnoreCase(base))
                .toList();
        return !forms.isEmpty() && forms.stream().allMatch(word -> word.equals(word.toUpperCase(Locale.ROOT)));
    }

    /** Whether a term only narrows the noun behind it: "a black swan event" is no bird. */
    private boolean narrows(List<String> tokens, Found term) {
        int after = Collections.indexOfSubList(tokens, List.of(term.written().split(" ")))
                + term.written().split(" ").length;
        if (after != tokens.size() - 1
                || !RequestWords.ASKING.contains(tokens.get(0).toLowerCase(Locale.ROOT))) {
            return false;
        }
        String last = tokens.get(after).toLowerCase(Locale.ROOT);
        return wordNet.isNoun(last)
                && !wordNet.isVerb(last)
                && !wordNet.isAdjective(last)
                && !RequestWords.TELLING.contains(last);
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
                if (RequestWords.ASKING.contains(first)
                        || RequestWords.PREPOSITIONS.contains(first)
                        || RequestWords.ARTICLES.contains(first)
                        || RequestWords.PREPOSITIONS.contains(last)
                        || RequestWords.ASKING.contains(last)
                                && !tokens.get(from + length - 1).equals("I")) {
                    continue;
                }
                String written = String.join(" ", tokens.subList(from, from + length));
                Optional<String> base = baseForms.of(written);
                boolean loose = RequestWords.VAGUE.contains(first) && length < tokens.size();
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

    /** Where the noun phrase that begins here ends. */
    private int end(List<String> tokens, int from, boolean question) {
        for (int i = from; i < tokens.size(); i++) {
            String word = tokens.get(i).toLowerCase(Locale.ROOT);
            if (RequestWords.PREPOSITIONS.contains(word)
                    || RequestWords.ARTICLES.contains(word)
                    || RequestWords.ASKING.contains(word)) {
                return i;
            }
            boolean after = question && i > from;
            if (after
                    && baseForms.of(tokens.get(i - 1)).isPresent()
                    && (wordNet.isVerb(word)
                            || wordNet.isAdjective(word) && !wordNet.isNoun(word)
                            || roles.isComparative(word)
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
            Optional<String> base = baseForms.of(written).filter(form -> !isAbbreviation(form, written));
            if (base.isPresent() && !RequestWords.ASKING.contains(written.toLowerCase(Locale.ROOT))) {
                boolean partOfName = start > from && Character.isUpperCase(written.charAt(0));
                boolean named = start > from
                        && tokens.subList(from, start).stream().anyMatch(word -> Character.isUpperCase(word.charAt(0)));
                boolean alone = isAlone(tokens, start, to);
                boolean asks = RequestWords.ASKING.contains(tokens.get(0).toLowerCase(Locale.ROOT));
                if ((!alone || asks) && roles.isNoSubject(written, base.get(), article(tokens, start))) {
                    return Optional.empty();
                }
                int most = named ? 1 : MAX_SENSES_OF_HEAD;
                if (start > from && ACT.matcher(base.get()).matches()) {
                    return Optional.empty();
                }
                if (partOfName || start > from && wordNet.senses(base.get()).size() > most) {
                    return Optional.empty();
                }
                return Optional.of(new Found(written, base.get(), article(tokens, from), start == from, first, alone));
            }
        }
        return Optional.empty();
    }

    private static boolean isAlone(List<String> tokens, int from, int to) {
        for (int i = 0; i < tokens.size(); i++) {
            if ((i < from || i >= to)
                    && !RequestWords.isLittle(tokens.get(i))
                    && !RequestWords.TELLING.contains(tokens.get(i).toLowerCase(Locale.ROOT))) {
                return false;
            }
        }
        return true;
    }

    /** The article before a noun, or before its rank: "the first computer program". */
    private static String article(List<String> tokens, int at) {
        String before = at == 0 ? "" : tokens.get(at - 1).toLowerCase(Locale.ROOT);
        if (at > 1 && RANK.matcher(before).matches()) {
            return article(tokens, at - 1);
        }
        return RequestWords.ARTICLES.contains(before) ? before : "";
    }
}
