package io.reelmill.contracts.catalog;

import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * What of a script will be heard: its words and its pauses, without the directions for its pictures.
 *
 * @param text as {@code source.text} has it
 */
public record SpokenText(String text) {

    /** Beginning of the Thai block. */
    private static final int FIRST_UNSPACED = 0x0e00;

    private static final Pattern DIRECTION = Pattern.compile("\\[[^\\[\\]]*+]");
    private static final Pattern TIMED_BREAK =
            Pattern.compile("<break\\s++time=\"(\\d{1,4}(?:\\.\\d{1,3})?)s\"\\s*+/?>");
    private static final Pattern BREAK = Pattern.compile("<break\\b[^<>]*+>", Pattern.CASE_INSENSITIVE);
    private static final Pattern ADDRESS = Pattern.compile("https?://\\S+");

    /** The address of a post whose content is the script, where the text is nothing else. */
    public Optional<String> address() {
        return Optional.of(text.strip()).filter(t -> ADDRESS.matcher(t).matches());
    }

    /** Whether there is a letter or a digit to be spoken. */
    public boolean hasWords() {
        return spoken().codePoints().anyMatch(Character::isLetterOrDigit);
    }

    /** Seconds that it takes at normal speed, pauses included. */
    public double seconds(int wordsPerMinute) {
        double pauses = 0;
        Matcher breaks = TIMED_BREAK.matcher(text);
        while (breaks.find()) {
            pauses += Double.parseDouble(breaks.group(1));
        }
        return words(spoken()) * 60.0 / wordsPerMinute + pauses;
    }

    private String spoken() {
        return DIRECTION.matcher(BREAK.matcher(text).replaceAll(" ")).replaceAll(" ");
    }

    /** Words between spaces; scripts without spaces count half a word for each character. */
    private static double words(String spoken) {
        int unspaced = 0;
        int words = 0;
        boolean within = false;
        for (int i = 0; i < spoken.length(); i += Character.charCount(spoken.codePointAt(i))) {
            int c = spoken.codePointAt(i);
            boolean letter = !isUnspaced(c) && !Character.isWhitespace(c);
            unspaced += isUnspaced(c) ? 1 : 0;
            words += letter && !within ? 1 : 0;
            within = letter;
        }
        return unspaced / 2.0 + words;
    }

    private static boolean isUnspaced(int c) {
        if (c < FIRST_UNSPACED) {
            return false; // spares most texts the look-up
        }
        return switch (Character.UnicodeScript.of(c)) {
            case HAN, HIRAGANA, KATAKANA, THAI, LAO, KHMER, MYANMAR -> true;
            default -> false;
        };
    }
}
