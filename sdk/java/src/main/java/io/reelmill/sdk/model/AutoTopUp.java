// Generated from the OpenAPI document by sdk/generator; do not edit.
package io.reelmill.sdk.model;

import java.time.Instant;

public record AutoTopUp(
        long success,
        boolean enabled,
        long threshold,
        Long target,
        String pack,
        long dailyCap,
        /** Since when nothing is bought because a payment failed */
        Instant pausedAt,
        /** payment_declined, payment_refunded, payment_disputed, payment_method_required or unknown_pack */
        String pauseReason) {}
