package io.reelmill.ingest;

import io.reelmill.providers.ProviderException;
import io.reelmill.providers.ProviderException.Category;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;

/** What the first bytes of a file tell, whatever its name says. */
public enum FileKind {
    IMAGE,
    /** Sound or video: only a look inside tells which. */
    STREAM;

    private static final int HEAD = 512;

    /**
     * Tells images from sound and video.
     *
     * @throws ProviderException INPUT when it is neither, saying what it is instead
     */
    public static FileKind of(Path file) throws IOException {
        byte[] head;
        try (InputStream in = Files.newInputStream(file)) {
            head = in.readNBytes(HEAD);
        }
        if (head.length == 0) {
            throw refused("is empty.");
        }
        String text = new String(head, StandardCharsets.ISO_8859_1);
        String start = text.strip().toLowerCase(Locale.ROOT);
        if (start.startsWith("<!doctype html") || start.startsWith("<html") || start.startsWith("<head")) {
            throw refused("is an HTML page, not a picture, sound or video.");
        }
        if (start.startsWith("<?xml") || start.startsWith("<svg")) {
            throw refused("is XML or SVG; PNG, JPEG, WebP and GIF are read.");
        }
        if (start.startsWith("#extm3u") || start.startsWith("<mpd")) {
            throw refused("is a playlist; give the address of the file itself.");
        }
        if (start.startsWith("%pdf")) {
            throw refused("is a PDF, not a picture, sound or video.");
        }
        return isImage(text) ? IMAGE : STREAM;
    }

    private static boolean isImage(String head) {
        return head.startsWith("\u0089PNG\r\n")
                || head.startsWith("\u00FF\u00D8\u00FF")
                || head.startsWith("GIF8")
                || head.startsWith("BM")
                || head.startsWith("RIFF") && head.startsWith("WEBP", 8);
    }

    private static ProviderException refused(String why) {
        return new ProviderException(Category.INPUT, why);
    }
}
