package io.reelmill.gateway.voice;

import io.reelmill.contracts.account.Principal;
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

/** Clones, lists and deletes voices. */
@Path("/api/public/v3/voice-clone")
public class VoiceCloneResource {

    private final Caller caller;
    private final VoiceCloneService voices;
    private final IdempotentExecutor executor;

    VoiceCloneResource(Caller caller, VoiceCloneService voices, IdempotentExecutor executor) {
        this.caller = caller;
        this.voices = voices;
        this.executor = executor;
    }

    record Voices(int success, List<ToldVoice> voices) {}

    record Deleted(int success, String deleted) {}

    @GET
    @Keyed
    @Produces(MediaType.APPLICATION_JSON)
    public Voices list() {
        return new Voices(1, voices.list(caller.principal().workspaceId()));
    }

    @DELETE
    @Keyed
    @Produces(MediaType.APPLICATION_JSON)
    public Deleted delete(@QueryParam("voiceId") String id) {
        if (id == null || id.isBlank()) {
            throw ApiException.invalid("voiceId", "required", "voiceId is required");
        }
        String which = id.strip();
        boolean possible = which.indexOf('\0') < 0; // the database would refuse to look for it
        if (!possible || !voices.repository().remove(caller.principal().workspaceId(), which)) {
            throw ApiException.notFound("voiceId", "voiceId names no cloned voice of this workspace");
        }
        return new Deleted(1, which);
    }

    @POST
    @Keyed
    @Consumes(MediaType.APPLICATION_JSON)
    @Produces(MediaType.APPLICATION_JSON)
    public Response make(byte[] body, @HeaderParam(IdempotentExecutor.HEADER) String idempotencyKey) {
        Principal who = caller.principal();
        return executor.answer(who, "voice-clone", idempotencyKey, body, () -> voices.read(who, body));
    }
}
