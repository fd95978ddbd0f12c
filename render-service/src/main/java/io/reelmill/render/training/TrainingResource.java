package io.reelmill.render.training;

import io.reelmill.contracts.studio.StudioApi;
import io.reelmill.contracts.studio.StudioApi.Training;
import io.reelmill.contracts.studio.StudioApi.TrainingOrder;
import io.reelmill.contracts.studio.StudioApi.TrainingSearch;
import io.reelmill.contracts.studio.StudioApi.TrainingState;
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
 * Trainings of characters for the gateway, behind the internal token. How failures are answered: {@link
 * io.reelmill.render.provider.ProviderFailures}.
 */
@Path(StudioApi.TRAININGS)
@RequiredScope("trainings")
@Consumes(MediaType.APPLICATION_JSON)
@Produces(MediaType.APPLICATION_JSON)
@Blocking
public class TrainingResource {

    private final CharacterTraining training;

    TrainingResource(CharacterTraining training) {
        this.training = training;
    }

    @POST
    public Training begin(TrainingOrder order) throws IOException {
        requirePossible(order);
        return training.begin(order);
    }

    @POST
    @Path(StudioApi.CHECK)
    public void check(TrainingOrder order) throws IOException {
        requirePossible(order);
        training.check(order);
    }

    /** Null, which is answered 204, where none is known. */
    @POST
    @Path(StudioApi.FIND)
    public Training find(TrainingSearch search) {
        Refusal.required(search, "a body");
        Refusal.required(search.reference(), "reference");
        Refusal.required(search.since(), "since");
        return training.find(search).orElse(null);
    }

    @POST
    @Path(StudioApi.STATE)
    public TrainingState state(Training which) {
        required(which);
        return training.state(which);
    }

    @POST
    @Path(StudioApi.CANCEL)
    public void cancel(Training which) {
        required(which);
        training.cancel(which);
    }

    private void requirePossible(TrainingOrder order) {
        Refusal.required(order, "a body");
        Refusal.required(order.reference(), "reference");
        Refusal.required(order.name(), "name");
        Refusal.required(order.picture(), "picture");
        if (!training.isPossible()) {
            throw Refusal.notFound("a service that trains characters");
        }
    }

    private static void required(Training which) {
        Refusal.required(which, "a body");
        Refusal.required(which.trainer(), "trainer");
        Refusal.required(which.reference(), "reference");
    }
}
