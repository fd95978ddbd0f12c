package io.reelmill.gateway.delivery;

import com.fasterxml.jackson.databind.node.ObjectNode;
import io.reelmill.contracts.ContractJson;
import io.reelmill.gateway.edge.BodyFields;
import io.reelmill.gateway.edge.ClientTime;
import io.reelmill.gateway.error.ApiException;
import io.reelmill.gateway.key.Caller;
import io.reelmill.gateway.key.Keyed;
import io.reelmill.gateway.publish.PathId;
import io.reelmill.gateway.publish.PublishingClient;
import io.smallrye.common.annotation.Blocking;
import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.QueryParam;
import jakarta.ws.rs.core.MediaType;
import java.time.Instant;
import java.util.UUID;

/** What webhooks were sent, what came of it, and sending again. */
@Path("/api/public/v3/webhooks/deliveries")
@Produces(MediaType.APPLICATION_JSON)
@Blocking
class DeliveriesResource {

    private static final int MAX_LIMIT = 200;

    private final Caller caller;
    private final PublishingClient client;

    DeliveriesResource(Caller caller, PublishingClient client) {
        this.caller = caller;
        this.client = client;
    }

    /** Newest first; the next page is {@code before} the last entry's {@code createdAt}. */
    @GET
    @Keyed
    public ObjectNode list(@QueryParam("limit") String limit, @QueryParam("before") String before) {
        int size = limit(limit);
        String end = before == null ? null : ClientTime.of("before", before).toString();
        ObjectNode answer = ContractJson.mapper().createObjectNode().put("success", 1);
        answer.setAll((ObjectNode) client.ask(service -> service.deliveries(workspace(), size, end)));
        return answer;
    }

    @POST
    @Keyed
    @Path("/{id}/resend")
    public ObjectNode resend(String id) {
        UUID event = PathId.of(id, "delivery");
        try {
            client.ask(service -> service.resend(workspace(), event));
        } catch (ApiException e) {
            throw e.status() == 404 ? ApiException.notFound("id", "id names no delivery of this workspace") : e;
        }
        return ContractJson.mapper().createObjectNode().put("success", 1).put("eventId", event.toString());
    }

    /** Sends again all that failed for good since a time: {@code since}, and {@code url} for one endpoint alone. */
    @POST
    @Keyed
    @Path("/recover")
    @Consumes(MediaType.APPLICATION_JSON)
    public ObjectNode recover(byte[] body) {
        BodyFields fields = BodyFields.of(body);
        Instant since = fields.time("since");
        String url = fields.given("url");
        fields.requireFine();
        if (since == null) {
            throw ApiException.invalid("since", "required", "since is required, an ISO 8601 time");
        }
        ObjectNode checked = ContractJson.mapper().createObjectNode();
        checked.put("since", since.toString());
        if (url != null) {
            checked.put("url", url);
        }
        ObjectNode answer = ContractJson.mapper().createObjectNode().put("success", 1);
        answer.setAll((ObjectNode) client.ask(service -> service.recover(workspace(), checked)));
        return answer;
    }

    private UUID workspace() {
        return caller.principal().workspaceId();
    }

    private static int limit(String text) {
        try {
            int limit = text == null ? 50 : Integer.parseInt(text.strip());
            if (limit >= 1 && limit <= MAX_LIMIT) {
                return limit;
            }
        } catch (NumberFormatException e) {
            // told below, with the bounds
        }
        throw ApiException.invalid("limit", "bounds", "limit must be a whole number from 1 to " + MAX_LIMIT);
    }
}
