package io.reelmill.account.purchase;

import io.reelmill.account.grant.GrantCategory;
import io.reelmill.account.grant.Grants;
import io.reelmill.account.grant.NewGrant;
import jakarta.inject.Singleton;
import java.time.Clock;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import org.jboss.logging.Logger;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.Jdbi;

/** Buys credit packs, once for each key, and takes in what the payment provider reports. */
@Singleton
public class Purchases {

    private static final Logger LOG = Logger.getLogger(Purchases.class);

    /** A workspace that has no saved payment method. */
    public static final class NoPaymentMethodException extends RuntimeException {
        private static final long serialVersionUID = 1;

        NoPaymentMethodException() {
            super("the workspace has no saved payment method");
        }
    }

    private final Jdbi jdbi;
    private final Grants grants;
    private final PaymentGateway gateway;
    private final PackSettings settings;
    private final Clock clock;

    public Purchases(Jdbi jdbi, Grants grants, PaymentGateway gateway, PackSettings settings, Clock clock) {
        this.jdbi = jdbi;
        this.grants = grants;
        this.gateway = gateway;
        this.settings = settings;
        this.clock = clock;
    }

    /** Saves how a workspace pays, instead of what was saved before. */
    public void saveMethod(Handle tx, UUID workspaceId, String reference) {
        tx.createUpdate("""
                        INSERT INTO account.payment_methods (workspace_id, reference, created_at)
                        VALUES (:workspace, :reference, :at)
                            ON CONFLICT (workspace_id) DO UPDATE SET reference = excluded.reference""")
                .bind("workspace", workspaceId)
                .bind("reference", reference)
                .bind("at", clock.instant())
                .execute();
    }

    /**
     * Buys the pack of automatic purchases with the saved method. A repeated key, and any call while another purchase of the
     * workspace is open, gets the purchase that there is.
     *
     * @param key made by the caller, once for each purchase
     * @return the purchase as it stands; its invoice is still open when the provider has not decided
     * @throws NoPaymentMethodException when nothing is saved to pay with
     */
    public Purchase buy(UUID workspaceId, String key) {
        PackSettings.Pack pack = settings.packs().get(settings.autoTopupPack());
        Optional<UUID> created = jdbi.inTransaction(tx -> create(tx, workspaceId, key, pack));
        if (created.isPresent()) {
            // No transaction is open here. When this process ends now, the reconciliation goes on with the stored
            // payment.
            charge(find(created.get()));
        }
        return jdbi.withHandle(handle -> byKey(handle, workspaceId, key).or(() -> open(handle, workspaceId)))
                .orElseGet(() -> buy(workspaceId, key)); // the open one was closed meanwhile
    }

    /**
     * Takes in what the provider says of a payment, whether in an answer, a callback or a later look. Reports may come twice
     * and in any order.
     */
    void report(UUID paymentId, PaymentOutcome outcome) {
        jdbi.useTransaction(tx -> {
            Optional<Purchase> found = tx.createQuery(Purchase.SELECT + " WHERE p.id = :id FOR UPDATE OF p, i")
                    .bind("id", paymentId)
                    .map((row, context) -> Purchase.of(row))
                    .findOne();
            if (found.isEmpty()) {
                LOG.warnf("the payment provider reports payment %s, which is not known", paymentId);
            } else if (found.get().paymentStatus().advancesTo(outcome.status())) {
                advance(tx, found.get(), outcome);
            }
        });
    }

    /**
     * Asks the provider for payments that have been without a result for a while; one that it has never heard of is made now.
     *
     * @return how many were looked at
     */
    int reconcile() {
        List<UUID> waiting = jdbi.withHandle(handle -> handle.createQuery("""
                        UPDATE account.payments SET updated_at = :now
                         WHERE id IN (SELECT id FROM account.payments
                                       WHERE status IN ('pending', 'processing', 'action_required')
                                         AND updated_at <= :before
                                       ORDER BY updated_at LIMIT 100 FOR UPDATE SKIP LOCKED)
                        RETURNING id""")
                .bind("now", clock.instant())
                .bind("before", clock.instant().minus(settings.reconcileAfter()))
                .mapTo(UUID.class)
                .list());
        for (UUID payment : waiting) {
            try {
                Optional<PaymentOutcome> known = gateway.find(payment);
                if (known.isPresent()) {
                    report(payment, known.get());
                } else {
                    charge(find(payment));
                }
            } catch (PaymentGateway.UnknownOutcomeException e) {
                LOG.warnf("payment %s: %s", payment, e.getMessage());
            }
        }
        return waiting.size();
    }

