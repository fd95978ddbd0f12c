package io.reelmill.gateway.character;

import com.fasterxml.jackson.databind.JsonNode;
import io.reelmill.contracts.account.Principal;
import io.reelmill.gateway.edge.JsonBody;
import io.reelmill.gateway.error.ApiException;
import io.reelmill.gateway.idempotency.IdempotentExecutor;
import io.reelmill.gateway.key.Caller;
import io.reelmill.gateway.key.Keyed;
import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.DELETE;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.HeaderParam;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.QueryParam;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.Response;
import java.util.List;

/** Makes, lists and deletes the characters of a workspace. */
@Path("/api/public/v3/consistent-characters")
@Produces(MediaType.APPLICATION_JSON)
public class CharactersResource {

    private final Caller caller;
    private final CharacterService characters;
    private final IdempotentExecutor executor;

    CharactersResource(Caller caller, CharacterService characters, IdempotentExecutor executor) {
        this.caller = caller;
        this.characters = characters;
        this.executor = executor;
    }

    record Deleted(int success, String deleted, String source) {}

    /** A bare array, newest first. */
    @GET
    @Keyed
    public List<SavedCharacter> list() {
        return characters.list(caller.principal().workspaceId());
    }

    @POST
    @Keyed
    @Consumes(MediaType.APPLICATION_JSON)
    public Response make(byte[] body, @HeaderParam(IdempotentExecutor.HEADER) String idempotencyKey) {
        Principal who = caller.principal();
        return executor.answer(who, "make-character", idempotencyKey, body, () -> characters.read(who, body));
    }

    /** The id comes in the query, or else in the body, of whatever type that is said to be. */
    @DELETE
    @Keyed
    public Deleted delete(@QueryParam("id") String id, byte[] body) {
        String which = id == null || id.isBlank() ? named(body) : id.strip();
        return characters
                .delete(caller.principal().workspaceId(), which)
                .map(gone -> new Deleted(1, gone.id(), gone.source()))
                .orElseThrow(() -> ApiException.notFound("id", "id names no character of this workspace"));
    }

    private static String named(byte[] body) {
        if (body == null || body.length == 0) {
            throw ApiException.invalid("id", "required", "id is required");
        }
        JsonNode id = JsonBody.parse(body).path("id");
        if (id.isMissingNode()
                || id.isNull()
                || id.isTextual() && id.textValue().isBlank()) {
            throw ApiException.invalid("id", "required", "id is required");
        }
        if (!id.isTextual()) {
            throw ApiException.invalid("id", "type", "id must be text");
        }
        return id.textValue().strip();
    }
}
