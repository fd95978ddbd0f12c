package io.reelmill.gateway.credits;

import io.reelmill.contracts.account.AccountApi;
import io.reelmill.gateway.account.Billing;
import io.reelmill.gateway.error.ApiException;
import io.reelmill.gateway.limit.OpenToAll;
import jakarta.ws.rs.HeaderParam;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;

/**
 * Where Stripe reports what becomes of payments. It needs no key: the account-service checks the signature of the body, which is
 * passed on byte for byte. Anything but 2xx makes Stripe tell it again.
 */
@Path("/callbacks/stripe")
class StripeCallbackRoute {

    private final Billing billing;

    StripeCallbackRoute(Billing billing) {
        this.billing = billing;
    }

    record Received(int success) {}

    @POST
    @OpenToAll
    @Produces(MediaType.APPLICATION_JSON)
    public Received take(byte[] body, @HeaderParam(AccountApi.STRIPE_SIGNATURE) String signature) {
        if (signature == null || body == null || !billing.takeStripeCallback(body, signature)) {
            throw ApiException.of(
                    400, "invalid_signature", "the callback is not signed by the payment provider, or is too old");
        }
        return new Received(1);
    }
}
