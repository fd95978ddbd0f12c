package io.reelmill.gateway.credits;

import com.fasterxml.jackson.databind.JsonNode;
import io.reelmill.contracts.account.AccountApi.Credits;
import io.reelmill.contracts.account.AccountApi.Invoice;
import io.reelmill.contracts.account.AccountApi.PackOffer;
import io.reelmill.contracts.account.AccountApi.PurchaseResult;
import io.reelmill.gateway.account.Billing;
import io.reelmill.gateway.edge.JsonBody;
import io.reelmill.gateway.error.ApiException;
import io.reelmill.gateway.idempotency.IdempotentExecutor;
import io.reelmill.gateway.key.Caller;
import io.reelmill.gateway.key.Keyed;
import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.HeaderParam;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;
import java.util.UUID;

/**
 * Buys a credit pack with the saved payment method. It does not go through the {@link IdempotentExecutor}, which would keep a
 * transaction waiting for the payment provider: the account-service itself makes one purchase for each key.
 */
@Path("/api/public/v3/buy-credit-pack")
public class CreditPackResource {

    private static final String AUTO_TOPUP = "auto_topup";
    private static final int MAX_KEY_LENGTH = 255;

    private final Caller caller;
    private final Billing billing;

    CreditPackResource(Caller caller, Billing billing) {
        this.caller = caller;
        this.billing = billing;
    }

    /** @param status the invoice's, so that {@code action_required} cannot be overlooked */
    record Bought(int success, String status, Invoice invoice, Credits credits) {}

    @POST
    @Keyed
    @Consumes(MediaType.APPLICATION_JSON)
    @Produces(MediaType.APPLICATION_JSON)
    public Bought buy(byte[] body, @HeaderParam(IdempotentExecutor.HEADER) String idempotencyKey) {
        check(JsonBody.parse(body));
        PurchaseResult result = billing.buyCreditPack(caller.principal().workspaceId(), purchaseKey(idempotencyKey));
        if (result.declined() != null) {
            throw ApiException.of(402, "payment_declined", "the payment was declined: " + result.declined());
        }
        return new Bought(1, result.invoice().status(), result.invoice(), result.credits());
    }

    /**
     * What a call would buy. Blocks.
     *
     * @throws ApiException when the call is wrong
     */
    public PackOffer offer(byte[] body) {
        check(JsonBody.parse(body));
        return billing.packOffer();
    }

    private static void check(JsonNode request) {
        JsonNode source = request.path("source");
        if (source.isMissingNode() || source.isNull()) {
            throw ApiException.invalid("source", "required", "source is required and must be " + AUTO_TOPUP);
        }
        if (!source.isTextual() || !source.textValue().equals(AUTO_TOPUP)) {
            throw ApiException.invalid("source", "value", "source must be " + AUTO_TOPUP);
        }
    }

    private static String purchaseKey(String idempotencyKey) {
        if (idempotencyKey == null) {
            return "call:" + UUID.randomUUID();
        }
        if (idempotencyKey.isBlank() || idempotencyKey.length() > MAX_KEY_LENGTH) {
            throw ApiException.invalid(
                    IdempotentExecutor.HEADER,
                    "bounds",
                    IdempotentExecutor.HEADER + " must have 1 to " + MAX_KEY_LENGTH + " characters");
        }
        return "client:" + idempotencyKey;
    }
}
