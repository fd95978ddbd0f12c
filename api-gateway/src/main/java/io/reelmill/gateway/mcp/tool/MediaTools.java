package io.reelmill.gateway.mcp.tool;

import io.reelmill.gateway.generation.MediaGenerationService;
import io.reelmill.gateway.live.StatusFollower;
import io.reelmill.gateway.mcp.tool.Tool.Operation;
import io.smallrye.mutiny.Multi;
import io.smallrye.mutiny.Uni;
import io.smallrye.mutiny.subscription.Cancellable;
import jakarta.inject.Singleton;
import jakarta.ws.rs.core.Response;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import org.jboss.logging.Logger;

/** Pictures and clips without a film. */
@Singleton
class MediaTools implements ToolSet {

    private static final Logger LOG = Logger.getLogger(MediaTools.class);

    private final MediaGenerationService media;
    private final StatusFollower follower;

    MediaTools(MediaGenerationService media, StatusFollower follower) {
        this.media = media;
        this.follower = follower;
    }

    @Override
    public List<Tool> tools() {
        return List.of(Tool.of(
                        "generate_media",
                        "Generate media",
                        "Generates images or a video clip and answers with their links; after a minute with an id and"
                                + " the status rendering: wait_for_project takes the id. SPENDS CREDITS, by quality and"
                                + " count.",
                        Operation.post("/generate-media"),
                        Effect.CREATES,
                        this::generate)
                .reachingOutside()
                .asking(this::about));
    }

    private Uni<?> generate(ToolCall call) {
        return media.start(call.who(), call.body(), call.idempotencyKey()).chain(started -> {
            Optional<UUID> id = MediaGenerationService.id(started);
            return id.isPresent() && call.progress().token().isPresent()
                    ? followed(call, id.get(), media.answer(started))
                    : media.answer(started);
        });
    }

    /** The answer, and until it is there the progress. The answer does not depend on whether the progress can be followed. */
    private Uni<Response> followed(ToolCall call, UUID id, Uni<Response> answer) {
        return call.onWorker(() -> follower.followGeneration(call.who(), id.toString()))
                .onFailure()
                .recoverWithItem(failure -> {
                    LOG.debugf(failure, "progress not followed generation=%s", id);
                    return Multi.createFrom().empty();
                })
                .chain(events -> {
                    Cancellable following = events.subscribe()
                            .with(
                                    event -> ProgressNotification.send(call, event),
                                    failure -> LOG.debugf(failure, "progress not told generation=%s", id));
                    return answer.onTermination().invoke(following::cancel);
                });
    }

    private Optional<String> about(ToolCall call) {
        if (call.who().isSandbox()) {
            return Optional.empty();
        }
        return Optional.of(
                "Generate this for " + media.price(call.who(), call.body()).credits() + " credits?");
    }
}
