package io.reelmill.account.payment;

import io.reelmill.contracts.account.AccountApi;
import io.reelmill.service.Refusal;
import io.reelmill.service.RequiredScope;
import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.HeaderParam;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.core.MediaType;

/**
 * Stripe's callbacks, as the gateway passes them on: Stripe reaches the gateway's public port, and the signature, whose secret is
 * here alone, lets a callback in.
 */
@Path(AccountApi.STRIPE_CALLBACKS)
@RequiredScope("billing")
public class StripeCallbackResource {

    private final StripeCallbacks callbacks;

    StripeCallbackResource(StripeCallbacks callbacks) {
        this.callbacks = callbacks;
    }

    @POST
    @Consumes(MediaType.APPLICATION_OCTET_STREAM)
    public void take(byte[] body, @HeaderParam(AccountApi.STRIPE_SIGNATURE) String signature) {
        try {
            callbacks.take(body == null ? new byte[0] : body, signature);
        } catch (StripeCallbacks.RefusedCallbackException e) {
            throw Refusal.badRequest(e.getMessage());
        }
    }
}
