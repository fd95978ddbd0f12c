package io.reelmill.gateway.delivery;

import com.fasterxml.jackson.databind.node.ObjectNode;
import io.reelmill.contracts.ContractJson;
import io.reelmill.gateway.error.ApiException;
import io.reelmill.gateway.key.Caller;
import io.reelmill.gateway.key.Keyed;
import io.reelmill.gateway.publish.PathId;
import io.reelmill.gateway.publish.PublishingClient;
import io.smallrye.common.annotation.Blocking;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.QueryParam;
import jakarta.ws.rs.core.MediaType;
import java.time.DateTimeException;
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
        String query = "?limit=" + limit(limit) + (before == null ? "" : "&before=" + time(before));
        ObjectNode answer = ContractJson.mapper().createObjectNode().put("success", 1);
        answer.setAll((ObjectNode) client.call("GET", workspace(), "/deliveries" + query, null));
        return answer;
    }

    @POST
    @Keyed
    @Path("/{id}/resend")
    public ObjectNode resend(String id) {
        UUID event = PathId.of(id, "delivery");
        try {
            client.call("POST", workspace(), "/deliveries/" + event + "/resend", null);
        } catch (ApiException e) {
            throw e.status() == 404 ? ApiException.notFound("id", "id names no delivery of this workspace") : e;
        }
        return ContractJson.mapper().createObjectNode().put("success", 1).put("eventId", event.toString());
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

    private static Instant time(String text) {
        try {
            return Instant.parse(text.strip());
        } catch (DateTimeException e) {
            throw ApiException.invalid(
                    "before", "time", "before must be an ISO 8601 time such as 2027-01-31T18:30:00Z");
        }
    }
}
