package io.reelmill.gateway.media;

import io.reelmill.media.StoredMedia;
import java.nio.file.Path;
import java.time.Instant;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.time.format.DateTimeParseException;
import java.time.temporal.ChronoUnit;
import java.util.Locale;
import java.util.Map;

/** A stored file and what HTTP wants to know of it. */
record MediaFile(Path path, long size, Instant modified) {

    private static final DateTimeFormatter HTTP_DATE = DateTimeFormatter.ofPattern(
                    "EEE, dd MMM yyyy HH:mm:ss 'GMT'", Locale.ENGLISH)
            .withZone(ZoneOffset.UTC);

    private static final Map<String, String> TYPES = Map.ofEntries(
            Map.entry("mp4", "video/mp4"),
            Map.entry("webm", "video/webm"),
            Map.entry("jpg", "image/jpeg"),
            Map.entry("jpeg", "image/jpeg"),
            Map.entry("png", "image/png"),
            Map.entry("webp", "image/webp"),
            Map.entry("mp3", "audio/mpeg"),
            Map.entry("m4a", "audio/mp4"),
            Map.entry("wav", "audio/wav"),
            Map.entry("srt", "application/x-subrip"),
            Map.entry("vtt", "text/vtt"),
            Map.entry("json", "application/json"));

    /** The store of one machine is a folder, whose files are sent without being copied. */
    static MediaFile of(String key, StoredMedia stored) {
        Path path = stored.localFile().orElseThrow(() -> new IllegalStateException(key + " is not a local file"));
        // HTTP dates have no fractions.
        return new MediaFile(path, stored.length(), stored.modified().truncatedTo(ChronoUnit.SECONDS));
    }

    String contentType() {
        String name = path.getFileName().toString();
        String extension = name.substring(name.lastIndexOf('.') + 1).toLowerCase(Locale.ROOT);
        return TYPES.getOrDefault(extension, "application/octet-stream");
    }

    /** Strong: a key's content never changes. */
    String etag() {
        return '"' + Long.toHexString(size) + "-" + Long.toHexString(modified.getEpochSecond()) + '"';
    }

    String lastModified() {
        return HTTP_DATE.format(modified);
    }

    /** Whether the client's copy is still good ({@code If-None-Match}, else {@code If-Modified-Since}). */
    boolean isKnown(String ifNoneMatch, String ifModifiedSince) {
        if (ifNoneMatch != null) {
            return matches(ifNoneMatch);
        }
        return ifModifiedSince != null && !modified.isAfter(date(ifModifiedSince, Instant.MIN));
    }

    /** Whether the file is what the client demands ({@code If-Match}, else {@code If-Unmodified-Since}). */
    boolean isDemanded(String ifMatch, String ifUnmodifiedSince) {
        if (ifMatch != null) {
            return matches(ifMatch);
        }
        return ifUnmodifiedSince == null || !modified.isAfter(date(ifUnmodifiedSince, Instant.MAX));
    }

    /** Whether a range is of the file that the client has the other parts of ({@code If-Range}). */
    boolean isSame(String ifRange) {
        return ifRange == null || ifRange.equals(etag()) || ifRange.equals(lastModified());
    }

    private boolean matches(String tags) {
        for (String tag : tags.split(",")) {
            String plain = tag.strip().replaceFirst("^W/", "");
            if (plain.equals("*") || plain.equals(etag())) {
                return true;
            }
        }
        return false;
    }

    private static Instant date(String text, Instant unreadable) {
        try {
            return HTTP_DATE.parse(text, Instant::from);
        } catch (DateTimeParseException e) {
            return unreadable; // such a condition is ignored
        }
    }
}
