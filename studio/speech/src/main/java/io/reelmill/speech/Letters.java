package io.reelmill.speech;

import java.util.List;
import java.util.Locale;
import java.util.Map;

/** Names of the letters in MaryTTS's American English phones, for initials said as one word. */
final class Letters {

    private static final Map<String, String> NAMES = Map.ofEntries(
            Map.entry("A", "EI"),
            Map.entry("B", "b i"),
            Map.entry("C", "s i"),
            Map.entry("D", "d i"),
            Map.entry("E", "i"),
            Map.entry("F", "E f"),
            Map.entry("G", "dZ i"),
            Map.entry("H", "EI tS"),
            Map.entry("I", "AI"),
            Map.entry("J", "dZ EI"),
            Map.entry("K", "k EI"),
            Map.entry("L", "E l"),
            Map.entry("M", "E m"),
            Map.entry("N", "E n"),
            Map.entry("O", "@U"),
            Map.entry("P", "p i"),
            Map.entry("Q", "k j u"),
            Map.entry("R", "A r"),
            Map.entry("S", "E s"),
            Map.entry("T", "t i"),
            Map.entry("U", "j u"),
            Map.entry("V", "v i"),
            Map.entry("W", "d V - b @ l - j u"),
            Map.entry("X", "E k s"),
            Map.entry("Y", "w AI"),
            Map.entry("Z", "z i"));

    private Letters() {}

    /** Whether the word is the name of a letter, or of several ({@code Ls}). */
    static boolean isName(String word) {
        return !word.isEmpty()
                && NAMES.containsKey(word.substring(0, 1))
                && (word.length() == 1 || word.length() == 2 && word.charAt(1) == 's');
    }

    /** One word of letter names, the last one stressed. */
    static String phones(List<String> letters) {
        StringBuilder phones = new StringBuilder();
        for (int i = 0; i < letters.size(); i++) {
            String letter = letters.get(i);
            boolean last = i == letters.size() - 1;
            phones.append(i == 0 ? "" : " - ").append(last ? "' " : ", ");
            phones.append(NAMES.get(letter.substring(0, 1).toUpperCase(Locale.ROOT)));
            if (letter.length() == 2) {
                phones.append(
                        "FHLMNSX".indexOf(letter.charAt(0)) >= 0 && "FHSX".indexOf(letter.charAt(0)) >= 0
                                ? " s"
                                : " z");
            }
        }
        return phones.toString();
    }
}
