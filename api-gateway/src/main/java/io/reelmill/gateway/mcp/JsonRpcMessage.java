package io.reelmill.gateway.mcp;

import io.quarkiverse.mcp.server.JsonRpcErrorCodes;
import io.reelmill.contracts.account.Principal;
import io.vertx.core.buffer.Buffer;
import io.vertx.core.json.DecodeException;
import io.vertx.core.json.JsonObject;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * A message as a client sent it, checked for the shape that JSON-RPC demands before the protocol's own code reads it. Batches,
 * which the protocol had until 2025-06-18, are refused: each message counts as a call.
 */
final class JsonRpcMessage {

    /** The server counts its requests. */
    private static final Pattern ASKED_BY_SERVER = Pattern.compile("\\d{1,18}");

    private static final String ACTION = "action";
    private static final Set<Object> ACTIONS = Set.of("accept", "decline", "cancel");

    private static final Set<String> NOTIFICATIONS =
            Set.of("notifications/initialized", "notifications/cancelled", "notifications/roots/list_changed");

    private final JsonObject message;

    private JsonRpcMessage(JsonObject message) {
        this.message = message;
    }

    /** A message that cannot be handled, with the answer to it. */
    static final class MalformedException extends Exception {

        private static final long serialVersionUID = 1;

        private final transient Object id;
        private final int code;

        MalformedException(Object id, int code, String message) {
            super(message, null, false, false);
            this.id = id;
            this.code = code;
        }

        JsonObject answer() {
            JsonObject error = new JsonObject().put("code", code).put("message", getMessage());
            return new JsonObject().put("jsonrpc", "2.0").put("id", id).put("error", error);
        }
    }

    /** Reads the body of a call. */
    static JsonRpcMessage read(Buffer body) throws MalformedException {
        Object json;
        try {
            json = body == null || body.length() == 0 ? null : body.toJson();
        } catch (DecodeException e) {
            throw new MalformedException(null, JsonRpcErrorCodes.PARSE_ERROR, "the body is not well-formed JSON");
        }
        if (!(json instanceof JsonObject message)) {
            throw new MalformedException(
                    null, JsonRpcErrorCodes.INVALID_REQUEST, "the body must be one JSON-RPC message, an object");
        }
        Object id = message.getValue("id");
        if (id != null && !(id instanceof String) && !(id instanceof Number)) {
            throw new MalformedException(null, JsonRpcErrorCodes.INVALID_REQUEST, "id must be text or a number");
        }
        if (id != null
                && !message.containsKey("method")
                && !ASKED_BY_SERVER.matcher(id.toString()).matches()) {
            throw new MalformedException(
                    null, JsonRpcErrorCodes.INVALID_REQUEST, "a response must have the id of a request of the server");
        }
        requireText(id, message, "jsonrpc");
        requireText(id, message, "method");
        requireObject(id, message, "result");
        if (requireObject(id, message, "params") instanceof JsonObject params
                && requireObject(id, params, "_meta") instanceof JsonObject meta) {
            requireProgressToken(id, meta.getValue("progressToken"));
        }
        requireParams(id, message);
        return new JsonRpcMessage(message);
    }

    private static void requireProgressToken(Object id, Object token) throws MalformedException {
        if (token != null && !(token instanceof String) && !(token instanceof Integer) && !(token instanceof Long)) {
            throw new MalformedException(
                    id, JsonRpcErrorCodes.INVALID_PARAMS, "progressToken must be text or a whole number");
        }
    }

    private static void requireParams(Object id, JsonObject message) throws MalformedException {
        String method = message.getString("method");
        if (method == null) {
            return;
        }
        JsonObject params = message.getJsonObject("params", new JsonObject());
        requireObject(id, params, "capabilities");
        Optional<String> missing = RequiredParams.missing(method, params);
        if (missing.isPresent()) {
            throw new MalformedException(id, JsonRpcErrorCodes.INVALID_PARAMS, missing.get());
        }
    }

    private static void requireText(Object id, JsonObject parent, String name) throws MalformedException {
        if (parent.containsKey(name) && !(parent.getValue(name) instanceof String)) {
            throw new MalformedException(id, JsonRpcErrorCodes.INVALID_REQUEST, name + " must be text");
        }
    }

