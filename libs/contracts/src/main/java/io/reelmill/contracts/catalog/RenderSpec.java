package io.reelmill.contracts.catalog;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.Objects;
import java.util.Optional;

/**
 * A render request after normalisation: canonical names only, defaults filled in, validated. Read it by parameter: {@code
 * spec.get(VoiceParameters.SPEED)}.
 *
 * @param values the request as a tree of canonical paths
 */
public record RenderSpec(Workflow workflow, ObjectNode values) {

    public RenderSpec {
        Objects.requireNonNull(workflow);
        Objects.requireNonNull(values);
    }

    /**
     * The value of a parameter that has a default or is required.
     *
     * @throws IllegalStateException when it is absent: the spec was not made by the normaliser
     */
    public <T> T get(Parameter<T> parameter) {
        return find(parameter)
                .orElseThrow(() -> new IllegalStateException(parameter.path() + " is absent from the render spec"));
    }

    /** The value of a parameter, empty when it was neither given nor has a default. */
    public <T> Optional<T> find(Parameter<T> parameter) {
        JsonNode node = values;
        for (String name : parameter.names()) {
            node = node.path(name);
        }
        return node.isMissingNode() || node.isNull() ? Optional.empty() : Optional.of(parameter.read(node));
    }
}
