package io.reelmill.gateway.publish;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import io.quarkus.rest.client.reactive.jackson.ClientObjectMapper;
import io.reelmill.contracts.ContractJson;
import io.reelmill.contracts.internal.ServiceCredential;
import io.reelmill.contracts.publishing.PublishingApi;
import io.reelmill.contracts.publishing.PublishingApi.AccountOrder;
import io.reelmill.contracts.publishing.PublishingApi.AuthorizationAnswer;
import io.reelmill.contracts.publishing.PublishingApi.AuthorizationOrder;
import io.reelmill.contracts.publishing.PublishingApi.ChannelChange;
import io.reelmill.contracts.publishing.PublishingApi.ConnectedAccount;
import io.reelmill.contracts.publishing.PublishingApi.Move;
import io.reelmill.contracts.publishing.PublishingApi.PublicationOrder;
import io.reelmill.contracts.publishing.PublishingApi.Slot;
import jakarta.ws.rs.DELETE;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.PATCH;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.PUT;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.ProcessingException;
import jakarta.ws.rs.QueryParam;
import java.util.List;
import java.util.UUID;
import org.eclipse.microprofile.faulttolerance.Retry;
import org.eclipse.microprofile.rest.client.annotation.ClientHeaderParam;
import org.eclipse.microprofile.rest.client.inject.RegisterRestClient;

/**
 * The publishing-service's internal interface; what a status means is for {@link PublishingClient} to say. Calls that may be
 * repeated are sent again when a kept connection turns out to be closed; those that took longer are not.
 */
@RegisterRestClient(configKey = "publishing-service")
@ClientHeaderParam(name = ServiceCredential.HEADER, value = "${reelmill.internal.token}")
@Retry(maxRetries = 1, delay = 0, jitter = 0, maxDuration = 500, retryOn = ProcessingException.class)
@Path("")
public interface PublishingService {

    String WORKSPACE = PublishingApi.WORKSPACES + "/{workspace}";

    @GET
    @Path(WORKSPACE + "/channels")
    JsonNode channels(@PathParam("workspace") UUID workspace);

    /** May be repeated: the channel has its id. */
    @PUT
    @Path(WORKSPACE + "/channels/{id}")
    JsonNode create(@PathParam("workspace") UUID workspace, @PathParam("id") UUID id, ChannelChange channel);

    @GET
    @Path(WORKSPACE + "/channels/{id}")
    JsonNode channel(@PathParam("workspace") UUID workspace, @PathParam("id") UUID id);

    @PATCH
    @Path(WORKSPACE + "/channels/{id}")
    JsonNode change(@PathParam("workspace") UUID workspace, @PathParam("id") UUID id, ChannelChange change);

    @DELETE
    @Path(WORKSPACE + "/channels/{id}")
    @Retry(maxRetries = 0)
    void delete(@PathParam("workspace") UUID workspace, @PathParam("id") UUID id);

    @PUT
    @Path(WORKSPACE + "/channels/{id}/slots")
    JsonNode slots(@PathParam("workspace") UUID workspace, @PathParam("id") UUID id, List<Slot> slots);

    @POST
    @Path(WORKSPACE + "/channels/{id}/accounts")
    JsonNode connect(@PathParam("workspace") UUID workspace, @PathParam("id") UUID id, AccountOrder order);

    @POST
    @Path(WORKSPACE + "/channels/{id}/authorizations")
    JsonNode authorize(@PathParam("workspace") UUID workspace, @PathParam("id") UUID id, AuthorizationOrder order);

    /** Not repeated: a state is good once. */
    @POST
    @Path(PublishingApi.AUTHORIZATIONS)
    @Retry(maxRetries = 0)
    ConnectedAccount complete(AuthorizationAnswer answer);

    @DELETE
    @Path(WORKSPACE + "/channels/{id}/accounts/{account}")
    @Retry(maxRetries = 0)
    void disconnect(
            @PathParam("workspace") UUID workspace, @PathParam("id") UUID id, @PathParam("account") UUID account);

    @GET
    @Path(WORKSPACE + "/queue")
    JsonNode queue(
            @PathParam("workspace") UUID workspace, @QueryParam("limit") int limit, @QueryParam("offset") int offset);

    /** May be repeated: the order has its id. */
    @POST
    @Path(WORKSPACE + "/queue")
    JsonNode order(@PathParam("workspace") UUID workspace, PublicationOrder order);

    @PATCH
    @Path(WORKSPACE + "/queue/{id}")
    JsonNode move(@PathParam("workspace") UUID workspace, @PathParam("id") UUID id, Move move);

    @DELETE
    @Path(WORKSPACE + "/queue/{id}")
    @Retry(maxRetries = 0)
    void remove(@PathParam("workspace") UUID workspace, @PathParam("id") UUID id);

    @POST
    @Path(WORKSPACE + "/queue/{id}/retry")
    @Retry(maxRetries = 0)
    JsonNode retry(@PathParam("workspace") UUID workspace, @PathParam("id") UUID id);

    /** May be repeated: one for each run. */
    @PUT
    @Path(WORKSPACE + "/runs/{run}/publication")
    void keep(@PathParam("workspace") UUID workspace, @PathParam("run") UUID run, PublicationOrder order);

    @DELETE
    @Path(WORKSPACE + "/runs/{run}/publication")
    void drop(@PathParam("workspace") UUID workspace, @PathParam("run") UUID run);

    @GET
    @Path(WORKSPACE + "/deliveries")
    JsonNode deliveries(
            @PathParam("workspace") UUID workspace,
            @QueryParam("limit") int limit,
            @QueryParam("before") String before);

    @POST
    @Path(WORKSPACE + "/deliveries/{event}/resend")
    JsonNode resend(@PathParam("workspace") UUID workspace, @PathParam("event") UUID event);

    @POST
    @Path(WORKSPACE + "/deliveries/recover")
    JsonNode recover(@PathParam("workspace") UUID workspace, JsonNode order);

    /** Not repeated: each call sends a test. */
    @POST
    @Path(WORKSPACE + "/deliveries/test")
    @Retry(maxRetries = 0)
    JsonNode test(@PathParam("workspace") UUID workspace, JsonNode order);

    @GET
    @Path(WORKSPACE + "/endpoints")
    JsonNode endpoints(@PathParam("workspace") UUID workspace);

    @POST
    @Path(WORKSPACE + "/endpoints/{id}/enable")
    JsonNode enable(@PathParam("workspace") UUID workspace, @PathParam("id") UUID id);

    @ClientObjectMapper
    static ObjectMapper json(ObjectMapper ofTheService) {
        return ContractJson.mapper();
    }
}
