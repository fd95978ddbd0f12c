package io.reelmill.gateway.mcp.tool;

import com.fasterxml.jackson.databind.JsonNode;
import io.reelmill.gateway.description.Endpoint;
import java.util.Locale;
import java.util.Map;

/**
 * A tool.
 *
 * @param operation the endpoint that it stands for, whose schemas it has
 * @param openWorld whether it reaches addresses or platforms outside of this installation
 * @param question what the user is asked before it spends anything
 * @param ownArguments schemas of arguments that the endpoint does not have
 */
record Tool(
        String name,
        String title,
        String description,
        Operation operation,
        Effect effect,
        ToolAction work,
        boolean openWorld,
        Question question,
        Map<String, JsonNode> ownArguments) {

    /** A tool that stays within this installation and spends nothing. */
    static Tool of(String name, String title, String description, Operation operation, Effect effect, ToolAction work) {
        return new Tool(name, title, description, operation, effect, work, false, Question.NONE, Map.of());
    }

    Tool reachingOutside() {
        return new Tool(name, title, description, operation, effect, work, true, question, ownArguments);
    }

    Tool asking(Question before) {
        return new Tool(name, title, description, operation, effect, work, openWorld, before, ownArguments);
    }

    Tool withArgument(String argument, JsonNode schema) {
        return new Tool(
                name, title, description, operation, effect, work, openWorld, question, Map.of(argument, schema));
    }

    /**
     * An endpoint.
     *
     * @param path below {@code /api/public/v3}
     * @param list name of the list that the tool answers where the endpoint answers a bare one; null otherwise
     */
    record Operation(String method, String path, String list) {

        private static final String API = "/api/public/v3";

        /** As the description lists it, with the scopes that it needs. */
        Endpoint endpoint() {
            return Endpoint.find(method.toUpperCase(Locale.ROOT), API + path)
                    .orElseThrow(() -> new IllegalStateException("there is no endpoint " + this));
        }

        static Operation get(String path) {
            return new Operation("get", path, null);
        }

        static Operation post(String path) {
            return new Operation("post", path, null);
        }
    }
}
