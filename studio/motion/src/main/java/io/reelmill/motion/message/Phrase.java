package io.reelmill.motion.message;

import io.reelmill.timeline.Captions.Word;
import io.reelmill.typography.Script;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/**
 * A few consecutive spoken words.
 *
 * @param words at least one, with seconds of the clip
 * @param language tag, or empty
 */
public record Phrase(List<Word> words, String language) {

    /** Separates a number from the text before it, and from the text after its scale and unit. */
    private static final String AROUND_NUMBERS =
            "(?<=[^\\p{Nd}.,])(?=\\p{Nd})|(?<=\\p{Nd}[万萬亿億兆千%％倍年])(?=[^%％倍年])|(?<=\\p{Nd}[万亿億兆]年)";

    public Phrase {
        words = List.copyOf(words);
        if (words.isEmpty()) {
            throw new IllegalArgumentException("a phrase has at least one word");
        }
    }

    /** Words without times: they are spread over a part of the clip, in proportion to their length. */
    public static Phrase spread(String text, String language, double begin, double end) {
        String[] parts = text.strip().split("\\s+");
        double letters = 0;
        for (String part : parts) {
            letters += part.length() + 2;
        }
        List<Word> words = new ArrayList<>();
        double at = begin;
        for (String part : parts) {
            double length = (end - begin) * (part.length() + 2) / letters;
            words.add(new Word(part, at, at + length));
            at += length;
        }
        return new Phrase(words, language);
    }

    /** The same phrase in smaller pieces: scripts without spaces arrive as whole sentences. */
    public Phrase pieces() {
        List<Word> pieces = new ArrayList<>();
        for (Word word : words) {
            List<String> parts = parted(word.text(), language);
            double each = (word.end() - word.start()) / parts.size();
            for (int i = 0; i < parts.size(); i++) {
                pieces.add(new Word(parts.get(i), word.start() + i * each, word.start() + (i + 1) * each));
            }
        }
        return new Phrase(pieces, language);
    }

    /** The text segments of such a script, with numbers and their units separated from the letters around them. */
    private static List<String> parted(String text, String language) {
        boolean unspaced = text.codePoints().anyMatch(c -> c > 0x2E7F && Character.isIdeographic(c));
        List<String> parts = new ArrayList<>();
        for (String run : unspaced ? text.split(AROUND_NUMBERS) : new String[] {text}) {
            parts.addAll(Script.pieces(run, language));
        }
        return parts;
    }

    /** The original text. */
    public String text() {
        StringBuilder text = new StringBuilder();
        for (Word word : words) {
            String before = text.toString();
            text.append(before.isEmpty() || Script.closed(before, word.text()) ? "" : " ")
                    .append(word.text());
        }
        return text.toString();
    }

    /** When the first word is spoken. */
    public double start() {
        return words.get(0).start();
    }

    /** When the last word ends. */
    public double end() {
        return words.get(words.size() - 1).end();
    }

    public int size() {
        return words.size();
    }

    /** Width in terminal columns, which decides how large it can be set. */
    public int columns() {
        return words.stream().mapToInt(w -> Script.columns(w.text()) + 1).sum();
    }

    /** A range of its words. */
    public Phrase part(int from, int to) {
        return new Phrase(words.subList(from, to), language);
    }

    /** A word in lower case without surrounding punctuation. */
    public String bare(int index) {
        return bare(words.get(index).text());
    }

    /** A word in lower case without surrounding punctuation. */
    public static String bare(String word) {
        return word.toLowerCase(Locale.ROOT)
                .replace('’', '\'')
                .replaceAll("^[^\\p{L}\\p{N}]+|[^\\p{L}\\p{M}\\p{N}]+$", "");
    }

    /** A word as displayed: without surrounding commas, full stops and quotation marks. */
    public static String shown(String word) {
        String shown = word.replaceAll("^[\"“”„«»‹›「『(\\[]+", "").replaceAll("[\"“”«»‹›」』)\\]]+$", "");
        shown = shown.replaceAll("[.,;:،؛。、，；：…—–]+$", "").replaceAll("[\"“”«»‹›」』)\\]]+$", "");
        return shown.isEmpty() ? word : shown;
    }

    /** The words as displayed. */
    public String shown() {
        return String.join(" ", words.stream().map(w -> shown(w.text())).toList());
    }
}
