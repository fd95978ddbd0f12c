package io.reelmill.gateway.channel;

import io.reelmill.contracts.publishing.PublishingApi.Account;
import io.reelmill.contracts.publishing.PublishingApi.AuthorizationAnswer;
import io.reelmill.gateway.error.ApiException;
import io.reelmill.gateway.limit.OpenToAll;
import io.reelmill.gateway.publish.PublishingClient;
import io.smallrye.common.annotation.Blocking;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.QueryParam;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.Response;

/**
 * Where a platform sends a person's browser after access was granted or denied. It has no key: the state in the address, good
 * once, says whose channel it is. The answer is a page for a person.
 */
@Path("/api/public/v3/oauth/callback")
@Blocking
class OAuthCallbackResource {

    private final PublishingClient client;

    OAuthCallbackResource(PublishingClient client) {
        this.client = client;
    }

    @GET
    @OpenToAll
    @Produces(MediaType.TEXT_HTML)
    public Response complete(
            @QueryParam("state") String state, @QueryParam("code") String code, @QueryParam("error") String error) {
        try {
            Account account = client.ask(service -> service.complete(new AuthorizationAnswer(state, code, error)))
                    .account();
            return page(
                    200,
                    "The " + account.platform().wireName() + " account " + account.username()
                            + " is connected. You may close this page.");
        } catch (ApiException e) {
            return page(e.status(), "The account is not connected: " + e.getMessage() + ".");
        }
    }

    /** The address of the page holds a code, so the page is not kept and sends its address nowhere. */
    private static Response page(int status, String text) {
        String html =
                "<!doctype html><html lang=\"en\"><meta charset=\"utf-8\"><title>Connect an account</title><body><p>"
                        + escaped(text) + "</p></body></html>";
        return Response.status(status)
                .type(MediaType.TEXT_HTML_TYPE.withCharset("utf-8"))
                .header("Cache-Control", "no-store")
                .header("Referrer-Policy", "no-referrer")
                .header("Content-Security-Policy", "default-src 'none'; frame-ancestors 'none'")
                .entity(html)
                .build();
    }

    private static String escaped(String text) {
        return text.replace("&", "&amp;")
                .replace("<", "&lt;")
                .replace(">", "&gt;")
                .replace("\"", "&quot;");
    }
}
