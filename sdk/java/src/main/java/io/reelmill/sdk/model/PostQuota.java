// Generated from the OpenAPI document by sdk/generator; do not edit.
package io.reelmill.sdk.model;

import java.time.Instant;

/**
 * Posts that the platform still takes, by our count: others may post to the account too. Told in channels,
 * and null for a webhook.
 */
public record PostQuota(
        /** Posts that the platform takes in a window, as it documents. */
        long posts,
        /** Posts of this workspace in the present window. */
        long used,
        long left,
        /** When the window ends; null where the last 24 hours count at any time. */
        Instant resetsAt) {}
