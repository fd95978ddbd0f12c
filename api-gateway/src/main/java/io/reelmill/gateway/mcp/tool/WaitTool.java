package io.reelmill.gateway.mcp.tool;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.quarkiverse.mcp.server.Cancellation.OperationCancellationException;
import io.reelmill.contracts.ContractJson;
import io.reelmill.gateway.error.ApiException;
import io.reelmill.gateway.generation.MediaGenerationService;
import io.reelmill.gateway.live.StatusFollower;
import io.reelmill.gateway.live.StreamEvent;
import io.reelmill.gateway.mcp.tool.Tool.Operation;
import io.reelmill.gateway.status.StatusResource;
import io.smallrye.mutiny.Multi;
import io.smallrye.mutiny.Uni;
import jakarta.inject.Singleton;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.Callable;

/**
 * Waits for the end of a run or a generation, and tells its progress meanwhile. Nothing is remembered of a wait: after one that ended
 * early, another one, on any replica, goes on from the row.
 */
@Singleton
class WaitTool implements ToolSet {

    private static final String TIMEOUT = "timeoutSeconds";
    /** Below the minute after which many clients give a call up. */
    private static final int DEFAULT_TIMEOUT = 50;

    private static final int MAX_TIMEOUT = 600;

    /** How soon it is noticed that nobody waits any more. */
    private static final Duration LOOK_EVERY = Duration.ofMillis(250);

    private final StatusFollower follower;
    private final StatusResource status;
    private final MediaGenerationService generations;

    WaitTool(StatusFollower follower, StatusResource status, MediaGenerationService generations) {
        this.follower = follower;
        this.status = status;
        this.generations = generations;
    }

    @Override
    public List<Tool> tools() {
        ObjectNode timeout = ContractJson.mapper().createObjectNode().put("type", "integer");
        timeout.put("minimum", 1).put("maximum", MAX_TIMEOUT).put("default", DEFAULT_TIMEOUT);
        timeout.put("description", "How long to wait.");
        return List.of(Tool.of(
                        "wait_for_project",
                        "Wait for a project",
                        "Waits until a render (pid) or a generation (id) has ended, with notifications of its"
                                + " progress, and returns its status. When the time is over first, the status is still"
                                + " building or rendering: call again. Once a project is ready, look at the resource"
                                + " reelmill://projects/{pid}/frames.",
                        Operation.get("/status"),
                        Effect.READS,
                        this::await)
                .or(Operation.get("/generate-media"))
                .withArgument(TIMEOUT, timeout));
    }

    private Uni<?> await(ToolCall call) {
        String generation = call.text("id");
        String pid = call.text("pid");
        if (generation != null && pid != null) {
            throw ApiException.invalid("id", "exclusive", "id cannot be given together with pid");
        }
        return generation == null
                ? await(call, () -> follower.follow(call.who(), pid), () -> status.status(pid))
                : await(
                        call,
                        () -> follower.followGeneration(call.who(), generation),
                        () -> generations.find(call.who(), generation));
    }

    private static Uni<?> await(ToolCall call, Callable<Multi<StreamEvent>> events, Callable<Object> standing) {
        return call.onWorker(events).chain(told -> end(call, told)).chain(() -> call.onWorker(standing));
    }

    /**
     * Tells the events to their end or until the time is over, and cancels them then. {@code Uni.combine().any()} would not do:
     * under context propagation it leaves those that lost running.
     */
    private static Uni<Boolean> end(ToolCall call, Multi<StreamEvent> events) {
        Multi<Boolean> over = events.invoke(event -> ProgressNotification.send(call, event))
                .map(event -> false)
                .onCompletion()
                .continueWith(true);
        return Multi.createBy()
                .merging()
                .streams(over, abandoned(call))
                .select()
                .first(isOver -> !isOver)
                .collect()
                .last()
                .ifNoItem()
                .after(timeout(call))
                .recoverWithItem(true);
    }

    /** Never over by itself; fails when the client cancelled the call or is gone. */
    private static Multi<Boolean> abandoned(ToolCall call) {
        return Multi.createFrom()
                .ticks()
                .every(LOOK_EVERY)
                .onOverflow()
                .drop()
                .invoke(tick -> {
                    if (call.cancellation().check().isRequested()
                            || call.response().closed()) {
                        throw new OperationCancellationException();
                    }
                })
                .map(tick -> false);
    }

    private static Duration timeout(ToolCall call) {
        JsonNode value = call.arguments().path(TIMEOUT);
        if (value.isMissingNode() || value.isNull()) {
            return Duration.ofSeconds(DEFAULT_TIMEOUT);
        }
        if (!value.isIntegralNumber() || value.longValue() < 1 || value.longValue() > MAX_TIMEOUT) {
            throw ApiException.invalid(
                    TIMEOUT, "bounds", TIMEOUT + " must be a whole number that lies between 1 and " + MAX_TIMEOUT);
        }
        return Duration.ofSeconds(value.longValue());
    }
}
