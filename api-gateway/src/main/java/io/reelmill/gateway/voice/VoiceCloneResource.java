package io.reelmill.gateway.voice;

import io.reelmill.contracts.account.Principal;
import io.reelmill.gateway.idempotency.IdempotentExecutor;
import io.reelmill.gateway.key.Caller;
import io.reelmill.gateway.key.Keyed;
import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.HeaderParam;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.Response;

/** Clones voices. */
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

    @POST
    @Keyed
    @Consumes(MediaType.APPLICATION_JSON)
    @Produces(MediaType.APPLICATION_JSON)
    public Response make(byte[] body, @HeaderParam(IdempotentExecutor.HEADER) String idempotencyKey) {
        Principal who = caller.principal();
        return executor.answer(who, "voice-clone", idempotencyKey, body, () -> voices.read(who, body));
    }
}
