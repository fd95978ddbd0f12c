package io.reelmill.gateway.policy;

import java.lang.Character.UnicodeScript;
import java.text.Normalizer;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Pattern;

/**
 * Words and phrases that are found whole, whatever their case, accents and the signs between them. In scripts without spaces each
 * character counts as a word. Time grows with the length of the text alone, as long as few phrases begin with the same word.
 */
final class WordList {

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
        String plain = plain(text);
        List<String> words = new ArrayList<>();
        int at = 0;
        while (at < plain.length()) {
            int start = at;
            int point = plain.codePointAt(at);
            at += Character.charCount(point);
            if (standsAlone(point)) {
                words.add(plain.substring(start, at));
            } else if (Character.isLetterOrDigit(point)) {
                at = endOfWord(plain, at);
                words.add(plain.substring(start, at));
            }
        }
        return words;
    }

    /** In lower case and without accents. */
    private static String plain(String text) {
        boolean ascii = text.chars().allMatch(c -> c < 128);
        String bare = ascii
                ? text
                : ACCENTS.matcher(Normalizer.normalize(text, Normalizer.Form.NFKD))
                        .replaceAll("");
        return bare.toLowerCase(Locale.ROOT);
    }

    private static int endOfWord(String text, int from) {
        int end = from;
        while (end < text.length()) {
            int point = text.codePointAt(end);
            if (!Character.isLetterOrDigit(point) || standsAlone(point)) {
                break;
            }
            end += Character.charCount(point);
        }
        return end;
    }

    /** Whether a character of a script without spaces counts as a word. */
    private static boolean standsAlone(int point) {
        if (point < 0x0E00) {
            return false; // quick: what is written most has spaces
        }
        return switch (UnicodeScript.of(point)) {
            case HAN, HIRAGANA, KATAKANA, THAI -> true;
            default -> false;
        };
    }
}
