package io.reelmill.gateway.film;

import com.fasterxml.jackson.databind.ObjectMapper;
import io.quarkus.rest.client.reactive.jackson.ClientObjectMapper;
import io.reelmill.contracts.ContractJson;
import io.reelmill.contracts.account.AccountApi;
import io.reelmill.contracts.studio.StudioApi;
import io.reelmill.contracts.studio.StudioApi.Storyboard;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.QueryParam;
import org.eclipse.microprofile.rest.client.annotation.ClientHeaderParam;
import org.eclipse.microprofile.rest.client.inject.RegisterRestClient;

/** The render-service's internal interface for finished films; what a status means is for {@link FilmReview} to say. */
@RegisterRestClient(configKey = "render-service")
@ClientHeaderParam(name = AccountApi.TOKEN_HEADER, value = "${reelmill.internal.token}")
@Path(StudioApi.FILMS)
interface FilmClient {

    @GET
    @Path("/{pid}/{output}/storyboard")
    Storyboard storyboard(@PathParam("pid") String pid, @PathParam("output") int output);

    @GET
    @Path("/frames")
    @Produces("image/png")
    byte[] frames(@QueryParam("video") String key);

    @ClientObjectMapper
    static ObjectMapper json(ObjectMapper ofTheService) {
        return ContractJson.mapper();
    }
}
