package io.reelmill.gateway.channel;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.reelmill.contracts.ContractJson;
import io.reelmill.contracts.publishing.Platform;
import io.reelmill.contracts.publishing.PublishingApi.AccountOrder;
import io.reelmill.contracts.publishing.PublishingApi.AuthorizationOrder;
import io.reelmill.contracts.publishing.PublishingApi.ChannelChange;
import io.reelmill.contracts.publishing.PublishingApi.Slot;
import io.reelmill.fetch.UrlDecision;
import io.reelmill.fetch.UrlPolicy;
import io.reelmill.gateway.edge.ClientUrls;
import io.reelmill.gateway.error.ApiException;
import io.reelmill.gateway.idempotency.IdempotentExecutor;
import io.reelmill.gateway.key.Caller;
import io.reelmill.gateway.key.Keyed;
import io.reelmill.gateway.publish.PathId;
import io.reelmill.gateway.publish.PublishingClient;
import io.smallrye.common.annotation.Blocking;
import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.DELETE;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.HeaderParam;
import jakarta.ws.rs.PATCH;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.PUT;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.Response;
import java.util.List;
import java.util.UUID;

/** Channels, their slots and their accounts. */
@Path("/api/public/v3/channels")
@Produces(MediaType.APPLICATION_JSON)
@Blocking
class ChannelsResource {

    private final Caller caller;
    private final IdempotentExecutor executor;
    private final PublishingClient client;
    private final UrlPolicy policy;

    ChannelsResource(Caller caller, IdempotentExecutor executor, PublishingClient client, UrlPolicy policy) {
        this.caller = caller;
        this.executor = executor;
        this.client = client;
        this.policy = policy;
    }

    @GET
    @Keyed
    public ObjectNode list() {
        ObjectNode answer = success();
        answer.set("channels", client.ask(service -> service.channels(workspace())));
        return answer;
    }

    @POST
    @Keyed
    @Consumes(MediaType.APPLICATION_JSON)
    public Response create(byte[] body, @HeaderParam(IdempotentExecutor.HEADER) String idempotencyKey) {
        UUID workspace = workspace();
        return executor.answer(
                caller.principal(),
                "channels",
                idempotencyKey,
                body,
                () -> new ChannelCreation(client, workspace, ChannelRequest.channel(body)));
    }

    @GET
    @Keyed
    @Path("/{id}")
    public ObjectNode get(String id) {
        UUID channel = PathId.of(id, "channel");
        return shown(client.ask(service -> service.channel(workspace(), channel)));
    }

    @PATCH
    @Keyed
    @Path("/{id}")
    @Consumes(MediaType.APPLICATION_JSON)
    public ObjectNode change(String id, byte[] body) {
        ChannelChange change = ChannelRequest.channel(body);
        UUID channel = PathId.of(id, "channel");
        return shown(client.ask(service -> service.change(workspace(), channel, change)));
    }

    @DELETE
    @Keyed
    @Path("/{id}")
    public ObjectNode delete(String id) {
        UUID channel = PathId.of(id, "channel");
        client.tell(service -> service.delete(workspace(), channel));
        return success().put("deleted", channel.toString());
    }

    /** Replaces the slots: {@code {slots: […]}}. */
    @PUT
    @Keyed
    @Path("/{id}/slots")
    @Consumes(MediaType.APPLICATION_JSON)
    public ObjectNode slots(String id, byte[] body) {
        List<Slot> slots = ChannelRequest.slots(body);
        UUID channel = PathId.of(id, "channel");
        return shown(client.ask(service -> service.slots(workspace(), channel, slots)));
    }

    /** With tokens that the caller has got from the platform, or with a webhook's URL. */
    @POST
    @Keyed
    @Path("/{id}/accounts")
    @Consumes(MediaType.APPLICATION_JSON)
    public ObjectNode connect(String id, byte[] body) {
        AccountOrder order = ChannelRequest.account(body);
        if (order.platform() == Platform.WEBHOOK) {
            requireCallable(order.externalId());
        } else if (order.accessToken() == null || order.accessToken().isBlank()) {
            throw ApiException.invalid(
                    "accessToken",
                    "required",
                    "accessToken is required, or use POST /channels/{id}/authorizations to connect by OAuth");
        }
        UUID channel = PathId.of(id, "channel");
        return shown(client.ask(service -> service.connect(workspace(), channel, order)));
    }

    /** By OAuth: answers the address at which a person grants access. With {@code accountId} it is connected again. */
    @POST
    @Keyed
    @Path("/{id}/authorizations")
    @Consumes(MediaType.APPLICATION_JSON)
    public ObjectNode authorize(String id, byte[] body) {
        AuthorizationOrder order = ChannelRequest.authorization(body);
        UUID channel = PathId.of(id, "channel");
        return shown(client.ask(service -> service.authorize(workspace(), channel, order)));
    }

    @DELETE
    @Keyed
    @Path("/{id}/accounts/{account}")
    public ObjectNode disconnect(String id, String account) {
        UUID which = PathId.of(account, "account");
        UUID channel = PathId.of(id, "channel");
        client.tell(service -> service.disconnect(workspace(), channel, which));
        return success().put("deleted", which.toString());
    }

    private void requireCallable(String url) {
        if (url == null || url.isBlank()) {
            throw ApiException.invalid("externalId", "required", "externalId is required: the webhook's URL");
        }
        if (policy.forClient(workspace()).judge(url) instanceof UrlDecision.Refused refused) {
            ClientUrls.requireLookedUp("externalId", refused);
            throw ApiException.invalid(
                    "externalId", ClientUrls.code(refused.reason()), "externalId " + refused.message());
        }
    }

    private UUID workspace() {
        return caller.principal().workspaceId();
    }

    private static ObjectNode shown(JsonNode node) {
        ObjectNode answer = success();
        answer.setAll((ObjectNode) node);
        return answer;
    }

    private static ObjectNode success() {
        return ContractJson.mapper().createObjectNode().put("success", 1);
    }
}
