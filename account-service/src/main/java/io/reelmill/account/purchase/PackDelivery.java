package io.reelmill.account.purchase;

import io.reelmill.account.grant.GrantCategory;
import io.reelmill.account.grant.Grants;
import io.reelmill.account.grant.NewGrant;
import io.reelmill.account.invoice.Bill;
import io.reelmill.account.invoice.Invoice;
import io.reelmill.account.invoice.InvoiceStore;
import io.reelmill.account.payment.PaymentHandler;
import io.reelmill.account.payment.PaymentStatus;
import jakarta.inject.Singleton;
import java.time.Clock;
import org.jdbi.v3.core.Handle;

/** Gives the credits of a pack when it is paid and takes them back when the money goes back. */
@Singleton
public class PackDelivery implements PaymentHandler {

    private final InvoiceStore invoices;
    private final Grants grants;
    private final Clock clock;

    public PackDelivery(InvoiceStore invoices, Grants grants, Clock clock) {
        this.invoices = invoices;
        this.grants = grants;
        this.clock = clock;
    }

    @Override
    public boolean handles(Invoice.Kind kind) {
        return kind == Invoice.Kind.PACK;
    }

    @Override
    public void paid(Handle tx, Invoice.Paid invoice) {
        Bill bill = invoice.bill();
        grants.issue(
                tx,
                new NewGrant(
                        bill.workspaceId(),
                        GrantCategory.PACK,
                        bill.credits(),
                        null,
                        "credit_pack",
                        bill.grantReference()));
    }

    @Override
    public void declined(Handle tx, Invoice.Open invoice) {
        invoices.store(tx, invoice.cancel(clock.instant()));
    }

    /** It stays open until the customer comes back or the provider gives up. */
    @Override
    public void waiting(Handle tx, Invoice.Open invoice) {}

    @Override
    public void reversed(Handle tx, Invoice.Paid invoice, PaymentStatus why) {
        Bill bill = invoice.bill();
        grants.revoke(tx, bill.workspaceId(), bill.grantReference(), why.column());
    }
}
