package io.reelmill.gateway.mcp;

import io.vertx.core.json.JsonObject;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The params without which a method cannot be done, as the protocol's schema lists them. The library leaves a call that lacks one
 * without an answer, or answers 500.
 */
final class RequiredParams {

    private record Param(String path, Class<?> type) {}

    private static final Map<String, List<Param>> OF = Map.of(
            "initialize",
                    List.of(
                            text("protocolVersion"),
                            object("clientInfo"),
                            text("clientInfo.name"),
                            text("clientInfo.version")),
            "tools/call", List.of(text("name")),
            "prompts/get", List.of(text("name")),
            "resources/read", List.of(text("uri")),
            "resources/subscribe", List.of(text("uri")),
            "completion/complete",
                    List.of(
                            object("ref"),
                            text("ref.type"),
                            object("argument"),
                            text("argument.name"),
                            text("argument.value")),
            "logging/setLevel", List.of(text("level")));

    private RequiredParams() {}

    /** What is wrong with the first of them that is missing or of another type; empty when all are there. */
    static Optional<String> missing(String method, JsonObject params) {
        return OF.getOrDefault(method, List.of()).stream()
                .filter(param -> !param.type().isInstance(valueAt(params, param.path())))
                .map(param -> "params." + param.path() + " is required: "
                        + (param.type() == String.class ? "text" : "an object"))
                .findFirst();
    }

    private static Object valueAt(JsonObject params, String path) {
        int dot = path.indexOf('.');
        if (dot < 0) {
            return params.getValue(path);
        }
        return params.getValue(path.substring(0, dot)) instanceof JsonObject inner
                ? inner.getValue(path.substring(dot + 1))
                : null;
    }

    private static Param text(String path) {
        return new Param(path, String.class);
    }

    private static Param object(String path) {
        return new Param(path, JsonObject.class);
    }
}
