package io.reelmill.publishing.platform;

import com.fasterxml.jackson.databind.JsonNode;
import io.reelmill.publishing.platform.PlatformHttp.Answer;
import java.time.DateTimeException;
import java.time.Instant;
import java.time.OffsetDateTime;
import java.time.format.DateTimeFormatter;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * Finds a published reel among the newest media of an account. For the case that the answer with its id was lost: Instagram tells
 * of a container that it is published, but not as which media.
 */
final class InstagramReels {

    private static final int NEWEST = 50;

    /** {@code 2027-06-01T06:00:00+0000}. */
    private static final DateTimeFormatter TIME = DateTimeFormatter.ofPattern("yyyy-MM-dd'T'HH:mm:ss[XXX][XX]");

    private final PlatformHttp http;
    private final String api;

    InstagramReels(PlatformHttp http, String baseUrl) {
        this.http = http;
        this.api = baseUrl;
    }

    /**
     * A published reel.
     *
     * @param permalink null when it is not told
     */
    record Reel(String id, String permalink) {}

    /**
     * The reels with the caption of a post that were published since a time: one where it is clear which it is, none while it is not
     * listed.
     */
    List<Reel> find(Post post, Instant since) {
        Answer answer = http.get(
                api + "/" + PlatformHttp.encode(post.account().externalId()) + "/media?"
                        + PlatformHttp.encode(Map.of(
                                "fields",
                                "id,caption,media_product_type,permalink,timestamp",
                                "since",
                                Long.toString(since.getEpochSecond()),
                                "limit",
                                Integer.toString(NEWEST),
                                "access_token",
                                post.account().accessToken())),
                Map.of());
        List<Reel> found = new ArrayList<>();
        for (JsonNode media : answer.json().path("data")) {
            boolean reel = media.path("media_product_type").asText("REELS").equals("REELS");
            boolean same = media.path("caption")
                    .asText("")
                    .strip()
                    .equals(post.text("caption").strip());
            if (reel && same && !time(media).isBefore(since)) {
                found.add(new Reel(
                        media.path("id").asText(), media.path("permalink").asText(null)));
            }
        }
        return found;
    }

    private static Instant time(JsonNode media) {
        try {
            return OffsetDateTime.parse(media.path("timestamp").asText(), TIME).toInstant();
        } catch (DateTimeException e) {
            return Instant.MIN; // it cannot be said that it is this one
        }
    }
}
