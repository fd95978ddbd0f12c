package io.reelmill.ingest.sniff;

import io.reelmill.ingest.MediaException;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;

/** Tells what a file is by its first bytes; its name is not looked at. */
public final class Sniffer {

    private static final int HEAD = 4096;
    private static final String TAKEN = "; PNG, JPEG, WebP, GIF, BMP, MP4, WebM, MP3, WAV, M4A, OGG and FLAC are taken";
    private static final List<String> STILL_BRANDS = List.of("heic", "heix", "hevc", "mif1", "msf1", "avif", "avis");
    private static final List<Integer> BMP_HEADERS = List.of(12, 40, 52, 56, 64, 108, 124);

    private Sniffer() {}

    /**
     * Tells the format.
     *
     * @throws MediaException when it is nothing that is taken, saying what it is instead
     */
    public static Format sniff(Path file) throws IOException {
        byte[] head;
        try (InputStream in = Files.newInputStream(file)) {
            head = in.readNBytes(HEAD);
        }
        if (head.length == 0) {
            throw new MediaException("is empty");
        }
        Format format = format(new Head(head));
        if (format != null) {
            return format;
        }
        throw new MediaException(refusal(head));
    }

    private static Format format(Head head) {
        if (head.has(0, "\u0089PNG\r\n\u001a\n")) {
            return Format.PNG;
        }
        if (head.has(0, "\u00ff\u00d8\u00ff")) {
            return Format.JPEG;
        }
        if (head.has(0, "GIF87a") || head.has(0, "GIF89a")) {
            return Format.GIF;
        }
        if (head.has(0, "BM") && BMP_HEADERS.contains(head.byteAt(14) | head.byteAt(15) << 8)) {
            return Format.BMP;
        }
        if (head.has(0, "RIFF") || head.has(0, "RF64")) {
            return riff(head);
        }
        if (head.has(4, "ftyp")) {
            if (STILL_BRANDS.contains(head.text(8, 4))) {
                throw new MediaException("is a HEIC or AVIF picture" + TAKEN);
            }
            return Format.MP4;
        }
        if (head.has(4, "moov") || head.has(4, "mdat") || head.has(4, "wide") || head.has(4, "free")) {
            return Format.MP4;
        }
        if (head.has(0, "\u001aE\u00df\u00a3")) {
            return Format.MATROSKA;
        }
        if (head.has(0, "FLV\u0001")) {
            return Format.FLV;
        }
        if (head.has(0, "G") && head.has(188, "G") && head.has(376, "G")) {
            return Format.MPEG_TS;
        }
        if (head.has(0, "0&\u00b2u\u008ef\u00cf\u0011")) {
            return Format.ASF;
        }
        if (head.has(0, "\u0000\u0000\u0001\u00ba")) {
            return Format.MPEG_PS;
        }
        return sound(head);
    }

    private static Format riff(Head head) {
        return switch (head.text(8, 4)) {
            case "WEBP" -> Format.WEBP;
            case "WAVE" -> Format.WAV;
            case "AVI " -> Format.AVI;
            default -> null;
        };
    }

    private static Format sound(Head head) {
        if (head.has(0, "fLaC")) {
            return Format.FLAC;
        }
        if (head.has(0, "OggS")) {
            return Format.OGG;
        }
        if (head.has(0, "ID3")) {
            return Format.MP3;
        }
        if (head.has(0, "FORM") && (head.has(8, "AIFF") || head.has(8, "AIFC"))) {
            return Format.AIFF;
        }
        if (head.has(0, "#!AMR")) {
            return Format.AMR;
        }
        if (head.has(0, "caff")) {
            return Format.CAF;
        }
        if (head.has(0, ".snd")) {
            return Format.AU;
        }
        if (head.has(0, "riff.\u0091\u00cf\u0011")) {
            return Format.W64;
        }
        boolean sync = head.byteAt(0) == 0xff && (head.byteAt(1) & 0xe0) == 0xe0;
        if (sync && (head.byteAt(1) & 0xf6) == 0xf0) {
            return Format.AAC;
        }
        boolean layer3 = (head.byteAt(1) & 0x06) == 0x02;
        boolean sensible = (head.byteAt(2) & 0xf0) != 0xf0 && (head.byteAt(2) & 0x0c) != 0x0c;
        return sync && layer3 && sensible ? Format.MP3 : null;
    }

    private static String refusal(byte[] head) {
        String text =
                new String(head, StandardCharsets.UTF_8).replace("\ufeff", "").strip();
        String start = text.toLowerCase(Locale.ROOT);
        if (start.startsWith("#extm3u") || start.contains("<mpd")) {
            return "is a playlist, not a file with pictures or sound";
        }
        if (start.startsWith("<") && start.contains("<svg") && !start.contains("<html")) {
            return "is an SVG drawing" + TAKEN;
        }
        if (start.startsWith("<!doctype html") || (start.startsWith("<") && start.contains("<html"))) {
            return "is an HTML page, not an image, a video or sound";
        }
        if (start.startsWith("%pdf")) {
            return "is a PDF document, not an image, a video or sound";
        }
        if (start.startsWith("pk\u0003\u0004")) {
            return "is a ZIP archive, not an image, a video or sound";
        }
        if (start.chars().allMatch(c -> (c >= ' ' && c != 0xfffd) || c == '\n' || c == '\r' || c == '\t')) {
            return "is text, not an image, a video or sound";
        }
        return "is of a kind that is not known" + TAKEN;
    }

    /** The first bytes, read as far as they go. */
    private record Head(byte[] bytes) {

        int byteAt(int index) {
            return index < bytes.length ? bytes[index] & 0xff : 0;
        }

        String text(int from, int length) {
            int end = Math.min(bytes.length, from + length);
            return from >= end ? "" : new String(bytes, from, end - from, StandardCharsets.ISO_8859_1);
        }

        boolean has(int from, String magic) {
            return text(from, magic.length()).equals(magic);
        }
    }
}
