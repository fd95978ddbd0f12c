package io.reelmill.account.purchase;

import io.reelmill.account.invoice.Bill;
import io.reelmill.account.ledger.Ledger;
import io.reelmill.account.payment.PaymentStatus;
import io.reelmill.account.workspace.AccountOverview;
import io.reelmill.contracts.account.AccountApi;
import io.reelmill.contracts.account.AccountApi.Invoice;
import io.reelmill.contracts.account.AccountApi.PurchaseRequest;
import io.reelmill.contracts.account.AccountApi.PurchaseResult;
import io.reelmill.service.Refusal;
import io.reelmill.service.RequiredScope;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import java.util.UUID;
import org.jdbi.v3.core.Jdbi;

/** Purchases as other services see them. */
@Path(AccountApi.BILLING)
@RequiredScope("billing")
public class PurchaseResource {

    private final Jdbi jdbi;
    private final Purchases purchases;
    private final Ledger ledger;

    PurchaseResource(Jdbi jdbi, Purchases purchases, Ledger ledger) {
        this.jdbi = jdbi;
        this.purchases = purchases;
        this.ledger = ledger;
    }

    /** The same purchase for the same key. */
    @POST
    @Path("/{id}/purchases")
    public PurchaseResult buy(UUID id, PurchaseRequest request) {
        Refusal.required(request, "a body");
        Refusal.required(request.idempotencyKey(), "idempotencyKey");
        try {
            Purchase purchase = purchases.buy(id, request.idempotencyKey());
            return new PurchaseResult(
                    invoice(purchase),
                    purchase.paymentStatus() == PaymentStatus.DECLINED ? purchase.detail() : null,
                    AccountOverview.credits(jdbi.withHandle(handle -> ledger.balances(handle, id))));
        } catch (Purchases.NoPaymentMethodException e) {
            throw Refusal.conflict(e.getMessage());
        }
    }

    private static Invoice invoice(Purchase purchase) {
        boolean actionRequired = purchase.paymentStatus() == PaymentStatus.ACTION_REQUIRED;
        Bill bill = purchase.invoice().bill();
        return new Invoice(
                bill.id(),
                Bill.printed(bill.number()),
                actionRequired ? "action_required" : purchase.invoiceStatus(),
                bill.amount(),
                bill.currency(),
                bill.credits(),
                bill.createdAt(),
                actionRequired ? purchase.detail() : null);
    }
}