    private void charge(Purchase purchase) {
        try {
            report(purchase.paymentId(), gateway.charge(purchase.charge()));
        } catch (PaymentGateway.UnknownOutcomeException e) {
            LOG.warnf("payment %s: %s; it will be asked for again", purchase.paymentId(), e.getMessage());
        }
    }

    private Optional<UUID> create(Handle tx, UUID workspaceId, String key, PackSettings.Pack pack) {
        String method = tx.createQuery("SELECT reference FROM account.payment_methods WHERE workspace_id = :id")
                .bind("id", workspaceId)
                .mapTo(String.class)
                .findOne()
                .orElseThrow(NoPaymentMethodException::new);
        UUID payment = UUID.randomUUID();
        int made = tx.createUpdate("""
                        WITH invoice AS (
                            INSERT INTO account.invoices
                                   (id, workspace_id, pack, credits, amount, currency, idempotency_key, created_at)
                            VALUES (:invoice, :workspace, :pack, :credits, :amount, :currency, :key, :at)
                                ON CONFLICT DO NOTHING
                            RETURNING id)
                        INSERT INTO account.payments (id, invoice_id, method, updated_at)
                        SELECT :payment, id, :method, :at FROM invoice""")
                .bind("invoice", UUID.randomUUID())
                .bind("workspace", workspaceId)
                .bind("pack", settings.autoTopupPack())
                .bind("credits", pack.credits())
                .bind("amount", pack.amount())
                .bind("currency", pack.currency())
                .bind("key", key)
                .bind("payment", payment)
                .bind("method", method)
                .bind("at", clock.instant())
                .execute();
        return made == 0 ? Optional.empty() : Optional.of(payment);
    }

    private void advance(Handle tx, Purchase purchase, PaymentOutcome outcome) {
        tx.createUpdate(
                        "UPDATE account.payments SET status = :status, detail = :detail, updated_at = :at WHERE id = :id")
                .bind("status", outcome.status().column())
                .bind("detail", outcome.detail())
                .bind("at", clock.instant())
                .bind("id", purchase.paymentId())
                .execute();
        switch (outcome.status()) {
            case SUCCEEDED -> {
                close(tx, purchase, "paid");
                grants.issue(
                        tx,
                        new NewGrant(
                                purchase.workspaceId(),
                                GrantCategory.PACK,
                                purchase.credits(),
                                null,
                                "credit_pack",
                                purchase.grantReference()));
            }
            case DECLINED -> close(tx, purchase, "void");
            case REFUNDED, DISPUTED -> {
                if (purchase.paymentStatus() == PaymentStatus.SUCCEEDED) {
                    grants.revoke(
                            tx,
                            purchase.workspaceId(),
                            purchase.grantReference(),
                            outcome.status().column());
                } else {
                    close(tx, purchase, "void");
                }
            }
            default -> LOG.debugf("payment %s is %s", purchase.paymentId(), outcome.status());
        }
    }

    private void close(Handle tx, Purchase purchase, String status) {
        tx.createUpdate("UPDATE account.invoices SET status = :status, closed_at = :at WHERE id = :id")
                .bind("status", status)
                .bind("at", clock.instant())
                .bind("id", purchase.invoiceId())
                .execute();
    }

    private Purchase find(UUID paymentId) {
        return jdbi.withHandle(handle -> handle.createQuery(Purchase.SELECT + " WHERE p.id = :id")
                .bind("id", paymentId)
                .map((row, context) -> Purchase.of(row))
                .one());
    }

    private static Optional<Purchase> byKey(Handle handle, UUID workspaceId, String key) {
        return handle.createQuery(Purchase.SELECT + " WHERE i.workspace_id = :workspace AND i.idempotency_key = :key")
                .bind("workspace", workspaceId)
                .bind("key", key)
                .map((row, context) -> Purchase.of(row))
                .findOne();
    }

    private static Optional<Purchase> open(Handle handle, UUID workspaceId) {
        return handle.createQuery(Purchase.SELECT + " WHERE i.workspace_id = :workspace AND i.status = 'open'")
                .bind("workspace", workspaceId)
                .map((row, context) -> Purchase.of(row))
                .findOne();
    }
}
