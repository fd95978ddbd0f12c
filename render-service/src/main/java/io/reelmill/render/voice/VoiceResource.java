package io.reelmill.render.voice;

import io.reelmill.contracts.studio.StudioApi;
import io.reelmill.contracts.studio.StudioApi.VoiceMade;
import io.reelmill.contracts.studio.StudioApi.VoiceOrder;
import io.reelmill.service.Refusal;
import io.reelmill.service.RequiredScope;
import io.smallrye.common.annotation.Blocking;
import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;
import java.io.IOException;

/**
 * Voices for the gateway, behind the internal token. How failures are answered: {@link
 * io.reelmill.render.provider.ProviderFailures}.
 */
@Path(StudioApi.VOICES)
@RequiredScope("voices")
@Consumes(MediaType.APPLICATION_JSON)
@Produces(MediaType.APPLICATION_JSON)
@Blocking
public class VoiceResource {

    private final VoiceSampler sampler;

    VoiceResource(VoiceSampler sampler) {
        this.sampler = sampler;
    }

    @POST
    public VoiceMade make(VoiceOrder order) throws IOException {
        Refusal.required(order, "a body");
        Refusal.required(order.name(), "name");
        Refusal.required(order.sample(), "sample");
        Refusal.required(order.preview(), "preview");
        return sampler.make(order);
    }

    @POST
    @Path(StudioApi.FORGET)
    public void forget(VoiceMade voice) {
        Refusal.required(voice, "a body");
        Refusal.required(voice.cloner(), "cloner");
        Refusal.required(voice.reference(), "reference");
        sampler.forget(voice);
    }
}
