package io.reelmill.speech;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.BinaryOperator;

/**
 * Phones for the words that the voice's lexicon lacks or confuses: contractions, possessives, and words that one spells
 * alike and says differently by their part of speech, such as {@code a minute} and {@code to record}.
 */
final class Pronunciation {

    private static final List<String> HISSING = List.of("s", "z", "S", "Z", "tS", "dZ");
    private static final List<String> VOICELESS = List.of("p", "t", "k", "f", "T");
    private static final List<String> VOWELS =
            List.of("A", "O", "u", "i", "{", "V", "E", "I", "U", "@", "r=", "aU", "OI", "@U", "EI", "AI");

    private final Map<String, List<String[]>> entries = new HashMap<>();
    private final BinaryOperator<String> lexicon;

    /** @param lexicon phones for a word without apostrophe and its part of speech */
    Pronunciation(BinaryOperator<String> lexicon) {
        this.lexicon = lexicon;
        try (InputStream table = Pronunciation.class.getResourceAsStream("pronunciations.tsv");
                BufferedReader lines = new BufferedReader(new InputStreamReader(table, StandardCharsets.UTF_8))) {
            lines.lines()
                    .filter(line -> !line.startsWith("#"))
                    .map(line -> line.split("\t"))
                    .forEach(cells -> entries.computeIfAbsent(cells[0], word -> new ArrayList<>())
                            .add(cells));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /**
     * Phones of the word, or empty when the lexicon is to be asked.
     *
     * @param next the word after, for the sound of {@code the}
     */
    String of(String word, String partOfSpeech, String next) {
        String key = word.toLowerCase(Locale.ROOT);
        if (key.equals("the") && next.matches("(?i)[aeio].*") && !next.matches("(?i)(one|once|eu|uni|use).*")) {
            return "D i";
        }
        for (String[] entry : entries.getOrDefault(key, List.of())) {
            if (entry[1].equals("*") || partOfSpeech.startsWith(entry[1])) {
                return entry[2];
            }
        }
        int apostrophe = key.lastIndexOf('\'');
        if (apostrophe <= 0) {
            return "";
        }
        String stem = key.substring(0, apostrophe).replace("'", "");
        String listed = of(stem, partOfSpeech, next);
        String phones = listed.isEmpty() ? lexicon.apply(stem, partOfSpeech) : listed;
        return phones == null ? "" : phones + ending(key.substring(apostrophe + 1), lastOf(phones));
    }

    private static String ending(String suffix, String last) {
        boolean vowel = VOWELS.contains(last);
        return switch (suffix) {
            case "s" -> HISSING.contains(last) ? " - @ z" : VOICELESS.contains(last) ? " s" : " z";
            case "ll" -> vowel ? " l" : " - @ l";
            case "ve" -> vowel ? " v" : " - @ v";
            case "re" -> " - r=";
            case "d" -> vowel ? " d" : " - @ d";
            case "m" -> " m";
            default -> "";
        };
    }

    private static String lastOf(String phones) {
        return phones.substring(phones.lastIndexOf(' ') + 1);
    }
}