    private static Object requireObject(Object id, JsonObject parent, String name) throws MalformedException {
        Object value = parent.getValue(name);
        if (value != null && !(value instanceof JsonObject)) {
            throw new MalformedException(id, JsonRpcErrorCodes.INVALID_PARAMS, name + " must be an object");
        }
        return value;
    }

    /**
     * Takes arguments of a tool out that are no object, so that the tool can answer with an error of the API.
     *
     * @return what is wrong with them
     * @throws MalformedException when a tool, a prompt or a resource is not named by text
     */
    Optional<String> takeOutBadArguments() throws MalformedException {
        if (!(message.getValue("params") instanceof JsonObject params)) {
            return Optional.empty();
        }
        Object id = message.getValue("id");
        for (String name : new String[] {"name", "uri", "cursor", "level"}) {
            requireText(id, params, name);
        }
        if (requireObject(id, params, "ref") instanceof JsonObject reference) {
            requireText(id, reference, "type");
            requireText(id, reference, "name");
            requireText(id, reference, "uri");
        }
        if (requireObject(id, params, "argument") instanceof JsonObject argument) {
            requireText(id, argument, "name");
            requireText(id, argument, "value");
        }
        Object arguments = params.getValue("arguments");
        if (arguments == null || arguments instanceof JsonObject) {
            return Optional.empty();
        }
        if (!"tools/call".equals(message.getString("method"))) {
            throw new MalformedException(id, JsonRpcErrorCodes.INVALID_PARAMS, "arguments must be an object");
        }
        params.put("arguments", new JsonObject());
        return Optional.of("arguments must be a JSON object");
    }

    /**
     * Notes in a response who posted it: the ids of requests can be guessed, and only the asked client may answer. The server asks
     * for confirmations alone; an error, or an answer of another form, counts as none.
     */
    void sign(Principal poster) {
        if (message.containsKey("method") || !message.containsKey("result") && !message.containsKey("error")) {
            return;
        }
        JsonObject result = message.getJsonObject("result", new JsonObject());
        if (message.remove("error") != null
                || result.containsKey(ACTION) && !ACTIONS.contains(result.getValue(ACTION))) {
            result.put(ACTION, "cancel");
        }
        if (result.containsKey(ACTION) && !(result.getValue("content") instanceof JsonObject)) {
            result.put("content", new JsonObject());
        }
        if (!(result.getValue("_meta") instanceof JsonObject)) {
            result.put("_meta", new JsonObject());
        }
        result.getJsonObject("_meta").put(McpCall.POSTED_BY, poster.keyId().toString());
        message.put("result", result);
    }

    /**
     * Refuses a subscription to a resource that is not there: the library would not answer it.
     *
     * @param known tells whether there is a resource of an address
     */
    void requireSubscribed(Predicate<String> known) throws MalformedException {
        if ("resources/subscribe".equals(message.getString("method"))) {
            String uri = message.getJsonObject("params").getString("uri");
            if (!known.test(uri)) {
                throw new MalformedException(
                        message.getValue("id"),
                        JsonRpcErrorCodes.RESOURCE_NOT_FOUND,
                        "there is no resource " + uri + " to subscribe to");
            }
        }
    }

    /** Whether this is a notification that nobody here knows. It is ignored: nobody waits for an answer to it. */
    boolean isUnknownNotification() {
        String method = message.getString("method");
        return method != null
                && method.startsWith("notifications/")
                && !message.containsKey("id")
                && !NOTIFICATIONS.contains(method);
    }

    /** What is asked for, with the tool, prompt or resource that it is about; empty for a response. */
    String subject() {
        JsonObject params = message.getValue("params") instanceof JsonObject given ? given : new JsonObject();
        return Stream.of(message.getValue("method"), params.getValue("name"), params.getValue("uri"))
                .filter(String.class::isInstance)
                .map(Object::toString)
                .collect(Collectors.joining(" "));
    }

    Buffer toBuffer() {
        return message.toBuffer();
    }
}
