package io.reelmill.gateway.account;

import static io.reelmill.gateway.account.AccountCalls.call;

import io.reelmill.contracts.account.AccountApi.AuthenticationStep;
import io.reelmill.contracts.account.AccountApi.AutoTopUpSettings;
import io.reelmill.contracts.account.AccountApi.FieldError;
import io.reelmill.contracts.account.AccountApi.InvoiceInfo;
import io.reelmill.contracts.account.AccountApi.PackOffer;
import io.reelmill.contracts.account.AccountApi.PurchaseRequest;
import io.reelmill.contracts.account.AccountApi.PurchaseResult;
import io.reelmill.contracts.account.LedgerApi.Balance;
import io.reelmill.contracts.account.LedgerApi.Holdings;
import io.reelmill.contracts.account.LedgerApi.Statement;
import io.reelmill.gateway.error.ApiException;
import jakarta.inject.Singleton;
import jakarta.ws.rs.WebApplicationException;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import org.eclipse.microprofile.rest.client.inject.RestClient;

/** What a workspace bought and spent. Every method blocks, and throws a 503 {@link ApiException} when the account-service is away. */
@Singleton
public class Billing {

    private final AccountClient client;

    Billing(@RestClient AccountClient client) {
        this.client = client;
    }

    /**
     * A page of the movements of credits, newest first. Blocks.
     *
     * @param from earliest time, or null
     * @param before time that is no longer part of it, or null
     * @param cursor of the page before, or null
     */
    public Statement statement(UUID workspaceId, Instant from, Instant before, String cursor, int limit) {
        return call("reading a statement", () -> client.statement(workspaceId, from, before, cursor, limit));
    }

    /** Credits after the last movement up to a time. Blocks. */
    public Balance balance(UUID workspaceId, Instant asOf) {
        return call("reading a balance", () -> client.balance(workspaceId, asOf));
    }

    /** Grants with credits left and reservations under way. Blocks. */
    public Holdings holdings(UUID workspaceId) {
        return call("reading the grants", () -> client.holdings(workspaceId));
    }

    /** What the pack of automatic purchases costs. Blocks. */
    public PackOffer packOffer() {
        return call("reading the price of a credit pack", client::packOffer);
    }

    /**
     * Buys the pack of automatic purchases, once for each key.
     *
     * @throws ApiException 402 when the workspace has no saved payment method
     */
    public PurchaseResult buyCreditPack(UUID workspaceId, String key) {
        return call("buying a credit pack", List.of(409), () -> client.purchase(workspaceId, new PurchaseRequest(key)))
                .orElseThrow(() -> ApiException.of(
                        402,
                        "payment_method_required",
                        "the workspace has no saved payment method; nothing was bought"));
    }

    /**
     * The invoices of a workspace, newest first. Blocks.
     *
     * @param before the number to go on behind, or null to begin with the newest
     */
    public List<InvoiceInfo> invoices(UUID workspaceId, String before, int limit) {
        return call("listing invoices", () -> client.invoices(workspaceId, before, limit));
    }

    /** The settings of automatic top-up. Blocks. */
    public AutoTopUpSettings autoTopUp(UUID workspaceId) {
        return call("reading the automatic top-up", () -> client.autoTopUp(workspaceId));
    }

    /**
     * Saves the settings of automatic top-up. Blocks.
     *
     * @throws ApiException 400 naming a field that cannot be so
     */
    public AutoTopUpSettings saveAutoTopUp(UUID workspaceId, AutoTopUpSettings settings) {
        return call("saving the automatic top-up", () -> {
            try {
                return client.saveAutoTopUp(workspaceId, settings);
            } catch (WebApplicationException e) {
                if (e.getResponse().getStatus() == 400) {
                    FieldError error = e.getResponse().readEntity(FieldError.class);
                    throw ApiException.invalid(error.field(), "bounds", error.message());
                }
                throw e;
            }
        });
    }

    /** Passes a callback of Stripe on; false when it is forged or stale. Blocks. */
    public boolean takeStripeCallback(byte[] body, String signature) {
        return call("taking in a callback", List.of(400), () -> {
                    client.stripeCallback(signature, body);
                    return true;
                })
                .orElse(false);
    }

    /** The customer is at the link of a payment; empty when the signature does not belong to it. Blocks. */
    public Optional<AuthenticationStep> authenticatePayment(UUID paymentId, String signature) {
        return call("authenticating a payment", List.of(404), () -> client.authenticate(paymentId, signature));
    }
}
