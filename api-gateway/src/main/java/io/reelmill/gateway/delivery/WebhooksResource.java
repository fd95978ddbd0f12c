package io.reelmill.gateway.delivery;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.reelmill.contracts.ContractJson;
import io.reelmill.fetch.UrlDecision;
import io.reelmill.fetch.UrlPolicy;
import io.reelmill.gateway.account.Accounts;
import io.reelmill.gateway.edge.BodyFields;
import io.reelmill.gateway.edge.ClientUrls;
import io.reelmill.gateway.error.ApiException;
import io.reelmill.gateway.idempotency.IdempotentExecutor;
import io.reelmill.gateway.key.Caller;
import io.reelmill.gateway.key.Keyed;
import io.reelmill.gateway.publish.ForwardedCall;
import io.reelmill.gateway.publish.PathId;
import io.reelmill.gateway.publish.PublishingClient;
import io.smallrye.common.annotation.Blocking;
import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.HeaderParam;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.Response;
import java.util.UUID;

/** Webhook endpoints, test events and the signing secret. */
@Path("/api/public/v3/webhooks")
@Produces(MediaType.APPLICATION_JSON)
@Blocking
class WebhooksResource {

    /** Characters. */
    private static final int MAX_URL = 4096;

    private final Caller caller;
    private final IdempotentExecutor executor;
    private final PublishingClient client;
    private final Accounts accounts;
    private final UrlPolicy policy;

    WebhooksResource(
            Caller caller, IdempotentExecutor executor, PublishingClient client, Accounts accounts, UrlPolicy policy) {
        this.caller = caller;
        this.executor = executor;
        this.client = client;
        this.accounts = accounts;
        this.policy = policy;
    }

    /** The URLs that webhooks went to, and how calls of them go. */
    @GET
    @Keyed
    @Path("/endpoints")
    public ObjectNode endpoints() {
        return shown(client.ask(service -> service.endpoints(workspace())));
    }

    /** Has a disabled endpoint called again. */
    @POST
    @Keyed
    @Path("/endpoints/{id}/enable")
    public ObjectNode enable(String id) {
        UUID endpoint = PathId.of(id, "endpoint");
        return shown(client.ask(service -> service.enable(workspace(), endpoint)));
    }

    /** Sends a signed test event to {@code url}. */
    @POST
    @Keyed
    @Path("/test")
    @Consumes(MediaType.APPLICATION_JSON)
    public Response test(byte[] body, @HeaderParam(IdempotentExecutor.HEADER) String idempotencyKey) {
        UUID workspace = workspace();
        return executor.answer(caller.principal(), "webhooks/test", idempotencyKey, body, () -> {
            BodyFields fields = BodyFields.of(body);
            String url = fields.text("url", 1, MAX_URL);
            fields.requireFine();
            ObjectNode order = ContractJson.mapper().createObjectNode().put("url", callable(workspace, url));
            return new ForwardedCall(client, (service, attempt) -> service.test(workspace, order), fields.warnings());
        });
    }

    private String callable(UUID workspace, String url) {
        UrlDecision decision = policy.forClient(workspace).judge(url);
        if (decision instanceof UrlDecision.Refused refused) {
            ClientUrls.requireLookedUp("url", refused);
            throw ApiException.invalid("url", ClientUrls.code(refused.reason()), "url " + refused.message());
        }
        return ((UrlDecision.Allowed) decision).url().toString();
    }

    /** Replaces the signing secret; for a day calls carry signatures of the new one and of the one before. */
    @POST
    @Keyed
    @Path("/secret/rotate")
    public Response rotate(@HeaderParam(IdempotentExecutor.HEADER) String idempotencyKey) {
        return executor.answer(
                caller.principal(),
                "webhooks/secret/rotate",
                idempotencyKey,
                null,
                () -> new SecretRotation(accounts, workspace()));
    }

    private UUID workspace() {
        return caller.principal().workspaceId();
    }

    private static ObjectNode shown(JsonNode node) {
        ObjectNode answer = ContractJson.mapper().createObjectNode().put("success", 1);
        answer.setAll((ObjectNode) node);
        return answer;
    }
}
