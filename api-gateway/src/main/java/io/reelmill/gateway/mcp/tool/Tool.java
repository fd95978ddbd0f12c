package io.reelmill.gateway.mcp.tool;

import com.fasterxml.jackson.databind.JsonNode;
import io.reelmill.gateway.description.Endpoint;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/**
 * A tool.
 *
 * @param operation the endpoint that it stands for, whose schemas it has
 * @param alternative another endpoint, where the arguments may be those of either; null otherwise
 * @param openWorld whether it reaches addresses or platforms outside of this installation
 * @param question what the user is asked before it spends anything
 * @param ownArguments schemas of arguments that the endpoint does not have
 */
record Tool(
        String name,
        String title,
        String description,
        Operation operation,
        Operation alternative,
        Effect effect,
        ToolAction work,
        boolean openWorld,
        Question question,
        Map<String, JsonNode> ownArguments) {

    /** A tool that stays within this installation and spends nothing. */
    static Tool of(String name, String title, String description, Operation operation, Effect effect, ToolAction work) {
        return new Tool(name, title, description, operation, null, effect, work, false, Question.NONE, Map.of());
    }

    Tool reachingOutside() {
        return new Tool(name, title, description, operation, alternative, effect, work, true, question, ownArguments);
    }

    Tool asking(Question before) {
        return new Tool(
                name, title, description, operation, alternative, effect, work, openWorld, before, ownArguments);
    }

    /** Takes the query of another endpoint as well, whose scope must be the same. */
    Tool or(Operation other) {
        return new Tool(name, title, description, operation, other, effect, work, openWorld, question, ownArguments);
    }

    Tool withArgument(String argument, JsonNode schema) {
        return new Tool(
                name,
                title,
                description,
                operation,
                alternative,
                effect,
                work,
                openWorld,
                question,
                Map.of(argument, schema));
    }

    /** The endpoints whose schemas it has. */
    List<Operation> operations() {
        return alternative == null ? List.of(operation) : List.of(operation, alternative);
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
