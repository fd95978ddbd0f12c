package io.reelmill.gateway.character;

import com.fasterxml.jackson.databind.JsonNode;
import io.reelmill.contracts.studio.StudioApi.Training;
import io.reelmill.contracts.studio.StudioApi.TrainingOrder;
import io.reelmill.contracts.studio.StudioApi.TrainingState;
import io.reelmill.gateway.error.ApiException;
import jakarta.inject.Singleton;
import jakarta.ws.rs.ProcessingException;
import jakarta.ws.rs.WebApplicationException;
import java.util.Optional;
import org.eclipse.microprofile.rest.client.inject.RestClient;
import org.jboss.logging.Logger;

/** The render-service as the gateway sees it: it has characters trained. */
@Singleton
class TrainingClient {

    private static final Logger LOG = Logger.getLogger(TrainingClient.class);

    private final TrainingService trainings;

    TrainingClient(@RestClient TrainingService trainings) {
        this.trainings = trainings;
    }

    /**
     * Begins a training; empty where nobody is configured who trains.
     *
     * @param field that names the image, for messages
     * @throws ApiException 400 when the image is of no use, 503 when no training can be begun now
     */
    Optional<Training> begin(String field, TrainingOrder order) {
        try {
            return Optional.of(trainings.begin(order));
        } catch (WebApplicationException e) {
            int status = e.getResponse().getStatus();
            if (status == 404) {
                return Optional.empty();
            }
            if (status == 400) {
                String why =
                        e.getResponse().readEntity(JsonNode.class).path("error").asText("is of no use");
                throw ApiException.invalid(field, "not_trainable", field + " " + why);
            }
            throw away(e);
        } catch (ProcessingException e) {
            throw away(e);
        }
    }

    /** How a training stands; empty when that cannot be asked now. */
    Optional<TrainingState> state(Training training) {
        try {
            return Optional.of(trainings.state(training));
        } catch (WebApplicationException | ProcessingException e) {
            LOG.warnf("a training of %s cannot be asked after: %s", training.trainer(), e.getMessage());
            return Optional.empty();
        }
    }

    /** Ends a training that no record names; one that cannot be ended now ends by itself. */
    void cancel(Training training) {
        try {
            trainings.cancel(training);
        } catch (WebApplicationException | ProcessingException e) {
            LOG.warnf("a training of %s could not be ended: %s", training.trainer(), e.getMessage());
        }
    }

    private static ApiException away(RuntimeException e) {
        LOG.warnf("the render-service begins no training: %s", e.getMessage());
        return ApiException.unavailable("characters cannot be trained at the moment; nothing was kept");
    }
}
