package io.reelmill.speech;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.lang.Character.UnicodeScript;
import java.nio.charset.StandardCharsets;
import java.text.Normalizer;
import java.util.HashMap;
import java.util.Locale;
import java.util.Map;

/**
 * Text in other letters as an English voice can say it. Letters in fancy dress (bold, wide, circled) and digits of any
 * script become plain ones; letters of alphabets, kana, Hangul and Devanagari become Latin ones by their sound. What has
 * no reading here, Chinese characters among it, stays. White space stays where it is, so that tokens keep their order.
 */
public final class Romanisation {

    private static final int FIRST_SYLLABLE = 0xAC00;
    private static final int LAST_SYLLABLE = 0xD7A3;
    private static final String[] INITIALS = "g kk n d tt r m b pp s ss  j jj ch k t p h".split(" ", -1);
    private static final String[] MEDIALS =
            "a ae ya yae eo e yeo ye o wa wae oe yo u wo we wi yu eu ui i".split(" ", -1);
    private static final String[] FINALS = " k k k n n n t l k m l l l p l m p p t t ng t t k t p t".split(" ", -1);
    /** Devanagari vowel signs and the sign that takes the vowel away. */
    private static final Map<Integer, String> VOWEL_SIGNS = Map.ofEntries(
            Map.entry(0x93E, "aa"),
            Map.entry(0x93F, "i"),
            Map.entry(0x940, "ee"),
            Map.entry(0x941, "u"),
            Map.entry(0x942, "oo"),
            Map.entry(0x943, "ri"),
            Map.entry(0x947, "e"),
            Map.entry(0x948, "ai"),
            Map.entry(0x94B, "o"),
            Map.entry(0x94C, "au"),
            Map.entry(0x94D, ""));

    private static final Map<Integer, String> LETTERS = read();

    private Romanisation() {}

    /** The text with plain letters and digits in place of those in fancy dress and of other numerals. */
    public static String plain(String text) {
        if (text.chars().allMatch(c -> c < 0x660)) {
            return text;
        }
        StringBuilder plain = new StringBuilder();
        text.codePoints().forEach(c -> {
            String folded = isDressed(c) ? Normalizer.normalize(Character.toString(c), Normalizer.Form.NFKC) : "";
            if (Character.isDigit(c)) {
                plain.append(Character.digit(c, 10));
            } else if (!folded.isEmpty() && folded.chars().allMatch(f -> f < 128 && Character.isLetterOrDigit(f))) {
                plain.append(folded);
            } else {
                plain.appendCodePoint(c);
            }
        });
        return plain.toString();
    }

    /** Letters and numerals, those in circles and boxes too; not signs such as the one for a trade mark. */
    private static boolean isDressed(int c) {
        return c >= 0x660 && Character.isLetterOrDigit(c)
                || Character.getType(c) == Character.LETTER_NUMBER
                || c == '№'
                || c >= 0x2460 && c <= 0x24FF
                || c >= 0x1F130 && c <= 0x1F149;
    }

    /** Whether a text has letters, none of them Latin, and a reading in Latin ones. */
    static boolean isForeign(String text) {
        String plain = plain(text);
        boolean latin = plain.codePoints().anyMatch(c -> UnicodeScript.of(c) == UnicodeScript.LATIN);
        return !latin && !of(text).equals(plain);
    }

    /** The text in Latin letters, as far as it has a reading. */
    public static String of(String text) {
        StringBuilder latin = new StringBuilder();
        plain(text).codePoints().forEach(c -> add(latin, c));
        return latin.toString();
    }

    private static void add(StringBuilder latin, int c) {
        if (c >= FIRST_SYLLABLE && c <= LAST_SYLLABLE) {
            int at = c - FIRST_SYLLABLE;
            latin.append(INITIALS[at / 588]).append(MEDIALS[at / 28 % 21]).append(FINALS[at % 28]);
        } else if (VOWEL_SIGNS.containsKey(c) && latin.length() > 0) {
            latin.setLength(latin.length() - (latin.charAt(latin.length() - 1) == 'a' ? 1 : 0));
            latin.append(VOWEL_SIGNS.get(c));
        } else {
            latin.append(letter(c));
        }
    }

    private static String letter(int c) {
        // Katakana lie as far behind their hiragana as the blocks do.
        int plain = c >= 0x30A1 && c <= 0x30F4 ? c - 0x60 : Character.toLowerCase(c);
        int bare = Normalizer.normalize(Character.toString(plain), Normalizer.Form.NFD)
                .codePointAt(0);
        String letter = LETTERS.getOrDefault(plain, LETTERS.get(bare));
        if (letter == null) {
            return Character.toString(c);
        }
        boolean capital = Character.isUpperCase(c) && !letter.isEmpty();
        return capital ? letter.substring(0, 1).toUpperCase(Locale.ROOT) + letter.substring(1) : letter;
    }

    private static Map<Integer, String> read() {
        Map<Integer, String> letters = new HashMap<>();
        try (InputStream table = Romanisation.class.getResourceAsStream("romanisation.tsv");
                BufferedReader lines = new BufferedReader(new InputStreamReader(table, StandardCharsets.UTF_8))) {
            lines.lines().filter(line -> !line.startsWith("#")).forEach(line -> {
                String[] cells = line.split("\t");
                int[] written = cells[0].codePoints().toArray();
                String[] said = cells[1].split(" ");
                if (written.length != said.length) {
                    throw new IllegalStateException("romanisation.tsv, letters and readings differ in number: " + line);
                }
                for (int i = 0; i < written.length; i++) {
                    letters.put(written[i], said[i].equals("-") ? "" : said[i]);
                }
            });
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return letters;
    }
}
