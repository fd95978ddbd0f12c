package io.reelmill.gateway.character;

import com.fasterxml.jackson.databind.ObjectMapper;
import io.quarkus.rest.client.reactive.jackson.ClientObjectMapper;
import io.reelmill.contracts.ContractJson;
import io.reelmill.contracts.account.AccountApi;
import io.reelmill.contracts.studio.StudioApi;
import io.reelmill.contracts.studio.StudioApi.Training;
import io.reelmill.contracts.studio.StudioApi.TrainingOrder;
import io.reelmill.contracts.studio.StudioApi.TrainingSearch;
import io.reelmill.contracts.studio.StudioApi.TrainingState;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import org.eclipse.microprofile.rest.client.annotation.ClientHeaderParam;
import org.eclipse.microprofile.rest.client.inject.RegisterRestClient;

/** The render-service's internal interface for trainings; what a status means is for {@link TrainingClient} to say. */
@RegisterRestClient(configKey = "render-service")
@ClientHeaderParam(name = AccountApi.TOKEN_HEADER, value = "${reelmill.internal.token}")
@Path(StudioApi.TRAININGS)
interface TrainingService {

    @POST
    Training begin(TrainingOrder order);

    @POST
    @Path(StudioApi.CHECK)
    void check(TrainingOrder order);

    /** Null when none is known. */
    @POST
    @Path(StudioApi.FIND)
    Training find(TrainingSearch search);

    @POST
    @Path(StudioApi.STATE)
    TrainingState state(Training training);

    @POST
    @Path(StudioApi.CANCEL)
    void cancel(Training training);

    @ClientObjectMapper
    static ObjectMapper json(ObjectMapper ofTheService) {
        return ContractJson.mapper();
    }
}
