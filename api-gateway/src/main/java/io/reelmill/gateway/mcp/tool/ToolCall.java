package io.reelmill.gateway.mcp.tool;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.quarkiverse.mcp.server.Cancellation;
import io.quarkiverse.mcp.server.Progress;
import io.reelmill.contracts.ContractJson;
import io.reelmill.contracts.account.Principal;
import io.reelmill.gateway.error.ApiException;
import io.smallrye.mutiny.Uni;
import io.vertx.core.Context;
import io.vertx.core.http.HttpServerResponse;
import java.util.concurrent.Callable;

/**
 * One call of a tool.
 *
 * @param arguments without the idempotency key
 * @param idempotencyKey or null
 * @param context of the request, in which its CDI beans are found
 * @param response that carries what the call sends, an event stream
 */
record ToolCall(
        Principal who,
        ObjectNode arguments,
        String idempotencyKey,
        Progress progress,
        Cancellation cancellation,
        Context context,
        HttpServerResponse response) {

    /** The arguments as the body of the endpoint. */
    byte[] body() {
        return ContractJson.bytes(arguments);
    }

    /**
     * An argument that is text.
     *
     * @return null when it is absent
     * @throws ApiException when it is anything else
     */
    String text(String name) {
        JsonNode value = arguments.path(name);
        if (value.isMissingNode() || value.isNull()) {
            return null;
        }
        if (!value.isTextual()) {
            throw ApiException.invalid(name, "type", name + " must be text");
        }
        return value.textValue();
    }

    /** Does something that blocks, within the request. */
    <T> Uni<T> onWorker(Callable<T> work) {
        return onWorker(context, work);
    }

    static <T> Uni<T> onWorker(Context context, Callable<T> work) {
        return Uni.createFrom()
                .completionStage(() -> context.executeBlocking(work, false).toCompletionStage());
    }
}
