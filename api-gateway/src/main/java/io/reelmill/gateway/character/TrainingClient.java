package io.reelmill.gateway.character;

import com.fasterxml.jackson.databind.JsonNode;
import io.reelmill.contracts.studio.StudioApi.Training;
import io.reelmill.contracts.studio.StudioApi.TrainingOrder;
import io.reelmill.contracts.studio.StudioApi.TrainingSearch;
import io.reelmill.contracts.studio.StudioApi.TrainingState;
import io.reelmill.gateway.error.ApiException;
import jakarta.inject.Singleton;
import jakarta.ws.rs.ProcessingException;
import jakarta.ws.rs.WebApplicationException;
import java.net.ConnectException;
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

    /** What became of an order. */
    sealed interface Begun {

        /** The training was begun. */
        record Confirmed(Training training) implements Begun {}

        /**
         * It never will be.
         *
         * @param reason in words for the client
         */
        record Refused(String reason) implements Begun {}

        /** It certainly was not; later it may be. */
        record NotNow() implements Begun {}

        /** It may have been. */
        record Unconfirmed() implements Begun {}
    }

    /**
     * Whether somebody is configured who trains.
     *
     * @param field that names the image, for messages
     * @throws ApiException 400 when the image is of no use, 503 when that cannot be found out now
     */
    boolean isPossible(String field, TrainingOrder order) {
        try {
            trainings.check(order);
            return true;
        } catch (WebApplicationException e) {
            int status = e.getResponse().getStatus();
            if (status == 404) {
                return false;
            }
            if (status == 400) {
                throw ApiException.invalid(field, "not_trainable", field + " " + error(e));
            }
            throw away(e);
        } catch (ProcessingException e) {
            throw away(e);
        }
    }

    /**
     * Has a training begun.
     *
     * @param field that names the image, for messages
     */
    Begun begin(String field, TrainingOrder order) {
        try {
            return new Begun.Confirmed(trainings.begin(order));
        } catch (WebApplicationException e) {
            return switch (e.getResponse().getStatus()) {
                case 400 -> new Begun.Refused(field + " " + error(e));
                case 404 -> new Begun.Refused("no service that trains characters is configured any more");
                case 503 -> new Begun.NotNow();
                default -> unconfirmed(e);
            };
        } catch (ProcessingException e) {
            return e.getCause() instanceof ConnectException ? new Begun.NotNow() : unconfirmed(e);
        }
    }

    /** A training that may have been begun; empty while none is known, or when that cannot be asked now. */
    Optional<Training> find(TrainingSearch search) {
        try {
            return Optional.ofNullable(trainings.find(search));
        } catch (WebApplicationException | ProcessingException e) {
            LOG.warnf("the training of character %s cannot be looked for: %s", search.reference(), e.getMessage());
            return Optional.empty();
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

    /** Ends a training that nobody waits for; one that cannot be ended now ends by itself. */
    void cancel(Training training) {
        try {
            trainings.cancel(training);
        } catch (WebApplicationException | ProcessingException e) {
            LOG.warnf("a training of %s could not be ended: %s", training.trainer(), e.getMessage());
        }
    }

    private static Begun unconfirmed(RuntimeException e) {
        LOG.warnf("whether a training was begun is not known; it is looked for: %s", e.getMessage());
        return new Begun.Unconfirmed();
    }

    private static String error(WebApplicationException e) {
        return e.getResponse().readEntity(JsonNode.class).path("error").asText("is of no use");
    }

    private static ApiException away(RuntimeException e) {
        LOG.warnf("no training can be asked for: %s", e.getMessage());
        return ApiException.unavailable("characters cannot be trained at the moment; nothing was kept");
    }
}
