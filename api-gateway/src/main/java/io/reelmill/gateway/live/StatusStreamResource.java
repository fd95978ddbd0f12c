package io.reelmill.gateway.live;

import io.reelmill.contracts.project.StatusBody;
import io.reelmill.gateway.error.ApiException;
import io.reelmill.gateway.generation.MediaGenerationService;
import io.reelmill.gateway.key.Caller;
import io.reelmill.gateway.key.Keyed;
import io.reelmill.media.SignedLinks;
import io.smallrye.common.annotation.Blocking;
import io.smallrye.mutiny.Multi;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.QueryParam;
import jakarta.ws.rs.core.Context;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.sse.OutboundSseEvent;
import jakarta.ws.rs.sse.Sse;
import org.jboss.resteasy.reactive.ResponseHeader;

/** Tells how a project or a generation gets on, as it happens: its status at the start, each step, its status at the end. */
@Path("/api/public/v3/status/stream")
class StatusStreamResource {

    private final Caller caller;
    private final SignedLinks links;
    private final MediaGenerationService generations;
    private final StatusFollower follower;

    StatusStreamResource(
            Caller caller, SignedLinks links, MediaGenerationService generations, StatusFollower follower) {
        this.caller = caller;
        this.links = links;
        this.generations = generations;
        this.follower = follower;
    }

    // The key and the row are asked for on a worker; once the stream is open it holds no thread.
    @GET
    @Keyed
    @Blocking
    @Produces(MediaType.SERVER_SENT_EVENTS)
    @ResponseHeader(name = "Cache-Control", value = "no-store")
    @ResponseHeader(name = "X-Accel-Buffering", value = "no")
    public Multi<OutboundSseEvent> follow(
            @QueryParam("pid") String pid, @QueryParam("id") String generation, @Context Sse sse) {
        if (pid != null && generation != null) {
            throw ApiException.invalid("id", "exclusive", "id cannot be given together with pid");
        }
        Multi<StreamEvent> told = generation == null
                ? follower.follow(caller.principal(), pid)
                : follower.followGeneration(caller.principal(), generation);
        return told.map(frame -> event(sse, frame));
    }

    private OutboundSseEvent event(Sse sse, StreamEvent frame) {
        if (frame instanceof StreamEvent.Standing standing) {
            return json(sse, "status", StatusBody.of(standing.project(), links::link));
        } else if (frame instanceof StreamEvent.Generation generation) {
            return json(sse, "status", generations.answer(generation.task()));
        } else if (frame instanceof StreamEvent.Step step) {
            return json(sse, "progress", step);
        }
        return sse.newEventBuilder().comment("still here").build();
    }

    private static OutboundSseEvent json(Sse sse, String name, Object data) {
        return sse.newEventBuilder()
                .name(name)
                .mediaType(MediaType.APPLICATION_JSON_TYPE)
                .data(data.getClass(), data)
                .build();
    }
}
