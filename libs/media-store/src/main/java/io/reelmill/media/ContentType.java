package io.reelmill.media;

import java.util.Locale;
import java.util.Map;

/** Media types (RFC 6838) of stored files, by the extension of their names. */
public final class ContentType {

    private static final Map<String, String> TYPES = Map.ofEntries(
            Map.entry("mp4", "video/mp4"),
            Map.entry("m4s", "video/iso.segment"),
            Map.entry("webm", "video/webm"),
            Map.entry("jpg", "image/jpeg"),
            Map.entry("jpeg", "image/jpeg"),
            Map.entry("png", "image/png"),
            Map.entry("gif", "image/gif"),
            Map.entry("bmp", "image/bmp"),
            Map.entry("mov", "video/quicktime"),
            Map.entry("mkv", "video/x-matroska"),
            Map.entry("flac", "audio/flac"),
            Map.entry("ogg", "audio/ogg"),
            Map.entry("webp", "image/webp"),
            Map.entry("mp3", "audio/mpeg"),
            Map.entry("m4a", "audio/mp4"),
            Map.entry("wav", "audio/wav"),
            Map.entry("srt", "application/x-subrip"),
            Map.entry("vtt", "text/vtt"),
            Map.entry("json", "application/json"));

    private ContentType() {}

    /** The type of a file of this name; {@code application/octet-stream} when its extension is not known. */
    public static String of(String name) {
        String extension = name.substring(name.lastIndexOf('.') + 1).toLowerCase(Locale.ROOT);
        return TYPES.getOrDefault(extension, "application/octet-stream");
    }
}
