package io.reelmill.gateway.queue;

import com.fasterxml.jackson.databind.node.ObjectNode;
import io.reelmill.contracts.ContractJson;
import io.reelmill.contracts.publishing.PublishingApi.Move;
import io.reelmill.gateway.edge.BodyFields;
import io.reelmill.gateway.error.ApiException;
import io.reelmill.gateway.key.Caller;
import io.reelmill.gateway.key.Keyed;
import io.reelmill.gateway.publish.PathId;
import io.reelmill.gateway.publish.PublishAnswer;
import io.reelmill.gateway.publish.PublishingClient;
import io.smallrye.common.annotation.Blocking;
import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.DELETE;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.PATCH;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.QueryParam;
import jakarta.ws.rs.core.MediaType;
import java.time.Instant;
import java.util.UUID;

/** Lists, moves and removes entries of the queue, and tries failed ones again. */
@Path("/api/public/v3/queue")
@Produces(MediaType.APPLICATION_JSON)
@Blocking
class QueueResource {

    private static final int DEFAULT_LIMIT = 50;
    private static final int MAX_LIMIT = 200;

    private final Caller caller;
    private final PublishingClient client;

    QueueResource(Caller caller, PublishingClient client) {
        this.caller = caller;
        this.client = client;
    }

    @GET
    @Keyed
    public ObjectNode list(@QueryParam("limit") String limit, @QueryParam("offset") String offset) {
        int size = number("limit", limit, DEFAULT_LIMIT, 1, MAX_LIMIT);
        int first = number("offset", offset, 0, 0, 1_000_000);
        ObjectNode answer = ContractJson.mapper().createObjectNode().put("success", 1);
        answer.set("entries", client.ask(service -> service.queue(workspace(), size, first)));
        return answer;
    }

    @PATCH
    @Keyed
    @Path("/{id}")
    @Consumes(MediaType.APPLICATION_JSON)
    public ObjectNode move(String id, byte[] body) {
        BodyFields fields = BodyFields.of(body);
        Instant at = fields.time("publishAt");
        fields.requireFine();
        if (at == null) {
            throw ApiException.invalid("publishAt", "required", "publishAt is required, an ISO 8601 time");
        }
        Move move = new Move(at);
        UUID entry = PathId.of(id, "entry");
        return PublishAnswer.queued(client.ask(service -> service.move(workspace(), entry, move)));
    }

    @DELETE
    @Keyed
    @Path("/{id}")
    public ObjectNode remove(String id) {
        UUID entry = PathId.of(id, "entry");
        client.tell(service -> service.remove(workspace(), entry));
        return ContractJson.mapper().createObjectNode().put("success", 1).put("deleted", entry.toString());
    }

    @POST
    @Keyed
    @Path("/{id}/retry")
    public ObjectNode retry(String id) {
        UUID entry = PathId.of(id, "entry");
        return PublishAnswer.queued(client.ask(service -> service.retry(workspace(), entry)));
    }

    private UUID workspace() {
        return caller.principal().workspaceId();
    }

    private static int number(String field, String text, int fallback, int min, int max) {
        if (text == null || text.isBlank()) {
            return fallback;
        }
        try {
            int number = Integer.parseInt(text.strip());
            if (number >= min && number <= max) {
                return number;
            }
        } catch (NumberFormatException e) {
            // told below, with the bounds
        }
        throw ApiException.invalid(field, "bounds", field + " must be a whole number from " + min + " to " + max);
    }
}
