package io.reelmill.typography;

import java.lang.Character.UnicodeScript;
import java.text.Bidi;
import java.text.BreakIterator;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** What the scripts of the world ask of letters in a picture: direction, width, where a line may break, what is joined. */
public final class Script {

    /** The most columns of a piece of text that has no spaces. */
    private static final int PIECE_COLUMNS = 8;

    private static final Pattern CLUSTER = Pattern.compile("\\X");
    /** What may not begin a line, besides all closing punctuation: small kana, long marks, repetition marks. */
    private static final String NEVER_FIRST = "ぁぃぅぇぉっゃゅょゎァィゥェォッャュョヮヵヶーー々〻ゝゞヽヾ";

    private Script() {}

    /** User-perceived characters, none of which may be torn apart. */
    public static List<String> clusters(String text) {
        List<String> clusters = new ArrayList<>();
        Matcher matcher = CLUSTER.matcher(text);
        while (matcher.find()) {
            clusters.add(matcher.group());
        }
        return clusters;
    }

    /** Without joiners, variation selectors and tags, which have no glyph of their own. */
    static int[] drawn(int[] cluster) {
        return Arrays.stream(cluster).filter(point -> !ignorable(point)).toArray();
    }

    static boolean ignorable(int point) {
        return point == 0x200C
                || point == 0x200D
                || point >= 0x200E && point <= 0x200F
                || point >= 0x202A && point <= 0x202E
                || point >= 0x2060 && point <= 0x2069
                || point == 0xFEFF
                || point >= 0xFE00 && point <= 0xFE0F
                || point >= 0xE0000 && point <= 0xE01EF
                || Character.isISOControl(point);
    }

    static boolean emoji(int[] cluster) {
        int first = cluster[0];
        boolean asked = Arrays.stream(cluster).anyMatch(point -> point == 0xFE0F || point == 0x20E3);
        return asked
                || first >= 0x1F1E6 && first <= 0x1F1FF
                || first >= 0x1F300 && first <= 0x1FAFF
                || first == 0x2728
                || first == 0x274C
                || first == 0x2705
                || first == 0x2B50
                || first == 0x26A1;
    }

    public static boolean hasEmoji(String text) {
        return clusters(text).stream()
                .anyMatch(cluster -> emoji(cluster.codePoints().toArray()));
    }

    /** Of a character; the long mark of kana too belongs to them, which Unicode counts as common to several scripts. */
    static UnicodeScript script(int point) {
        return switch (point) {
            case 0x30FB, 0x30FC, 0xFF70 -> UnicodeScript.KATAKANA;
            default -> UnicodeScript.of(point);
        };
    }

    /** Whether letters of this script are written without a space between words. */
    static boolean unspaced(int point) {
        return switch (script(point)) {
            case HAN, HIRAGANA, KATAKANA, BOPOMOFO, THAI, LAO, KHMER, MYANMAR, YI -> true;
            default -> point >= 0x3000 && point <= 0x303F || point >= 0xFF01 && point <= 0xFF0F;
        };
    }

    /** Whether no space belongs between two words. */
    public static boolean closed(String before, String after) {
        return !before.isEmpty()
                && !after.isEmpty()
                && unspaced(before.codePointBefore(before.length()))
                && unspaced(after.codePointAt(0));
    }

    /** Whether letters of this script stand apart, so that more or less space between them does no harm. */
    public static boolean trackable(String text) {
        return text.codePoints()
                .filter(Character::isLetter)
                .mapToObj(Script::script)
                .allMatch(script -> switch (script) {
                    case LATIN, CYRILLIC, GREEK, ARMENIAN, HEBREW, COMMON, INHERITED -> true;
                    default -> false;
                });
    }

    /** Whether letters have so many strokes that thicker ones would run together. */
    public static boolean dense(String text) {
        return text.codePoints().mapToObj(Script::script).anyMatch(script -> switch (script) {
            case HAN, HIRAGANA, KATAKANA, BOPOMOFO, HANGUL, YI, ETHIOPIC -> true;
            default -> false;
        });
    }

    /** Whether marks are stacked above and below letters, so that lines need more room. */
    public static boolean stacked(String text) {
        return text.codePoints().mapToObj(Script::script).anyMatch(script -> switch (script) {
            case THAI,
                    LAO,
                    KHMER,
                    MYANMAR,
                    TIBETAN,
                    DEVANAGARI,
                    BENGALI,
                    GURMUKHI,
                    GUJARATI,
                    ORIYA,
                    TAMIL,
                    TELUGU,
                    KANNADA,
                    MALAYALAM,
                    SINHALA,
                    ARABIC,
                    SYRIAC -> true;
            default -> false;
        });
    }

    /** Width in columns, as terminals count it: 2 for a Han, kana or Hangul character or an emoji, 0 for a mark. */
    public static int columns(String text) {
        return text.codePoints().map(Script::columns).sum();
    }

    private static int columns(int point) {
        int type = Character.getType(point);
        if (ignorable(point) || type == Character.NON_SPACING_MARK || type == Character.ENCLOSING_MARK) {
            return 0;
        }
        boolean wide =
                switch (script(point)) {
                    case HAN, HIRAGANA, KATAKANA, BOPOMOFO, HANGUL, YI -> true;
                    default -> point >= 0x3000 && point <= 0x303F || point >= 0xFF01 && point <= 0xFF60;
                };
        return wide || point >= 0x1F300 && point <= 0x1FAFF ? 2 : 1;
    }

