package io.reelmill.reading;

import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.Charset;
import java.nio.charset.CodingErrorAction;
import java.nio.charset.IllegalCharsetNameException;
import java.nio.charset.StandardCharsets;
import java.nio.charset.UnsupportedCharsetException;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** Bytes as text: by byte order mark, then what the header says, then what the text says of itself, then by looking. */
final class Decoding {

    /** A page that declares itself later than this does not. */
    private static final int DECLARED_WITHIN = 4096;

    private static final Pattern CHARSET =
            Pattern.compile("(?i)(?:charset|encoding)\\s*=\\s*[\"']?\\s*([\\w.:-]{2,40})");
    /** What the web means by these names; see the labels of the WHATWG Encoding Standard. */
    private static final Map<String, String> MEANT = Map.of(
            "iso-8859-1", "windows-1252",
            "latin1", "windows-1252",
            "us-ascii", "windows-1252",
            "ascii", "windows-1252",
            "gb2312", "GB18030",
            "gbk", "GB18030",
            "shift_jis", "windows-31j",
            "utf8", "UTF-8");

    private Decoding() {}

    static String text(byte[] body, String contentType) {
        Mark mark = Mark.of(body);
        if (mark != Mark.NONE) {
            return decode(body, mark.length, mark.charset);
        }
        if (isUtf8(body)) {
            // Text in another encoding hardly ever is valid UTF-8 as well, whatever the header says.
            Optional<Charset> wide = declared(contentType).filter(c -> c.name().startsWith("UTF-16"));
            return decode(body, 0, wide.orElse(StandardCharsets.UTF_8));
        }
        String start = new String(body, 0, Math.min(body.length, DECLARED_WITHIN), StandardCharsets.ISO_8859_1);
        Charset charset = Stream.of(contentType, start)
                .flatMap(said -> declared(said).stream())
                .filter(said -> !said.equals(StandardCharsets.UTF_8) || hasUtf8(body))
                .findFirst()
                .orElseGet(() -> Charset.forName("windows-1252"));
        return decode(body, 0, charset);
    }

    /** Whether any character of more than one byte is UTF-8. Where none is, a page that calls itself UTF-8 is mistaken. */
    private static boolean hasUtf8(byte[] body) {
        return new String(body, StandardCharsets.UTF_8).chars().anyMatch(c -> c > 0x7F && c != 0xFFFD);
    }

    private static Optional<Charset> declared(String text) {
        Matcher m = CHARSET.matcher(text == null ? "" : text);
        if (!m.find()) {
            return Optional.empty();
        }
        String name = m.group(1).toLowerCase(Locale.ROOT);
        try {
            return Optional.of(Charset.forName(MEANT.getOrDefault(name, name)));
        } catch (IllegalCharsetNameException | UnsupportedCharsetException e) {
            return Optional.empty();
        }
    }

    private static boolean isUtf8(byte[] body) {
        try {
            StandardCharsets.UTF_8
                    .newDecoder()
                    .onMalformedInput(CodingErrorAction.REPORT)
                    .decode(ByteBuffer.wrap(body));
            return true;
        } catch (CharacterCodingException e) {
            return false;
        }
    }

    /** What is broken becomes U+FFFD, which is dropped: nobody can speak it. */
    private static String decode(byte[] body, int from, Charset charset) {
        return new String(body, from, body.length - from, charset)
                .replace("\uFFFD", "")
                .replace("\u0000", "");
    }

    private enum Mark {
        UTF_8(StandardCharsets.UTF_8, 0xEF, 0xBB, 0xBF),
        UTF_16BE(StandardCharsets.UTF_16BE, 0xFE, 0xFF),
        UTF_16LE(StandardCharsets.UTF_16LE, 0xFF, 0xFE),
        NONE(StandardCharsets.UTF_8);

        private final Charset charset;
        private final int[] bytes;
        private final int length;

        Mark(Charset charset, int... bytes) {
            this.charset = charset;
            this.bytes = bytes;
            this.length = bytes.length;
        }

        static Mark of(byte[] body) {
            for (Mark mark : values()) {
                boolean fits = body.length >= mark.length;
                for (int i = 0; fits && i < mark.length; i++) {
                    fits = (body[i] & 0xFF) == mark.bytes[i];
                }
                if (fits) {
                    return mark;
                }
            }
            return NONE;
        }
    }
}
