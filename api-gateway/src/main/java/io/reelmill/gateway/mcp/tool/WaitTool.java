package io.reelmill.gateway.mcp.tool;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.quarkiverse.mcp.server.Cancellation.OperationCancellationException;
import io.reelmill.contracts.ContractJson;
import io.reelmill.gateway.error.ApiException;
import io.reelmill.gateway.live.StatusFollower;
import io.reelmill.gateway.live.StreamEvent;
import io.reelmill.gateway.mcp.tool.Tool.Operation;
import io.reelmill.gateway.status.StatusResource;
import io.smallrye.mutiny.Multi;
import io.smallrye.mutiny.Uni;
import jakarta.inject.Singleton;
import java.time.Duration;
import java.util.List;

/**
 * Waits for the end of a run, and tells its progress meanwhile. Nothing is remembered of a wait: after one that ended early,
 * another one, on any replica, goes on from the project's row.
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

    WaitTool(StatusFollower follower, StatusResource status) {
        this.follower = follower;
        this.status = status;
    }

    @Override
    public List<Tool> tools() {
        ObjectNode timeout = ContractJson.mapper().createObjectNode().put("type", "integer");
        timeout.put("minimum", 1).put("maximum", MAX_TIMEOUT).put("default", DEFAULT_TIMEOUT);
        timeout.put("description", "How long to wait.");
        return List.of(Tool.of(
                        "wait_for_project",
                        "Wait for a project",
                        "Waits until a render has ended, with notifications of its progress, and returns the project's"
                                + " status. When the time is over first, the status is still building or rendering: call"
                                + " again. Once it is ready, look at the resource reelmill://projects/{pid}/frames.",
                        Operation.get("/status"),
                        Effect.READS,
                        this::await)
                .withArgument(TIMEOUT, timeout));
    }

    private Uni<?> await(ToolCall call) {
        return call.onWorker(() -> follower.follow(call.who(), call.text("pid")))
                .chain(events -> end(call, events))
                .chain(() -> call.<Object>onWorker(() -> status.status(call.text("pid"))));
    }

    /**
     * Tells the events to their end or until the time is over, and cancels them then. {@code Uni.combine().any()} would not do:
     * under context propagation it leaves those that lost running.
     */
    private static Uni<Boolean> end(ToolCall call, Multi<StreamEvent> events) {
        Multi<Boolean> over = events.invoke(event -> tell(call, event))
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

    private static void tell(ToolCall call, StreamEvent event) {
        if (event instanceof StreamEvent.Step step) {
            tell(call, step.progress(), step.stage() == null ? step.status().wireName() : step.stage());
        } else if (event instanceof StreamEvent.Standing standing) {
            tell(
                    call,
                    standing.project().progress(),
                    standing.project().status().wireName());
        } else {
            call.response().write(": still here\n\n");
        }
    }

    private static void tell(ToolCall call, int percent, String what) {
        if (call.progress().token().isPresent()) {
            call.progress()
                    .notificationBuilder()
                    .setProgress(percent)
                    .setTotal(100)
                    .setMessage(what)
                    .build()
                    .sendAndForget();
        }
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
