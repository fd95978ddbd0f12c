package io.reelmill.remote.openai;

import io.reelmill.providers.speech.Speech.SpokenWord;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** Puts the punctuation of a text onto timed words, which come without it. */
final class TimedWords {

    private TimedWords() {}

    /** The tokens of the text with the times of the words; the words as they are where both do not agree. */
    static List<SpokenWord> punctuated(String text, List<SpokenWord> words) {
        List<SpokenWord> result = new ArrayList<>();
        int at = 0;
        for (String token : text.strip().split("\\s+")) {
            String wanted = bare(token);
            if (wanted.isEmpty()) {
                continue;
            }
            int first = at;
            StringBuilder letters = new StringBuilder();
            while (at < words.size() && letters.length() < wanted.length()) {
                letters.append(bare(words.get(at++).text()));
            }
            if (!letters.toString().equals(wanted)) {
                return words;
            }
            result.add(new SpokenWord(
                    token, words.get(first).start(), words.get(at - 1).end()));
        }
        return at == words.size() ? result : words;
    }

    private static String bare(String word) {
        return word.toLowerCase(Locale.ROOT).replaceAll("[^\\p{L}\\p{Nd}]", "");
    }
}
