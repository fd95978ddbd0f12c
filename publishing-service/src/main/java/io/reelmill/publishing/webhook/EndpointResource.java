package io.reelmill.publishing.webhook;

import io.reelmill.publishing.fault.InvalidFieldException;
import io.reelmill.service.RequiredScope;
import io.smallrye.common.annotation.Blocking;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;
import java.util.List;
import java.util.UUID;

/** Webhook endpoints and how calls of them go, for the gateway. */
@Path("/internal/workspaces/{workspace}/endpoints")
@RequiredScope("webhook-deliveries")
@Produces(MediaType.APPLICATION_JSON)
@Blocking
public class EndpointResource {

    private static final int MAX_LISTED = 1000;

    private final Endpoints endpoints;
    private final DeliveryTasks tasks;

    EndpointResource(Endpoints endpoints, DeliveryTasks tasks) {
        this.endpoints = endpoints;
        this.tasks = tasks;
    }

    public record Page(List<Endpoints.Shown> endpoints) {}

    /** Newest first. */
    @GET
    public Page list(UUID workspace) {
        return new Page(endpoints.list(workspace, MAX_LISTED));
    }

    /** Has a disabled or paused endpoint called again. */
    @POST
    @Path("/{id}/enable")
    public Endpoints.Shown enable(UUID workspace, UUID id) {
        return endpoints
                .enable(tasks.queue(), workspace, id)
                .orElseThrow(() -> InvalidFieldException.notFound("id", "endpoint"));
    }
}
