package io.reelmill.gateway.policy;

import java.text.Normalizer;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Words and phrases that are found whole, whatever their case, accents and the signs between them. In scripts without spaces each
 * character counts as a word. Time grows with the length of the text alone, as long as few phrases begin with the same word.
 */
final class WordList {

    private static final Pattern WORD = Pattern.compile(
            "[\\p{IsIdeographic}\\p{IsHiragana}\\p{IsKatakana}\\p{IsThai}]|[\\p{L}\\p{N}&&[^\\p{IsIdeographic}]]+");
    private static final Pattern ACCENTS = Pattern.compile("\\p{M}+");

    private final Map<String, List<List<String>>> byFirstWord = new HashMap<>();

    WordList(Collection<String> entries) {
        for (String entry : entries) {
            List<String> words = words(entry);
            if (!words.isEmpty()) {
                byFirstWord
                        .computeIfAbsent(words.get(0), first -> new ArrayList<>())
                        .add(words);
            }
        }
    }

    boolean isEmpty() {
        return byFirstWord.isEmpty();
    }

    /** Whether one of them is in a text. */
    boolean matches(String text) {
        List<String> words = words(text);
        for (int at = 0; at < words.size(); at++) {
            for (List<String> phrase : byFirstWord.getOrDefault(words.get(at), List.of())) {
                int end = at + phrase.size();
                if (end <= words.size() && words.subList(at, end).equals(phrase)) {
                    return true;
                }
            }
        }
        return false;
    }

    private static List<String> words(String text) {
        String plain = ACCENTS.matcher(Normalizer.normalize(text, Normalizer.Form.NFKD))
                .replaceAll("")
                .toLowerCase(Locale.ROOT);
        List<String> words = new ArrayList<>();
        Matcher word = WORD.matcher(plain);
        while (word.find()) {
            words.add(word.group());
        }
        return words;
    }
}
