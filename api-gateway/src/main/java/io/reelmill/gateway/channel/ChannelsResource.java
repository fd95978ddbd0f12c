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
import io.reelmill.gateway.channel.ChannelRequest.Read;
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
        return executor.answer(caller.principal(), "channels", idempotencyKey, body, () -> {
            Read<ChannelChange> channel = ChannelRequest.channel(body);
            return new ForwardedCall(
                    client,
                    (service, attempt) -> service.create(workspace, attempt, channel.order()),
                    channel.warnings());
        });
    }

    @GET
    @Keyed
    @Path("/{id}")
    public ObjectNode get(String id) {
        UUID channel = PathId.of(id, "channel");
        return shown(client.ask(service -> service.channel(workspace(), channel)), List.of());
    }

    @PATCH
    @Keyed
    @Path("/{id}")
    @Consumes(MediaType.APPLICATION_JSON)
    public ObjectNode change(String id, byte[] body) {
        Read<ChannelChange> change = ChannelRequest.channel(body);
        UUID channel = PathId.of(id, "channel");
        return shown(client.ask(service -> service.change(workspace(), channel, change.order())), change.warnings());
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
        Read<List<Slot>> slots = ChannelRequest.slots(body);
        UUID channel = PathId.of(id, "channel");
        return shown(client.ask(service -> service.slots(workspace(), channel, slots.order())), slots.warnings());
    }

    /** With tokens that the caller has got from the platform, or with a webhook's URL. */
    @POST
    @Keyed
    @Path("/{id}/accounts")
    @Consumes(MediaType.APPLICATION_JSON)
    public Response connect(String id, byte[] body, @HeaderParam(IdempotentExecutor.HEADER) String idempotencyKey) {
        UUID workspace = workspace();
        return executor.answer(caller.principal(), "channels/" + id + "/accounts", idempotencyKey, body, () -> {
            Read<AccountOrder> account = ChannelRequest.account(body);
            requireUsable(account.order());
            UUID channel = PathId.of(id, "channel");
            return new ForwardedCall(
                    client,
                    (service, attempt) -> service.connect(workspace, channel, account.order()),
                    account.warnings());
        });
    }

    /** By OAuth: answers the address at which a person grants access. With {@code accountId} it is connected again. */
    @POST
    @Keyed
    @Path("/{id}/authorizations")
    @Consumes(MediaType.APPLICATION_JSON)
    public ObjectNode authorize(String id, byte[] body) {
        Read<AuthorizationOrder> order = ChannelRequest.authorization(body);
        UUID channel = PathId.of(id, "channel");
        return shown(client.ask(service -> service.authorize(workspace(), channel, order.order())), order.warnings());
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

    private void requireUsable(AccountOrder order) {
        if (order.platform() == Platform.WEBHOOK) {
            requireCallable(order.externalId());
        } else if (order.accessToken() == null || order.accessToken().isBlank()) {
            throw ApiException.invalid(
                    "accessToken",
                    "required",
                    "accessToken is required, or use POST /channels/{id}/authorizations to connect by OAuth");
        }
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

    private static ObjectNode shown(JsonNode node, List<String> warnings) {
        return ForwardedCall.answer(node, warnings);
    }

    private static ObjectNode success() {
        return ContractJson.mapper().createObjectNode().put("success", 1);
    }
}
