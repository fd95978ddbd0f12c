package io.reelmill.account.payment;

import io.reelmill.account.ledger.Ledger;
import io.reelmill.contracts.account.AccountApi;
import io.reelmill.contracts.account.AccountApi.AuthenticationStep;
import io.reelmill.contracts.account.AccountApi.PaymentMethod;
import io.reelmill.service.Refusal;
import io.reelmill.service.RequiredScope;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.PUT;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.QueryParam;
import java.util.UUID;
import org.jdbi.v3.core.Jdbi;

/** Saved payment methods and the authentication of payments, as other services see them. */
@Path(AccountApi.BILLING)
@RequiredScope("billing")
public class PaymentResource {

    private final Jdbi jdbi;
    private final PaymentMethods methods;
    private final Payments payments;
    private final AuthenticationLinks links;
    private final Ledger ledger;

    PaymentResource(Jdbi jdbi, PaymentMethods methods, Payments payments, AuthenticationLinks links, Ledger ledger) {
        this.jdbi = jdbi;
        this.methods = methods;
        this.payments = payments;
        this.links = links;
        this.ledger = ledger;
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
            methods.save(tx, id, method.reference());
        });
    }

    /** The customer is at the signed link of a payment that waits for authentication. */
    @POST
    @Path("/payments/{id}/authentication")
    public AuthenticationStep authenticate(UUID id, @QueryParam("signature") String signature) {
        if (!links.isValid(id, signature) || payments.find(id).isEmpty()) {
            throw Refusal.notFound("the payment");
        }
        return new AuthenticationStep(payments.authenticate(id).orElse(null));
    }
}
