package io.reelmill.gateway.mcp.tool;

import io.smallrye.mutiny.Uni;
import java.util.function.Function;

/** What a tool does. The answer is that of its endpoint: a JAX-RS response, or an object that is written as JSON. */
@FunctionalInterface
interface Work {

    Uni<?> answer(ToolCall call);

    /** Work that blocks: a worker thread does it. */
    static Work blocking(Function<ToolCall, Object> work) {
        return call -> call.onWorker(() -> work.apply(call));
    }
}
