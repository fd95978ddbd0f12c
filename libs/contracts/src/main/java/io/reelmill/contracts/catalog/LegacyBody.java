package io.reelmill.contracts.catalog;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.Optional;

/** The former shape of a body, {@code {creationParams: {…}}}: its names are today's aliases. */
public final class LegacyBody {

    private static final String WRAPPER = "creationParams";

    private LegacyBody() {}

    /** The body without its wrapper; what stands beside the wrapper wins. Other bodies stay as they are. */
    public static JsonNode unwrap(JsonNode body) {
        if (!(body instanceof ObjectNode outer) || !(outer.get(WRAPPER) instanceof ObjectNode inner)) {
            return body;
        }
        ObjectNode merged = inner.deepCopy();
        outer.properties().stream()
                .filter(field -> !field.getKey().equals(WRAPPER))
                .forEach(field -> merged.set(field.getKey(), field.getValue()));
        if (!merged.hasNonNull("workflow")) {
            workflow(merged).ifPresent(found -> merged.put("workflow", found.wireName()));
        }
        merged.remove("slug");
        merged.remove("flowType");
        return merged;
    }

    /** Legacy bodies name their pipeline by slug or flow type, or let their input speak for itself. */
    private static Optional<Workflow> workflow(ObjectNode body) {
        return named(body.path("slug")).or(() -> named(body.path("flowType"))).or(() -> {
            if (body.hasNonNull("selectedAvatar")) {
                return Optional.of(Workflow.AVATAR_TO_VIDEO);
            }
            if (body.hasNonNull("inputText")) {
                return Optional.of(Workflow.SCRIPT_TO_VIDEO);
            }
            return body.hasNonNull("prompt") ? Optional.of(Workflow.PROMPT_TO_VIDEO) : Optional.empty();
        });
    }

    private static Optional<Workflow> named(JsonNode name) {
        return ChoiceMatch.of(RequestParameters.WORKFLOW, name.asText()).flatMap(Workflow::find);
    }
}
