package io.reelmill.render.training;

import io.reelmill.contracts.studio.StudioApi;
import io.reelmill.contracts.studio.StudioApi.Training;
import io.reelmill.contracts.studio.StudioApi.TrainingOrder;
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

/** Trainings of characters for the gateway, behind the internal token. */
@Path(StudioApi.TRAININGS)
@RequiredScope("trainings")
@Consumes(MediaType.APPLICATION_JSON)
@Produces(MediaType.APPLICATION_JSON)
@Blocking
public class TrainingResource {

    private static final Logger LOG = Logger.getLogger(TrainingResource.class);

    private final CharacterTraining training;

    TrainingResource(CharacterTraining training) {
        this.training = training;
    }

    @POST
    public Response begin(TrainingOrder order) throws IOException {
        Refusal.required(order, "a body");
        Refusal.required(order.name(), "name");
        Refusal.required(order.picture(), "picture");
        if (!training.isPossible()) {
            return Response.status(404)
                    .entity(new ServiceErrorBody("nobody trains characters here"))
                    .build();
        }
        try {
            return Response.ok(training.begin(order)).build();
        } catch (ProviderException e) {
            if (e.category() == Category.INPUT) {
                throw Refusal.badRequest(e.getMessage());
            }
            return away(e);
        }
    }

    @POST
    @Path(StudioApi.STATE)
    public Response state(Training which) {
        required(which);
        try {
            return Response.ok(training.state(which)).build();
        } catch (ProviderException e) {
            return away(e);
        }
    }

    @POST
    @Path(StudioApi.CANCEL)
    public Response cancel(Training which) {
        required(which);
        training.cancel(which);
        return Response.noContent().build();
    }

    private static void required(Training which) {
        Refusal.required(which, "a body");
        Refusal.required(which.trainer(), "trainer");
        Refusal.required(which.reference(), "reference");
    }

    private static Response away(ProviderException e) {
        LOG.warnf("a training: %s", e.getMessage());
        return Response.status(503).entity(new ServiceErrorBody("unavailable")).build();
    }
}