    /** Whether a text's first letter with a direction goes right to left. */
    public static boolean rightToLeft(String text, boolean otherwise) {
        for (int point : text.codePoints().toArray()) {
            switch (Character.getDirectionality(point)) {
                case Character.DIRECTIONALITY_RIGHT_TO_LEFT, Character.DIRECTIONALITY_RIGHT_TO_LEFT_ARABIC -> {
                    return true;
                }
                case Character.DIRECTIONALITY_LEFT_TO_RIGHT -> {
                    return false;
                }
                default -> {}
            }
        }
        return otherwise;
    }

    /** Whether the language is written from right to left. */
    public static boolean rightToLeftLanguage(String language) {
        return switch (Locale.forLanguageTag(language).getLanguage()) {
            case "ar", "he", "iw", "fa", "ur", "yi", "ji", "ps", "sd", "ug", "dv", "ckb" -> true;
            default -> false;
        };
    }

    /** Indices of the words of a line from left to right: lines of right-to-left languages begin on the right. */
    public static int[] visualOrder(List<String> words, String language) {
        boolean languageGoesLeft = rightToLeftLanguage(language);
        String whole = String.join(" ", words);
        boolean goesLeft = rightToLeft(whole, languageGoesLeft) || languageGoesLeft;
        if (whole.isEmpty()) {
            return new int[words.size()];
        }
        Bidi bidi = new Bidi(whole, goesLeft ? Bidi.DIRECTION_RIGHT_TO_LEFT : Bidi.DIRECTION_LEFT_TO_RIGHT);
        byte[] levels = new byte[words.size()];
        Integer[] order = new Integer[words.size()];
        int at = 0;
        for (int i = 0; i < levels.length; i++) {
            levels[i] = (byte) bidi.getLevelAt(Math.min(at, whole.length() - 1));
            order[i] = i;
            at += words.get(i).length() + 1;
        }
        Bidi.reorderVisually(levels, 0, order, 0, order.length);
        return Arrays.stream(order).mapToInt(Integer::intValue).toArray();
    }

    /**
     * Parts text that has no spaces where a line may break: into words where a dictionary knows them (Thai), otherwise
     * into a few characters that begin no line they must not begin. Spaced text stays whole.
     */
    public static List<String> pieces(String text, String language) {
        if (columns(text) <= PIECE_COLUMNS || text.codePoints().noneMatch(Script::unspaced)) {
            return List.of(text);
        }
        List<String> units = new ArrayList<>();
        BreakIterator words = BreakIterator.getWordInstance(locale(text, language));
        words.setText(text);
        int from = words.first();
        for (int to = words.next(); to != BreakIterator.DONE; from = to, to = words.next()) {
            String unit = text.substring(from, to);
            if (columns(unit) > PIECE_COLUMNS && unit.codePoints().allMatch(Script::unspaced)) {
                units.addAll(evenly(clusters(unit)));
            } else {
                units.add(unit);
            }
        }
        List<String> pieces = new ArrayList<>();
        for (String unit : units) {
            int last = pieces.size() - 1;
            boolean joins = last >= 0
                    && (!mayBegin(unit)
                            || !mayEnd(pieces.get(last))
                            || columns(pieces.get(last)) + columns(unit) <= most(pieces.get(last), unit)
                                    && !parts(pieces.get(last), unit));
            if (joins) {
                pieces.set(last, pieces.get(last) + unit);
            } else {
                pieces.add(unit);
            }
        }
        return pieces;
    }

    private static List<String> evenly(List<String> clusters) {
        int n = (clusters.stream().mapToInt(Script::columns).sum() + PIECE_COLUMNS - 1) / PIECE_COLUMNS;
        List<String> parts = new ArrayList<>();
        for (int i = 0; i < n; i++) {
            int from = i * clusters.size() / n;
            int to = (i + 1) * clusters.size() / n;
            parts.add(String.join("", clusters.subList(from, to)));
        }
        return parts;
    }

    /** A Japanese ending stays with the Han character that it inflects, even where that makes a long piece. */
    private static int most(String before, String after) {
        boolean ending = script(before.codePointBefore(before.length())) == UnicodeScript.HAN
                && script(after.codePointAt(0)) == UnicodeScript.HIRAGANA;
        return ending ? PIECE_COLUMNS * 3 / 2 : PIECE_COLUMNS;
    }

    private static Locale locale(String text, String language) {
        boolean thai = text.codePoints().anyMatch(point -> script(point) == UnicodeScript.THAI);
        return Locale.forLanguageTag(thai ? "th" : language);
    }

    private static boolean mayBegin(String text) {
        int first = text.codePointAt(0);
        return switch (Character.getType(first)) {
            case Character.END_PUNCTUATION, Character.FINAL_QUOTE_PUNCTUATION, Character.OTHER_PUNCTUATION -> false;
            default -> !Character.isWhitespace(first) && NEVER_FIRST.indexOf(first) < 0;
        };
    }

    private static boolean mayEnd(String text) {
        int type = Character.getType(text.codePointBefore(text.length()));
        return type != Character.START_PUNCTUATION && type != Character.INITIAL_QUOTE_PUNCTUATION;
    }

    /** Whether a line breaks well between two pieces: after a stop, or where a Japanese phrase ends in kana. */
    private static boolean parts(String before, String after) {
        int last = before.codePointBefore(before.length());
        boolean ended =
                script(last) == UnicodeScript.HIRAGANA && script(after.codePointAt(0)) != UnicodeScript.HIRAGANA;
        return "。！？、，；：".indexOf(last) >= 0 || ended && columns(before) >= 4;
    }
}
