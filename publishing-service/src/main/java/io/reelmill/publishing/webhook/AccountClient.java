package io.reelmill.publishing.webhook;

import io.reelmill.contracts.account.AccountApi;
import io.reelmill.contracts.account.AccountApi.WebhookSecrets;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.HeaderParam;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import java.util.UUID;
import org.eclipse.microprofile.rest.client.inject.RegisterRestClient;

/** What the notifier asks of the account-service. */
@RegisterRestClient(configKey = "account")
@Path(AccountApi.WORKSPACES)
interface AccountClient {

    @GET
    @Path("/{id}/webhook-secrets")
    WebhookSecrets webhookSecrets(
            @PathParam("id") UUID workspaceId, @HeaderParam(AccountApi.TOKEN_HEADER) String token);
}
