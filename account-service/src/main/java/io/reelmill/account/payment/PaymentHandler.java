package io.reelmill.account.payment;

import io.reelmill.account.invoice.Invoice;
import org.jdbi.v3.core.Handle;

/** What becomes of that which an invoice bills. Every method is part of the transaction that stores the payment's new status. */
public interface PaymentHandler {

    /** Whether invoices of this kind are its own. */
    boolean handles(Invoice.Kind kind);

    /** The invoice has just been paid. */
    void paid(Handle tx, Invoice.Paid invoice);

    /** The payment of an open invoice was declined. It stays open until the handler stores another state. */
    void declined(Handle tx, Invoice.Open invoice);

    /** The payment waits for the customer. */
    void waiting(Handle tx, Invoice.Open invoice);

    /** Another part of what was paid than before went back, by refunds or disputes; none after a dispute that was won. */
    void reversed(Handle tx, Invoice.Paid invoice, Reversal reversal);
}
