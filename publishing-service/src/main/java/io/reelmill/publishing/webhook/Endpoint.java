package io.reelmill.publishing.webhook;

import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.util.UUID;

/**
 * A URL that webhooks of a workspace go to, as it was when a delivery was claimed.
 *
 * @param failures one after the other, up to now
 * @param isDisabled whether nothing is sent to it unless a person asks
 * @param isProven whether it may have its full share of calls at one time
 * @param lastSuccessAt or null
 */
record Endpoint(
        UUID id,
        UUID workspaceId,
        String url,
        int failures,
        boolean isDisabled,
        boolean isProven,
        Instant lastSuccessAt) {

    /** One of which nothing is known yet. */
    static Endpoint unknown(UUID workspaceId, String url) {
        return new Endpoint(id(workspaceId, url), workspaceId, url, 0, false, false, null);
    }

    /** The id of a URL of a workspace. */
    static UUID id(UUID workspaceId, String url) {
        return UUID.nameUUIDFromBytes((workspaceId + " " + url).getBytes(StandardCharsets.UTF_8));
    }
}
