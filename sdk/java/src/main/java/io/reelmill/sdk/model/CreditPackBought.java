// Generated from the OpenAPI document by sdk/generator; do not edit.
package io.reelmill.sdk.model;

import java.time.Instant;

/** A purchase as it stands. */
public record CreditPackBought(
        long success,
        String status,
        Invoice invoice,
        Credits credits) {

    public record Invoice(
            String id,
            String number,
            String status,
            /** In minor units of the currency. */
            long amount,
            String currency,
            long credits,
            Instant createdAt,
            /** Where the customer authenticates the payment. */
            String url) {}

    public record Credits(
            long regular,
            long nonExpiring,
            long total,
            long reserved,
            long debt) {}
}
