package io.reelmill.reading;

import java.text.Normalizer;
import java.util.regex.Pattern;

/** Text as it is to be read: composed, without invisible characters, one space between words. */
final class Tidy {

    private static final Pattern INVISIBLE =
            Pattern.compile("[\\u00AD\\u200B\\u2060\\uFEFF\\u200E\\u200F\\u202A-\\u202E\\p{Cc}&&[^\\t\\n\\r]]+");
    private static final Pattern GAP = Pattern.compile("[\\s\\u00A0\\u2000-\\u200A\\u202F\\u3000]+");

    private Tidy() {}

    static String line(String text) {
        String visible = INVISIBLE.matcher(text == null ? "" : text).replaceAll("");
        return Normalizer.normalize(GAP.matcher(visible).replaceAll(" ").strip(), Normalizer.Form.NFC);
    }

    /** The text cut after a word, when it is longer than so many characters. */
    static String cut(String text, int most) {
        if (text.length() <= most) {
            return text;
        }
        int space = text.lastIndexOf(' ', most);
        return text.substring(0, space > most / 2 ? space : most).strip();
    }
}
