package io.reelmill.compositor.caption;

import java.lang.Character.UnicodeScript;
import java.text.Normalizer;
import java.util.Locale;

/** What of a spoken word is written. */
final class CaptionText {

    private CaptionText() {}

    /** The word as a style shows it; may be empty when it is nothing but punctuation. */
    static String shown(String word, CaptionStyle style, String language) {
        String text = word.strip();
        if (!style.type().punctuation()) {
            text = bare(text);
        }
        Locale locale = Locale.forLanguageTag(language);
        return switch (style.type().letters()) {
            case AS_WRITTEN -> text;
            case CAPITALS -> capitals(text, locale);
            case SMALL -> text.toLowerCase(locale);
        };
    }

    /** Greek capitals carry no accents; Georgian ones are for headlines alone, and hardly a typeface has them. */
    private static String capitals(String text, Locale locale) {
        UnicodeScript script = text.codePoints()
                .filter(Character::isLetter)
                .mapToObj(UnicodeScript::of)
                .findFirst()
                .orElse(null);
        if (script == UnicodeScript.GEORGIAN) {
            return text;
        }
        String bare = script == UnicodeScript.GREEK
                ? Normalizer.normalize(
                        Normalizer.normalize(text, Normalizer.Form.NFD).replace("\u0301", ""), Normalizer.Form.NFC)
                : text;
        return bare.toUpperCase(locale);
    }

    /** Drops punctuation but question and exclamation marks, and what belongs to a number or a compound. */
    private static String bare(String text) {
        StringBuilder kept = new StringBuilder();
        int[] points = text.codePoints().toArray();
        for (int i = 0; i < points.length; i++) {
            int point = points[i];
            boolean inside = i > 0
                    && i + 1 < points.length
                    && Character.isLetterOrDigit(points[i - 1])
                    && Character.isLetterOrDigit(points[i + 1]);
            if (keeps(point) || inside && "'’.,:-–/־׳״·".indexOf(point) >= 0) {
                kept.appendCodePoint(point);
            }
        }
        return kept.toString();
    }

    private static boolean keeps(int point) {
        return switch (Character.getType(point)) {
            case Character.START_PUNCTUATION,
                    Character.END_PUNCTUATION,
                    Character.DASH_PUNCTUATION,
                    Character.INITIAL_QUOTE_PUNCTUATION,
                    Character.FINAL_QUOTE_PUNCTUATION,
                    Character.CONNECTOR_PUNCTUATION -> false;
            case Character.OTHER_PUNCTUATION -> "?!？！؟¿¡%&@#".indexOf(point) >= 0;
            default -> true;
        };
    }
}
