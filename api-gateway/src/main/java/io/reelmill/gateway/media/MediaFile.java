package io.reelmill.gateway.media;

import io.reelmill.media.ContentType;
import io.reelmill.media.StoredMedia;
import java.time.Instant;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.time.format.DateTimeParseException;
import java.time.temporal.ChronoUnit;
import java.util.Locale;

/** A stored file and what HTTP wants to know of it. */
record MediaFile(String key, StoredMedia stored, long size, Instant modified) {

    private static final DateTimeFormatter HTTP_DATE = DateTimeFormatter.ofPattern(
                    "EEE, dd MMM yyyy HH:mm:ss 'GMT'", Locale.ENGLISH)
            .withZone(ZoneOffset.UTC);

    static MediaFile of(String key, StoredMedia stored) {
        // HTTP dates have no fractions.
        return new MediaFile(key, stored, stored.length(), stored.modified().truncatedTo(ChronoUnit.SECONDS));
    }

    String contentType() {
        return ContentType.of(key);
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
