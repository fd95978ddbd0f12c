package io.reelmill.account.topup;

import io.reelmill.account.invoice.InvoiceStore;
import io.reelmill.account.ledger.Balances;
import io.reelmill.account.ledger.Ledger;
import io.reelmill.account.payment.Payments;
import io.reelmill.account.purchase.PackSettings;
import io.reelmill.account.purchase.Purchases;
import io.reelmill.account.purchase.Purchases.NoPaymentMethodException;
import io.reelmill.account.purchase.Purchases.Order;
import jakarta.inject.Singleton;
import java.util.Optional;
import java.util.UUID;
import org.jboss.logging.Logger;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.Jdbi;

/**
 * Buys packs for workspaces whose credits are below their threshold: one purchase at a time, as many packs as close the gap, no
 * more within 24 hours than the cap, and none after a decline. The transaction that takes credits below the threshold asks for it by a
 * row, so no reservation waits for a purchase.
 */
@Singleton
public class AutoTopUps {

    private static final Logger LOG = Logger.getLogger(AutoTopUps.class);

    private final Jdbi jdbi;
    private final AutoTopUpStore store;
    private final InvoiceStore invoices;
    private final Purchases purchases;
    private final Payments payments;
    private final Ledger ledger;
    private final PackSettings packs;

    public AutoTopUps(
            Jdbi jdbi,
            AutoTopUpStore store,
            InvoiceStore invoices,
            Purchases purchases,
            Payments payments,
            Ledger ledger,
            PackSettings packs) {
        this.jdbi = jdbi;
        this.store = store;
        this.invoices = invoices;
        this.purchases = purchases;
        this.payments = payments;
        this.ledger = ledger;
        this.packs = packs;
    }

    /** Buys for the workspaces that were asked for. */
    public void buyRequested() {
        Optional<UUID> workspace = jdbi.withHandle(store::takeRequest);
        while (workspace.isPresent()) {
            buy(workspace.get());
            workspace = jdbi.withHandle(store::takeRequest);
        }
    }

    /**
     * Buys for all workspaces that are due now, asked for or not: a purchase that was under way or the daily cap may have put one off,
     * and a process may have died with a request.
     */
    public void buyDue() {
        jdbi.withHandle(store::due).forEach(this::buy);
    }

    /** No transaction is open during the call of the provider. */
    private void buy(UUID workspace) {
        Optional<UUID> payment = jdbi.inTransaction(tx -> begin(tx, workspace));
        payment.ifPresent(payments::collect);
    }

    /** What was due a moment ago is judged again, under the lock of the settings: another replica may have bought meanwhile. */
    private Optional<UUID> begin(Handle tx, UUID workspace) {
        Optional<AutoTopUp> locked = store.lock(tx, workspace);
        if (locked.isEmpty() || invoices.openPack(tx, workspace).isPresent()) {
            return Optional.empty();
        }
        AutoTopUp settings = locked.get();
        PackSettings.Pack pack = packs.packs().get(settings.pack());
        if (pack == null) {
            LOG.warnf("workspace %s tops up with pack %s, which is not sold any more", workspace, settings.pack());
            store.pause(tx, workspace, "unknown_pack");
            return Optional.empty();
        }
        Balances balances = ledger.balances(tx, workspace);
        int quantity = settings.packsFor(
                (long) balances.spendable() - balances.debt(), store.bought(tx, workspace), pack.credits());
        if (quantity == 0) {
            return Optional.empty();
        }
        try {
            return purchases.prepare(
                    tx, workspace, "auto:" + UUID.randomUUID(), new Order(settings.pack(), quantity, true));
        } catch (NoPaymentMethodException e) {
            store.pause(tx, workspace, "payment_method_required");
            return Optional.empty();
        }
    }
}
