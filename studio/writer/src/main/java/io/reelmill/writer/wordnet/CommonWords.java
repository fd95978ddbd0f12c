package io.reelmill.writer.wordnet;

import io.reelmill.wordnet.WordNet;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;

/** Tells common words from rare ones: those that occur in the texts whose meanings were tagged for WordNet. */
final class CommonWords {

    private static final int MIN_LETTERS = 4;
    /** One rare word is allowed for each so many words. */
    private static final int WORDS_FOR_ONE_RARE = 7;

    private final WordNet wordNet;

    CommonWords(WordNet wordNet) {
        this.wordNet = wordNet;
    }

    /** Whether a listener knows most of the words of a text. */
    boolean isPlain(String text) {
        List<String> words = Arrays.stream(text.split("[^\\p{L}\\p{Nd}'’-]+"))
                .filter(word -> !word.isEmpty())
                .toList();
        return rare(words) <= words.size() / WORDS_FOR_ONE_RARE;
    }

    /** Whether all words of a term are common; a name that is no common word is not. */
    boolean isCommon(String term) {
        return Arrays.stream(term.split("[ -]"))
                .filter(word -> word.length() >= MIN_LETTERS)
                .allMatch(word ->
                        forms(word.toLowerCase(Locale.ROOT)).stream().anyMatch(form -> wordNet.usage(form) > 0));
    }

    private long rare(List<String> words) {
        return words.stream().filter(this::isRare).count();
    }

    private boolean isRare(String word) {
        if (word.length() < MIN_LETTERS || Character.isUpperCase(word.charAt(0)) || word.matches(".*\\d.*")) {
            return false;
        }
        boolean known = false;
        for (String form : forms(word.toLowerCase(Locale.ROOT))) {
            int usage = wordNet.usage(form);
            if (usage > 0) {
                return false;
            }
            known |= usage == 0;
        }
        return known;
    }

    /** The word and what it may be a form of. */
    private static List<String> forms(String word) {
        List<String> forms = new ArrayList<>(List.of(word));
        for (String ending : List.of("s", "es", "ed", "d", "ing", "er", "est", "ly", "like")) {
            if (word.endsWith(ending) && word.length() - ending.length() > 2) {
                String stem = word.substring(0, word.length() - ending.length());
                forms.add(stem);
                forms.add(stem + "e");
                if (stem.endsWith("i")) {
                    forms.add(stem.substring(0, stem.length() - 1) + "y");
                }
                if (stem.length() > 3 && stem.charAt(stem.length() - 1) == stem.charAt(stem.length() - 2)) {
                    forms.add(stem.substring(0, stem.length() - 1));
                }
            }
        }
        forms.addAll(Arrays.stream(word.split("-"))
                .filter(part -> part.length() >= MIN_LETTERS && word.contains("-"))
                .toList());
        return forms;
    }
}
