package io.reelmill.publishing.webhook;

import com.fasterxml.jackson.databind.ObjectMapper;
import io.quarkus.rest.client.reactive.jackson.ClientObjectMapper;
import io.reelmill.contracts.ContractJson;
import io.reelmill.contracts.account.AccountApi;
import io.reelmill.contracts.account.AccountApi.WebhookSecrets;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.ProcessingException;
import java.util.UUID;
import org.eclipse.microprofile.faulttolerance.Retry;
import org.eclipse.microprofile.rest.client.annotation.ClientHeaderParam;
import org.eclipse.microprofile.rest.client.inject.RegisterRestClient;

/** What the notifier asks of the account-service; asked again once when a kept connection turns out to be closed. */
@RegisterRestClient(configKey = "account")
@ClientHeaderParam(name = AccountApi.TOKEN_HEADER, value = "${reelmill.internal.token}")
@Retry(maxRetries = 1, delay = 0, jitter = 0, maxDuration = 500, retryOn = ProcessingException.class)
@Path(AccountApi.WORKSPACES)
interface SigningSecretClient {

    @GET
    @Path("/{id}/webhook-secrets")
    WebhookSecrets webhookSecrets(@PathParam("id") UUID workspaceId);

    @ClientObjectMapper
    static ObjectMapper json(ObjectMapper ofTheService) {
        return ContractJson.mapper();
    }
}
