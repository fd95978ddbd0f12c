package io.reelmill.gateway.channel;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.reelmill.contracts.ContractJson;
import io.reelmill.contracts.publishing.Platform;
import io.reelmill.contracts.publishing.PublishingApi.AccountOrder;
import io.reelmill.contracts.publishing.PublishingApi.ChannelChange;
import io.reelmill.contracts.publishing.PublishingApi.Slot;
import io.reelmill.fetch.UrlPolicy;
import io.reelmill.fetch.Verdict;
import io.reelmill.gateway.edge.JsonBody;
import io.reelmill.gateway.error.ApiException;
import io.reelmill.gateway.key.Caller;
import io.reelmill.gateway.key.Keyed;
import io.reelmill.gateway.publish.PathId;
import io.reelmill.gateway.publish.PublishingClient;
import io.smallrye.common.annotation.Blocking;
import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.DELETE;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.PATCH;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.PUT;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;
import java.util.UUID;

/** Channels, their slots and their accounts. */
@Path("/api/public/v3/channels")
@Produces(MediaType.APPLICATION_JSON)
@Blocking
class ChannelsResource {

    private final Caller caller;
    private final PublishingClient client;
    private final UrlPolicy policy;

    ChannelsResource(Caller caller, PublishingClient client, UrlPolicy policy) {
        this.caller = caller;
        this.client = client;
        this.policy = policy;
    }

    @GET
    @Keyed
    public ObjectNode list() {
        ObjectNode answer = success();
        answer.set("channels", call("GET", "", null));
        return answer;
    }

    @POST
    @Keyed
    @Consumes(MediaType.APPLICATION_JSON)
    public ObjectNode create(byte[] body) {
        return shown(call("POST", "", ChannelRequest.read(body, ChannelChange.class)));
    }

    @GET
    @Keyed
    @Path("/{id}")
    public ObjectNode get(String id) {
        return shown(call("GET", "/" + PathId.of(id, "channel"), null));
    }

    @PATCH
    @Keyed
    @Path("/{id}")
    @Consumes(MediaType.APPLICATION_JSON)
    public ObjectNode change(String id, byte[] body) {
        ChannelChange change = ChannelRequest.read(body, ChannelChange.class);
        return shown(call("PATCH", "/" + PathId.of(id, "channel"), change));
    }

    @DELETE
    @Keyed
    @Path("/{id}")
    public ObjectNode delete(String id) {
        UUID channel = PathId.of(id, "channel");
        call("DELETE", "/" + channel, null);
        return success().put("deleted", channel.toString());
    }

    /** Replaces the slots: {@code {slots: […]}}. */
    @PUT
    @Keyed
    @Path("/{id}/slots")
    @Consumes(MediaType.APPLICATION_JSON)
    public ObjectNode slots(String id, byte[] body) {
        JsonNode slots = JsonBody.parse(body).path("slots");
        if (!slots.isArray()) {
            throw ApiException.invalid("slots", "required", "slots is required, a list of {day, time}");
        }
        return shown(
                call("PUT", "/" + PathId.of(id, "channel") + "/slots", ChannelRequest.convert(slots, Slot[].class)));
    }

    @POST
    @Keyed
    @Path("/{id}/accounts")
    @Consumes(MediaType.APPLICATION_JSON)
    public ObjectNode connect(String id, byte[] body) {
        AccountOrder order = ChannelRequest.read(body, AccountOrder.class);
        if (order.platform() == Platform.WEBHOOK) {
            requireCallable(order.externalId());
        } else if (order.accessToken() == null || order.accessToken().isBlank()) {
            throw ApiException.invalid("accessToken", "required", "accessToken is required");
        }
        return shown(call("POST", "/" + PathId.of(id, "channel") + "/accounts", order));
    }

    @DELETE
    @Keyed
    @Path("/{id}/accounts/{account}")
    public ObjectNode disconnect(String id, String account) {
        UUID which = PathId.of(account, "account");
        call("DELETE", "/" + PathId.of(id, "channel") + "/accounts/" + which, null);
        return success().put("deleted", which.toString());
    }

    private void requireCallable(String url) {
        if (url == null || url.isBlank()) {
            throw ApiException.invalid("externalId", "required", "externalId is required: the webhook's URL");
        }
        if (policy.forClient(caller.principal().workspaceId()).judge(url) instanceof Verdict.Refused refused) {
            if (refused.reason() == Verdict.Reason.BUSY) {
                throw ApiException.unavailable("externalId " + refused.message());
            }
            throw ApiException.invalid("externalId", "blocked_url", "externalId " + refused.message());
        }
    }

    private JsonNode call(String method, String path, Object body) {
        return client.call(method, caller.principal().workspaceId(), "/channels" + path, body);
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
