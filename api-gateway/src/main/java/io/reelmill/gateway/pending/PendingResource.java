package io.reelmill.gateway.pending;

import io.reelmill.gateway.error.ApiException;
import io.reelmill.gateway.key.Keyed;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.Response;

/** Keeps the places of endpoints that are still to come. */
@Path("/api")
@Produces(MediaType.APPLICATION_JSON)
class PendingResource {

    @POST
    @Keyed
    @Path("/mcp")
    public Response mcp() {
        throw notYet();
    }

    private static ApiException notYet() {
        return ApiException.of(501, "not_implemented", "this endpoint is not served yet");
    }
}
