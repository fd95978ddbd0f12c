package io.reelmill.sound.effects;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;

/** The words of an English text in order, each with the base forms that it may come from. */
final class WordForms {

    private WordForms() {}

    static List<List<String>> of(String text) {
        return Arrays.stream(text.toLowerCase(Locale.ROOT).split("[^\\p{L}\\p{Nd}']+"))
                .filter(w -> !w.isEmpty())
                .map(WordForms::forms)
                .toList();
    }

    private static List<String> forms(String word) {
        List<String> forms = new ArrayList<>();
        forms.add(word);
        cut(word, "'s", "", forms);
        cut(word, "s", "", forms);
        cut(word, "es", "", forms);
        cut(word, "ies", "y", forms);
        cut(word, "ed", "", forms);
        cut(word, "d", "", forms);
        cut(word, "ing", "", forms);
        cut(word, "ing", "e", forms);
        int n = word.length();
        for (String ending : List.of("ing", "ed")) {
            int stem = n - ending.length();
            if (word.endsWith(ending) && stem > 3 && word.charAt(stem - 1) == word.charAt(stem - 2)) {
                forms.add(word.substring(0, stem - 1));
            }
        }
        return forms;
    }

    private static void cut(String word, String ending, String instead, List<String> forms) {
        int stem = word.length() - ending.length();
        if (word.endsWith(ending) && stem >= 3) {
            forms.add(word.substring(0, stem) + instead);
        }
    }
}
