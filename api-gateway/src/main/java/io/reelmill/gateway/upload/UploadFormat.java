package io.reelmill.gateway.upload;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;

/**
 * What an uploaded file is, by its first bytes; neither its name nor its content type is believed. Nothing more of it is read here:
 * whoever renders opens it, in isolation.
 */
enum UploadFormat {
    PNG("image", "image/png", "\u0089PNG\r\n\u001a\n"),
    JPG("image", "image/jpeg", "\u00ff\u00d8\u00ff"),
    GIF("image", "image/gif", "GIF8"),
    WEBP("image", "image/webp", "RIFF....WEBP"),
    BMP("image", "image/bmp", "BM....\0\0\0\0"),
    M4A("audio", "audio/mp4", "....ftypM4A ", "....ftypM4B "),
    MOV("video", "video/quicktime", "....ftypqt  ", "....moov", "....mdat", "....wide", "....free"),
    MP4("video", "video/mp4", "....ftyp"),
    WEBM("video", "video/webm", "\u001aE\u00df\u00a3"),
    WAV("audio", "audio/wav", "RIFF....WAVE"),
    FLAC("audio", "audio/flac", "fLaC"),
    OGG("audio", "audio/ogg", "OggS"),
    MP3("audio", "audio/mpeg", "ID3", "\u00ff\u00fb", "\u00ff\u00fa", "\u00ff\u00f3", "\u00ff\u00f2");

    /** So many bytes are enough. */
    static final int HEAD = 16;

    static final String TAKEN = "PNG, JPEG, WebP, GIF, BMP, MP4, MOV, WebM, MP3, WAV, M4A, OGG or FLAC";

    /** Pictures in the container of MP4, which nobody here opens. */
    private static final Set<String> STILL_BRANDS =
            Set.of("heic", "heix", "heim", "heis", "hevc", "hevx", "mif1", "msf1", "avif", "avis");

    private final String type;
    private final String contentType;
    private final String[] marks;

    /** @param marks of which the file begins with one; a dot stands for any byte */
    UploadFormat(String type, String contentType, String... marks) {
        this.type = type;
        this.contentType = contentType;
        this.marks = marks;
    }

    /** The format of a file that begins with these bytes; empty when it is none that a film can be made of. */
    static Optional<UploadFormat> of(byte[] head) {
        if (head.length >= 12 && STILL_BRANDS.contains(new String(head, 8, 4, StandardCharsets.ISO_8859_1))) {
            return Optional.empty();
        }
        return Arrays.stream(values()).filter(format -> format.begins(head)).findFirst();
    }

    /** {@code image}, {@code video} or {@code audio}, as {@code media.provided} has it. */
    String type() {
        return type;
    }

    String contentType() {
        return contentType;
    }

    String extension() {
        return name().toLowerCase(Locale.ROOT);
    }

    private boolean begins(byte[] head) {
        return Arrays.stream(marks).anyMatch(mark -> begins(head, mark));
    }

    private static boolean begins(byte[] head, String mark) {
        for (int i = 0; i < mark.length(); i++) {
            if (i >= head.length || mark.charAt(i) != '.' && mark.charAt(i) != (head[i] & 255)) {
                return false;
            }
        }
        return true;
    }
}
