package io.reelmill.account.topup;

import io.reelmill.account.invoice.Invoice;
import io.reelmill.account.payment.PaymentHandler;
import io.reelmill.account.payment.Reversal;
import jakarta.inject.Singleton;
import org.jdbi.v3.core.Handle;

/** Pauses automatic top-up when a payment of its own is declined, or when the money of any pack goes back. */
@Singleton
public class AutoTopUpBreaker implements PaymentHandler {

    private final AutoTopUpStore store;

    public AutoTopUpBreaker(AutoTopUpStore store) {
        this.store = store;
    }

    @Override
    public boolean handles(Invoice.Kind kind) {
        return kind == Invoice.Kind.PACK;
    }

    @Override
    public void paid(Handle tx, Invoice.Paid invoice) {}

    @Override
    public void declined(Handle tx, Invoice.Open invoice) {
        if (invoice.bill().automatic()) {
            store.pause(tx, invoice.bill().workspaceId(), "payment_declined");
        }
    }

    @Override
    public void waiting(Handle tx, Invoice.Open invoice) {}

    @Override
    public void reversed(Handle tx, Invoice.Paid invoice, Reversal reversal) {
        if (reversal.amount() > reversal.before()) {
            store.pause(
                    tx,
                    invoice.bill().workspaceId(),
                    "payment_" + reversal.why().column());
        }
    }
}
