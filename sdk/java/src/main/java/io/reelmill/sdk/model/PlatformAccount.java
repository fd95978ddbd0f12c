// Generated from the OpenAPI document by sdk/generator; do not edit.
package io.reelmill.sdk.model;

import java.time.Instant;
import java.util.List;

/** An account that a channel publishes to. */
public record PlatformAccount(
        Long success,
        String id,
        String platform,
        String username,
        String state,
        /** When the access token ends, or null where none does. */
        Instant accessEndsAt,
        /** Whether that token is replaced before it ends without anybody's doing. */
        Boolean renewed,
        PostQuota quota,
        /** Fields of the body that are not known. */
        List<String> warnings) {}
