package io.reelmill.account.reconciliation;

import io.reelmill.contracts.account.AccountApi;
import io.reelmill.contracts.studio.StudioApi;
import io.reelmill.contracts.studio.StudioApi.EndedRun;
import io.reelmill.service.InternalSettings;
import jakarta.inject.Singleton;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.HeaderParam;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.QueryParam;
import java.time.Instant;
import java.util.List;
import java.util.UUID;
import org.eclipse.microprofile.rest.client.inject.RegisterRestClient;
import org.eclipse.microprofile.rest.client.inject.RestClient;

/** Asks the render-service. */
@Singleton
class RemoteEndedRuns implements EndedRuns {

    @RegisterRestClient(configKey = "studio")
    @Path(StudioApi.RUNS)
    interface Client {

        @GET
        List<EndedRun> ended(
                @QueryParam("endedFrom") Instant from,
                @QueryParam("endedBefore") Instant before,
                @QueryParam("after") UUID after,
                @QueryParam("limit") int limit,
                @HeaderParam(AccountApi.TOKEN_HEADER) String token);
    }

    private final Client client;
    private final InternalSettings internal;

    RemoteEndedRuns(@RestClient Client client, InternalSettings internal) {
        this.client = client;
        this.internal = internal;
    }

    @Override
    public List<EndedRun> page(Instant from, Instant before, UUID after, int limit) {
        return client.ended(from, before, after, limit, internal.token());
    }
}
