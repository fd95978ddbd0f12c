package io.reelmill.gateway.credits;

import io.reelmill.contracts.account.AccountApi.AuthenticationStep;
import io.reelmill.gateway.account.Billing;
import io.reelmill.gateway.error.ApiException;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.QueryParam;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.Response;
import java.net.URI;
import java.util.Optional;
import java.util.UUID;

/** The page at which a customer authenticates a payment; its link is signed. The payment provider may lead on to a page of its own. */
@Path("/payments/{id}")
@Produces(MediaType.TEXT_HTML)
class PaymentPage {

    private final Billing billing;

    PaymentPage(Billing billing) {
        this.billing = billing;
    }

    /** Nothing happens by looking: mail programs open links by themselves. */
    @GET
    public String show(UUID id) {
        return page("<form method=\"post\"><button>Confirm the payment</button></form>");
    }

    @POST
    public Response confirm(UUID id, @QueryParam("signature") String signature) {
        Optional<AuthenticationStep> step = signature != null && signature.matches("[A-Za-z0-9_-]{1,100}")
                ? billing.authenticatePayment(id, signature)
                : Optional.empty();
        String redirect = step.orElseThrow(() -> ApiException.notFound(null, "there is no such payment"))
                .redirect();
        return redirect == null
                ? Response.ok(page("<p>Thank you. You may close this page.</p>"))
                        .build()
                : Response.seeOther(URI.create(redirect)).build();
    }

    private static String page(String content) {
        return "<!doctype html><html lang=\"en\"><meta charset=\"utf-8\"><title>Payment</title><body>" + content
                + "</body></html>";
    }
}
