package io.reelmill.account.operations;

import io.reelmill.contracts.account.AccountApi;
import io.reelmill.contracts.studio.StudioApi;
import io.reelmill.contracts.studio.StudioApi.Work;
import io.reelmill.service.InternalSettings;
import jakarta.inject.Singleton;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.HeaderParam;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.ProcessingException;
import jakarta.ws.rs.WebApplicationException;
import java.util.Optional;
import org.eclipse.microprofile.rest.client.inject.RegisterRestClient;
import org.eclipse.microprofile.rest.client.inject.RestClient;
import org.jboss.logging.Logger;

/** Asks the render-service what its workers do. */
@Singleton
class RemoteWork {

    private static final Logger LOG = Logger.getLogger(RemoteWork.class);

    @RegisterRestClient(configKey = "studio")
    @Path(StudioApi.WORK)
    interface Client {

        @GET
        Work work(@HeaderParam(AccountApi.TOKEN_HEADER) String token);
    }

    private final Client client;
    private final InternalSettings internal;

    RemoteWork(@RestClient Client client, InternalSettings internal) {
        this.client = client;
        this.internal = internal;
    }

    /** Empty while the render-service does not answer. */
    Optional<Work> now() {
        try {
            return Optional.of(client.work(internal.token()));
        } catch (ProcessingException | WebApplicationException e) {
            LOG.warnf("the render-service does not tell what its workers do: %s", e.getMessage());
            return Optional.empty();
        }
    }
}
