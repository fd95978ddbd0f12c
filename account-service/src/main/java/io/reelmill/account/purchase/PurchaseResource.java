package io.reelmill.account.purchase;

import io.reelmill.account.ledger.Ledger;
import io.reelmill.account.workspace.Accounts;
import io.reelmill.contracts.account.AccountApi;
import io.reelmill.contracts.account.AccountApi.Invoice;
import io.reelmill.contracts.account.AccountApi.PaymentMethod;
import io.reelmill.contracts.account.AccountApi.PurchaseRequest;
import io.reelmill.contracts.account.AccountApi.PurchaseResult;
import io.reelmill.service.Refusal;
import io.reelmill.service.RequiredScope;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.PUT;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.QueryParam;
import java.util.UUID;
import org.jdbi.v3.core.Jdbi;

/** Purchases as other services see them. */
@Path(AccountApi.BILLING)
@RequiredScope("billing")
public class PurchaseResource {

    private final Jdbi jdbi;
    private final Purchases purchases;
    private final EmbeddedPaymentGateway embedded;
    private final AuthenticationLinks links;
    private final Ledger ledger;

    PurchaseResource(
            Jdbi jdbi, Purchases purchases, EmbeddedPaymentGateway embedded, AuthenticationLinks links, Ledger ledger) {
        this.jdbi = jdbi;
        this.purchases = purchases;
        this.embedded = embedded;
        this.links = links;
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
            boolean actionRequired = purchase.paymentStatus() == PaymentStatus.ACTION_REQUIRED;
            return new PurchaseResult(
                    new Invoice(
                            purchase.invoiceId(),
                            "INV-%06d".formatted(purchase.number()),
                            actionRequired ? "action_required" : purchase.invoiceStatus(),
                            purchase.amount(),
                            purchase.currency(),
                            purchase.credits(),
                            purchase.createdAt(),
                            actionRequired ? purchase.detail() : null),
                    purchase.paymentStatus() == PaymentStatus.DECLINED ? purchase.detail() : null,
                    Accounts.credits(jdbi.withHandle(handle -> ledger.balances(handle, id))));
        } catch (Purchases.NoPaymentMethodException e) {
            throw Refusal.conflict(e.getMessage());
        }
    }

    /** Saves how a workspace pays. */
    @PUT
    @RequiredScope("administration")
    @Path("/{id}/payment-method")
    public void saveMethod(UUID id, PaymentMethod method) {
        Refusal.required(method, "a body");
        Refusal.required(method.reference(), "reference");
        jdbi.useTransaction(tx -> {
            ledger.balances(tx, id); // 404 for an unknown workspace
            purchases.saveMethod(tx, id, method.reference());
        });
    }

    /** What the customer does at the link of an embedded payment that needs authentication. */
    @POST
    @Path("/payments/{id}/authentication")
    public void authenticate(UUID id, @QueryParam("signature") String signature) {
        if (!links.isValid(id, signature)) {
            throw Refusal.notFound("the payment");
        }
        embedded.authenticate(id);
        embedded.find(id).ifPresent(outcome -> purchases.report(id, outcome));
    }
}
