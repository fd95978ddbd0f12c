// Generated from the OpenAPI document by sdk/generator; do not edit.
package io.reelmill.sdk.model;

import java.time.Instant;
import java.util.List;

public record InvoiceList(
        long success,
        List<Invoice> invoices,
        String nextCursor) {

    public record Invoice(
            String id,
            String number,
            String kind,
            String status,
            /** In minor units of the currency */
            long amount,
            /** How much of it went back by refunds and disputes */
            long amountReturned,
            String currency,
            /** Given when it is paid */
            long credits,
            /** The pack or the plan */
            String item,
            Instant periodStart,
            Instant periodEnd,
            Instant createdAt,
            Instant paidAt,
            /** Where the customer authenticates the payment */
            String url) {}
}
