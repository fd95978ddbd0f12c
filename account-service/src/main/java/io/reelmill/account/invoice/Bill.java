package io.reelmill.account.invoice;

import io.reelmill.contracts.account.Plan;
import java.time.Instant;
import java.util.Objects;
import java.util.UUID;

/**
 * What an invoice asks money for. It never changes.
 *
 * @param number given by the database; 0 before the invoice is stored
 * @param credits given when it is paid, 0 or above
 * @param amount in minor units of the currency, 0 or above
 * @param currency ISO 4217 code
 * @param key made by the caller: a workspace has one invoice for each key
 * @param pack with a pack, its name
 * @param automatic with a pack, whether the service bought it by itself
 * @param plan with a subscription or an upgrade, the plan
 * @param periodStart with a subscription or an upgrade, the beginning of the period
 * @param periodEnd with a subscription or an upgrade, the end of the period
 */
public record Bill(
        UUID id,
        long number,
        UUID workspaceId,
        Invoice.Kind kind,
        int credits,
        long amount,
        String currency,
        String key,
        Instant createdAt,
        String pack,
        boolean automatic,
        Plan plan,
        Instant periodStart,
        Instant periodEnd) {

    public Bill {
        Objects.requireNonNull(workspaceId, "workspaceId");
        Objects.requireNonNull(key, "key");
        if (credits < 0 || amount < 0) {
            throw new IllegalArgumentException("an invoice has no negative credits or amount");
        }
        if ((kind == Invoice.Kind.PACK) != (pack != null) || (kind == Invoice.Kind.PACK) != (plan == null)) {
            throw new IllegalArgumentException("an invoice is for a pack or for a plan");
        }
    }

    /** The bill of a credit pack. */
    public static Bill ofPack(
            UUID workspaceId,
            String pack,
            int credits,
            long amount,
            String currency,
            String key,
            boolean automatic,
            Instant at) {
        return new Bill(
                UUID.randomUUID(),
                0,
                workspaceId,
                Invoice.Kind.PACK,
                credits,
                amount,
                currency,
                key,
                at,
                pack,
                automatic,
                null,
                null,
                null);
    }

    /** The bill of a plan for a period, or of what a larger plan costs more in it. */
    public static Bill ofPlan(
            UUID workspaceId,
            Invoice.Kind kind,
            Plan plan,
            int credits,
            long amount,
            String currency,
            String key,
            Instant periodStart,
            Instant periodEnd,
            Instant at) {
        return new Bill(
                UUID.randomUUID(),
                0,
                workspaceId,
                kind,
                credits,
                amount,
                currency,
                key,
                at,
                null,
                false,
                plan,
                periodStart,
                periodEnd);
    }

    /** The number of an invoice as customers see it. */
    public static String printed(long number) {
        return "INV-%06d".formatted(number);
    }

    /** Reference of the grant that it gives. */
    public String grantReference() {
        return kind == Invoice.Kind.SUBSCRIPTION ? "period:" + periodStart : "invoice:" + id;
    }
}
