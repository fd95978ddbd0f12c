package io.reelmill.gateway.voice;

import com.fasterxml.jackson.databind.JsonNode;
import io.reelmill.contracts.studio.StudioApi.VoiceMade;
import io.reelmill.contracts.studio.StudioApi.VoiceOrder;
import io.reelmill.gateway.error.ApiException;
import jakarta.inject.Singleton;
import jakarta.ws.rs.ProcessingException;
import jakarta.ws.rs.WebApplicationException;
import java.util.concurrent.Semaphore;
import org.eclipse.microprofile.rest.client.inject.RestClient;
import org.jboss.logging.Logger;

/** The render-service as the gateway sees it: it opens recordings and makes voices of them. */
@Singleton
class RenderServiceClient {

    private static final Logger LOG = Logger.getLogger(RenderServiceClient.class);

    /** Each may occupy a thread for as long as making a voice takes. */
    private static final int MAX_AT_ONCE = 4;

    private final VoiceMaker voices;
    private final Semaphore places = new Semaphore(MAX_AT_ONCE);

    RenderServiceClient(@RestClient VoiceMaker voices) {
        this.voices = voices;
    }

    /**
     * Has a voice made. Blocks.
     *
     * @param field that names the recording, for messages
     * @throws ApiException 400 when the recording is of no use, 503 when nobody can make a voice now
     */
    VoiceMade make(String field, VoiceOrder order) {
        if (!places.tryAcquire()) {
            throw away();
        }
        try {
            return voices.make(order);
        } catch (WebApplicationException e) {
            if (e.getResponse().getStatus() != 400) {
                LOG.warnf("the render-service makes no voice: %s", e.getMessage());
                throw away();
            }
            String why =
                    e.getResponse().readEntity(JsonNode.class).path("error").asText("is of no use");
            throw ApiException.invalid(field, "not_a_voice", field + " " + why);
        } catch (ProcessingException e) {
            LOG.warnf("the render-service does not answer: %s", e);
            throw away();
        } finally {
            places.release();
        }
    }

    /** Has a voice forgotten that no record names; what cannot be forgotten now stays with its cloner. */
    void forget(VoiceMade voice) {
        try {
            voices.forget(voice);
        } catch (WebApplicationException | ProcessingException e) {
            LOG.warnf("a voice of %s could not be forgotten: %s", voice.cloner(), e.getMessage());
        }
    }

    private static ApiException away() {
        return ApiException.unavailable("voices cannot be cloned at the moment; nothing was kept");
    }
}
