package io.reelmill.account.purchase;

import io.reelmill.account.grant.GrantCategory;
import io.reelmill.account.grant.Grants;
import io.reelmill.account.grant.NewGrant;
import io.reelmill.account.grant.Revocations;
import io.reelmill.account.invoice.Bill;
import io.reelmill.account.invoice.Invoice;
import io.reelmill.account.invoice.InvoiceStore;
import io.reelmill.account.payment.PaymentHandler;
import io.reelmill.account.payment.Reversal;
import jakarta.inject.Singleton;
import java.time.Clock;
import org.jdbi.v3.core.Handle;

/** Gives the credits of a pack when it is paid and takes back that part of them whose money goes back. */
@Singleton
public class PackDelivery implements PaymentHandler {

    private final InvoiceStore invoices;
    private final Grants grants;
    private final Revocations revocations;
    private final Clock clock;

    public PackDelivery(InvoiceStore invoices, Grants grants, Revocations revocations, Clock clock) {
        this.invoices = invoices;
        this.grants = grants;
        this.revocations = revocations;
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
                        bill.grantReference(),
                        bill.id()));
    }

    @Override
    public void declined(Handle tx, Invoice.Open invoice) {
        invoices.store(tx, invoice.cancel(clock.instant()));
    }

    /** It stays open until the customer comes back or the provider gives up. */
    @Override
    public void waiting(Handle tx, Invoice.Open invoice) {}

    @Override
    public void reversed(Handle tx, Invoice.Paid invoice, Reversal reversal) {
        Bill bill = invoice.bill();
        revocations.revoke(
                tx,
                bill.workspaceId(),
                bill.grantReference(),
                reversal.of(bill.credits(), bill.amount()),
                "payment_" + reversal.why().column());
    }
}
