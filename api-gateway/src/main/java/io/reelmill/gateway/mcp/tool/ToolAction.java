package io.reelmill.gateway.mcp.tool;

import io.smallrye.mutiny.Uni;
import java.util.function.Function;

/** What a tool does. The answer is that of its endpoint: a JAX-RS response, or an object that is written as JSON. */
@FunctionalInterface
interface ToolAction {

    Uni<?> answer(ToolCall call);

    /** An action that blocks; it runs on a worker thread. */
    static ToolAction blocking(Function<ToolCall, Object> work) {
        return call -> call.onWorker(() -> work.apply(call));
    }
}
