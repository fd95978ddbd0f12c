// Generated from the OpenAPI document by sdk/generator; do not edit.
package io.reelmill.sdk.model;

import java.time.Instant;
import java.util.List;

/** Account, credits and usage. */
public record Account(
        long success,
        String email,
        long totalCredits,
        User user,
        Workspace workspace,
        Credits credits,
        Subscription subscription,
        Usage usage) {

    public record User(
            String id,
            String email,
            String name,
            Instant createdAt) {}

    public record Workspace(
            String id,
            String name,
            String webhookSecretHint) {}

    public record Credits(
            Long regular,
            Long nonExpiring,
            Long total,
            Long reserved,
            /**
             * Credits that are owed for a purchase that was charged back after they had been spent; nothing
             * is started until they are paid.
             */
            Long debt) {}

    public record Subscription(
            String plan,
            String status,
            Instant renewsAt,
            Long monthlyCredits,
            /** Days for which a finished film is kept; null: for ever. */
            Long filmRetentionDays) {}

    public record Usage(
            Instant periodStart,
            Long rendersThisPeriod,
            Long creditsThisPeriod,
            Long clonedVoices,
            Long clonedVoicesLimit,
            List<ByDayItem> byDay) {

        public record ByDayItem(
                String date,
                Long renders,
                Long credits) {}
    }
}
