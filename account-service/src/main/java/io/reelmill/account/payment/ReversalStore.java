package io.reelmill.account.payment;

import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import org.jdbi.v3.core.Handle;

/** The SQL of refunds and disputes. */
final class ReversalStore {

    private static final String DISPUTED = """
            (SELECT coalesce(sum(d.amount), 0) FROM account.payment_disputes d
              WHERE d.payment_id = p.id AND d.status IN ('open', 'lost'))""";

    /** Writes down what a report says of refunds and disputes, as far as it is newer than what is known. */
    void note(Handle tx, UUID paymentId, PaymentOutcome outcome, Instant now) {
        if (!outcome.refunds().isEmpty()) {
            note(tx, paymentId, outcome.refunds(), now);
        }
        for (Dispute dispute : outcome.disputes()) {
            note(tx, paymentId, dispute, now);
        }
    }

    /** @param refunds all of the payment; one that failed stays failed */
    private static void note(Handle tx, UUID paymentId, List<Refund> refunds, Instant now) {
        tx.execute("DELETE FROM account.payment_refunds WHERE reference = 'payment:' || ?", paymentId.toString());
        for (Refund refund : refunds) {
            tx.createUpdate("""
                            INSERT INTO account.payment_refunds AS known (reference, payment_id, status, amount, updated_at)
                            VALUES (:reference, :payment, :status, :amount, :at)
                                ON CONFLICT (reference) DO UPDATE
                               SET status = excluded.status, amount = excluded.amount, updated_at = excluded.updated_at
                             WHERE known.status = 'made'""")
                    .bind("reference", refund.reference())
                    .bind("payment", paymentId)
                    .bind("status", refund.status().column())
                    .bind("amount", refund.amount())
                    .bind("at", now)
                    .execute();
        }
        tx.createUpdate("""
                        UPDATE account.payments
                           SET refunded = (SELECT coalesce(sum(amount), 0) FROM account.payment_refunds
                                            WHERE payment_id = :id AND status = 'made')
                         WHERE id = :id""").bind("id", paymentId).execute();
    }

    private static void note(Handle tx, UUID paymentId, Dispute dispute, Instant now) {
        tx.createUpdate(
                        "UPDATE account.payment_disputes SET reference = :reference WHERE reference = 'payment:' || :payment")
                .bind("reference", dispute.reference())
                .bind("payment", paymentId.toString())
                .execute();
        Optional<Dispute.Status> known = tx.createQuery(
                        "SELECT status FROM account.payment_disputes WHERE reference = :reference")
                .bind("reference", dispute.reference())
                .mapTo(String.class)
                .findOne()
                .map(Dispute.Status::ofColumn);
        if (known.isPresent() && !known.get().advancesTo(dispute.status())) {
            return;
        }
        tx.createUpdate("""
                        INSERT INTO account.payment_disputes (reference, payment_id, status, amount, updated_at)
                        VALUES (:reference, :payment, :status, :amount, :at)
                            ON CONFLICT (reference) DO UPDATE
                           SET status = excluded.status, amount = excluded.amount, updated_at = excluded.updated_at""")
                .bind("reference", dispute.reference())
                .bind("payment", paymentId)
                .bind("status", dispute.status().column())
                .bind("amount", dispute.amount())
                .bind("at", now)
                .execute();
    }

    /** Brings the status of a payment that was made into line with its refunds and disputes. */
    void updateStatus(Handle tx, UUID paymentId) {
        tx.createUpdate("""
                        UPDATE account.payments p
                           SET status = CASE WHEN %s > 0 THEN 'disputed'
                                             WHEN p.refunded >= i.amount THEN 'refunded'
                                             ELSE 'succeeded' END
                          FROM account.invoices i
                         WHERE p.id = :id AND i.id = p.invoice_id AND p.status IN ('succeeded', 'refunded', 'disputed')""".formatted(DISPUTED)).bind("id", paymentId).execute();
    }

    /** What has gone of an invoice's money: what was paid beyond it, by a second payment, makes up for what went back. */
    Reversal ofInvoice(Handle tx, UUID invoiceId, long before) {
        return tx.createQuery("""
                        SELECT i.amount - least(i.amount, sum(greatest(0, i.amount - p.refunded - p.disputed))) AS gone,
                               sum(p.disputed) > 0 AS disputed, sum(p.refunded) > 0 AS refunded
                          FROM account.invoices i
                          JOIN (SELECT p.*, %s AS disputed FROM account.payments p
                                 WHERE p.status IN ('succeeded', 'refunded', 'disputed')) p ON p.invoice_id = i.id
                         WHERE i.id = :id GROUP BY i.id""".formatted(DISPUTED))
                .bind("id", invoiceId)
                .map((row, context) -> new Reversal(
                        before,
                        row.getLong("gone"),
                        row.getBoolean("disputed")
                                ? PaymentStatus.DISPUTED
                                : row.getBoolean("refunded") ? PaymentStatus.REFUNDED : PaymentStatus.SUCCEEDED))
                .findOne()
                .orElse(new Reversal(before, 0, PaymentStatus.SUCCEEDED));
    }
}
