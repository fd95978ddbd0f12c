// Generated from the OpenAPI document by sdk/generator; do not edit.
package io.reelmill.sdk.model;

import java.time.Instant;

/** A URL that webhooks went to, and how calls of it go. */
public record WebhookEndpoint(
        Long success,
        String id,
        String url,
        String state,
        /** why it is disabled */
        String reason,
        /** one after the other, up to now */
        long failures,
        Instant failingSince,
        Instant pausedUntil,
        Instant lastSuccessAt,
        Instant disabledAt,
        Instant createdAt) {}
