package io.reelmill.reading;

import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;

/**
 * What the process that parses a PDF answers. On the wire: a byte, 255 before a text and else the number of a refusal; a
 * text is its title, author, language, the number of its paragraphs and these, each as a length and UTF-8.
 */
sealed interface PdfReply {

    int TEXT = 255;
    /** What a reader accepts: more than any document that is told has. */
    int MAX_PARAGRAPHS = 100_000;

    int MAX_BYTES = 32 << 20;

    /** @param title empty where the file has none */
    record Text(String title, String author, String language, List<String> paragraphs) implements PdfReply {}

    /** Why there is no text. */
    enum Refusal implements PdfReply {
        PASSWORD("the PDF is protected by a password"),
        TOO_COMPLEX("the PDF is too complex to be read"),
        BROKEN("the PDF is broken and cannot be read"),
        NO_PAGES("the PDF has no pages"),
        NO_TEXT("the PDF has no text (scanned pages)");

        private final String reason;

        Refusal(String reason) {
            this.reason = reason;
        }

        String reason() {
            return reason;
        }
    }

    default void write(DataOutputStream out) throws IOException {
        if (this instanceof Refusal refusal) {
            out.writeByte(refusal.ordinal());
        } else if (this instanceof Text text) {
            out.writeByte(TEXT);
            write(out, text.title());
            write(out, text.author());
            write(out, text.language());
            out.writeInt(text.paragraphs().size());
            for (String paragraph : text.paragraphs()) {
                write(out, paragraph);
            }
        }
        out.flush();
    }

    /** @throws IOException when it is no reply, or one that is too long */
    static PdfReply read(DataInputStream in) throws IOException {
        int kind = in.readUnsignedByte();
        if (kind < Refusal.values().length) {
            return Refusal.values()[kind];
        }
        if (kind != TEXT) {
            throw new IOException("no reply of a PDF parser");
        }
        int[] left = {MAX_BYTES};
        String title = string(in, left);
        String author = string(in, left);
        String language = string(in, left);
        int count = in.readInt();
        if (count < 0 || count > MAX_PARAGRAPHS) {
            throw new IOException("too many paragraphs");
        }
        List<String> paragraphs = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            paragraphs.add(string(in, left));
        }
        return new Text(title, author, language, paragraphs);
    }

    private static void write(DataOutputStream out, String text) throws IOException {
        byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
        out.writeInt(bytes.length);
        out.write(bytes);
    }

    private static String string(DataInputStream in, int[] left) throws IOException {
        int length = in.readInt();
        if (length < 0 || length > left[0]) {
            throw new IOException("a text of an impossible length");
        }
        left[0] -= length;
        return new String(in.readNBytes(length), StandardCharsets.UTF_8);
    }
}
