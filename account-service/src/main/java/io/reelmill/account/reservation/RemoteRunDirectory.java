package io.reelmill.account.reservation;

import io.reelmill.contracts.account.AccountApi;
import io.reelmill.contracts.studio.StudioApi;
import io.reelmill.contracts.studio.StudioApi.Run;
import io.reelmill.service.InternalSettings;
import jakarta.inject.Singleton;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.HeaderParam;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.WebApplicationException;
import java.util.UUID;
import org.eclipse.microprofile.rest.client.inject.RegisterRestClient;
import org.eclipse.microprofile.rest.client.inject.RestClient;

/** Asks the render-service. */
@Singleton
class RemoteRunDirectory implements RunDirectory {

    @RegisterRestClient(configKey = "studio")
    @Path(StudioApi.RUNS)
    interface Client {

        @GET
        @Path("/{id}")
        Run find(@PathParam("id") UUID id, @HeaderParam(AccountApi.TOKEN_HEADER) String token);
    }

    private final Client client;
    private final InternalSettings internal;

    RemoteRunDirectory(@RestClient Client client, InternalSettings internal) {
        this.client = client;
        this.internal = internal;
    }

    @Override
    public State stateOf(UUID runId) {
        try {
            return client.find(runId, internal.token()).underWay() ? State.UNDER_WAY : State.ENDED;
        } catch (WebApplicationException e) {
            if (e.getResponse().getStatus() == 404) {
                return State.UNKNOWN;
            }
            throw e;
        }
    }
}
