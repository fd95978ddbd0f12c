package io.reelmill.gateway.character;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;

/** What a picture's first bytes say that it is. Nothing more of it is read here: whoever renders opens it, in isolation. */
enum PictureFormat {
    PNG("\u0089PNG\r\n\u001a\n", "image/png"),
    JPEG("\u00ff\u00d8\u00ff", "image/jpeg"),
    GIF("GIF8", "image/gif"),
    WEBP("RIFF....WEBP", "image/webp"),
    BMP("BM....\0\0\0\0", "image/bmp");

    private static final int LONGEST_MARK = 16;
    private static final char ANY = '.';

    private final String mark;
    private final String contentType;

    PictureFormat(String mark, String contentType) {
        this.mark = mark;
        this.contentType = contentType;
    }

    /** Of a file, by its first bytes. */
    static Optional<PictureFormat> of(Path file) throws IOException {
        try (InputStream in = Files.newInputStream(file)) {
            return of(in.readNBytes(LONGEST_MARK));
        }
    }

    /** Of a file that begins with these bytes. */
    static Optional<PictureFormat> of(byte[] file) {
        return Arrays.stream(values()).filter(format -> format.begins(file)).findFirst();
    }

    String contentType() {
        return contentType;
    }

    String extension() {
        return name().toLowerCase(Locale.ROOT);
    }

    private boolean begins(byte[] file) {
        for (int i = 0; i < mark.length(); i++) {
            if (i >= file.length || (mark.charAt(i) != ANY && mark.charAt(i) != (file[i] & 255))) {
                return false;
            }
        }
        return true;
    }
}
