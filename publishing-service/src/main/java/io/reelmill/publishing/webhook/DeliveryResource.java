package io.reelmill.publishing.webhook;

import io.reelmill.service.Refusal;
import io.reelmill.service.RequiredScope;
import io.smallrye.common.annotation.Blocking;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.Response;
import java.time.DateTimeException;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import org.jboss.resteasy.reactive.RestQuery;

/** The delivery log, and sending again, for the gateway. */
@Path("/internal/workspaces/{workspace}/deliveries")
@RequiredScope("webhook-deliveries")
@Produces(MediaType.APPLICATION_JSON)
@Blocking
public class DeliveryResource {

    private static final int DEFAULT_LIMIT = 50;
    private static final int MAX_LIMIT = 200;

    private final DeliveryLog log;
    private final DeliveryIntake intake;
    private final Redelivery redelivery;
    private final WebhookDispatcher dispatcher;

    DeliveryResource(DeliveryLog log, DeliveryIntake intake, Redelivery redelivery, WebhookDispatcher dispatcher) {
        this.log = log;
        this.intake = intake;
        this.redelivery = redelivery;
        this.dispatcher = dispatcher;
    }

    public record Page(List<DeliveryLog.Entry> deliveries) {}

    public record Resent(UUID eventId) {}

    /** @param since when the deliveries were made, at the earliest; {@code url} of their endpoint, or null for all */
    public record Recovery(Instant since, String url) {}

    public record Recovered(int deliveries) {}

    public record TestOrder(String url) {}

    /** Newest first; the next page is {@code before} the last entry's {@code createdAt}. */
    @GET
    public Page newest(UUID workspace, @RestQuery Integer limit, @RestQuery String before) {
        int size = limit == null ? DEFAULT_LIMIT : Math.max(1, Math.min(MAX_LIMIT, limit));
        return new Page(log.newest(workspace, instant(before), size));
    }

    /** 202, or 404 when the workspace has no such delivery. */
    @POST
    @Path("/{event}/resend")
    public Response resend(UUID workspace, UUID event) {
        if (!redelivery.resend(workspace, event)) {
            throw Refusal.notFound("the delivery");
        }
        dispatcher.wake();
        return Response.accepted(new Resent(event)).build();
    }

    /** Sends again all that failed for good. */
    @POST
    @Path("/recover")
    public Recovered recover(UUID workspace, Recovery order) {
        Refusal.required(order.since(), "since");
        int count = redelivery.recover(workspace, order.since(), Optional.ofNullable(order.url()));
        dispatcher.wake();
        return new Recovered(count);
    }

    /** Sends a test event. */
    @POST
    @Path("/test")
    public Resent test(UUID workspace, TestOrder order) {
        UUID event = intake.addTest(workspace, Refusal.required(order.url(), "url"));
        dispatcher.wake();
        return new Resent(event);
    }

    private static Optional<Instant> instant(String text) {
        try {
            return Optional.ofNullable(text).map(Instant::parse);
        } catch (DateTimeException e) {
            throw Refusal.badRequest("before must be an ISO 8601 time");
        }
    }
}
