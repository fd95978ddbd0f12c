package io.reelmill.render.voice;

import io.reelmill.contracts.studio.StudioApi;
import io.reelmill.contracts.studio.StudioApi.VoiceMade;
import io.reelmill.contracts.studio.StudioApi.VoiceOrder;
import io.reelmill.providers.ProviderException;
import io.reelmill.providers.ProviderException.Category;
import io.reelmill.service.Refusal;
import io.reelmill.service.RequiredScope;
import io.reelmill.service.ServiceErrorBody;
import io.smallrye.common.annotation.Blocking;
import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.Response;
import java.io.IOException;
import org.jboss.logging.Logger;

/** Voices for the gateway, behind the internal token. */
@Path(StudioApi.VOICES)
@RequiredScope("voices")
@Consumes(MediaType.APPLICATION_JSON)
@Produces(MediaType.APPLICATION_JSON)
@Blocking
public class VoiceResource {

    private static final Logger LOG = Logger.getLogger(VoiceResource.class);

    private final VoiceSampler sampler;

    VoiceResource(VoiceSampler sampler) {
        this.sampler = sampler;
    }

    @POST
    public Response make(VoiceOrder order) throws IOException {
        Refusal.required(order, "a body");
        Refusal.required(order.name(), "name");
        Refusal.required(order.sample(), "sample");
        Refusal.required(order.preview(), "preview");
        try {
            return Response.ok(sampler.make(order)).build();
        } catch (ProviderException e) {
            return refused(e);
        }
    }

    @POST
    @Path(StudioApi.FORGET)
    public Response forget(VoiceMade voice) {
        Refusal.required(voice, "a body");
        Refusal.required(voice.cloner(), "cloner");
        Refusal.required(voice.reference(), "reference");
        try {
            sampler.forget(voice);
            return Response.noContent().build();
        } catch (ProviderException e) {
            return refused(e);
        }
    }

    private static Response refused(ProviderException e) {
        if (e.category() == Category.INPUT) {
            throw Refusal.badRequest(e.getMessage());
        }
        LOG.warnf("a voice: %s", e.getMessage());
        return Response.status(503).entity(new ServiceErrorBody("unavailable")).build();
    }
}
