package io.reelmill.contracts.catalog;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.reelmill.contracts.ContractJson;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** A render spec in the making: what the client gave, and what was added since. */
final class Draft {

    final Workflow workflow;
    final Findings findings;
    private final ObjectNode values = JsonNodeFactory.instance.objectNode();
    private final Set<Parameter<?>> given = Collections.newSetFromMap(new IdentityHashMap<>());

    Draft(Workflow workflow, Findings findings) {
        this.workflow = workflow;
        this.findings = findings;
    }

    /** Takes a value that the client gave. */
    void give(Parameter<?> parameter, JsonNode value) {
        given.add(parameter);
        put(parameter, value);
    }

    boolean isGiven(Parameter<?> parameter) {
        return given.contains(parameter);
    }

    void set(Parameter<?> parameter, Object value) {
        put(parameter, ContractJson.mapper().valueToTree(value));
    }

    /** Takes a value that others share. */
    void setCopy(Parameter<?> parameter, JsonNode value) {
        put(parameter, value.isContainerNode() ? value.deepCopy() : value);
    }

    /** Takes the value of one parameter, which must be there, for another. */
    void copy(Parameter<?> from, Parameter<?> to) {
        put(to, values.requiredAt("/" + from.path().replace('.', '/')));
    }

    <T> Optional<T> find(Parameter<T> parameter) {
        return spec().find(parameter);
    }

    /** Whether a parameter has this value. */
    <T> boolean is(Parameter<T> parameter, T value) {
        return find(parameter).map(value::equals).orElse(false);
    }

    RenderSpec spec() {
        return new RenderSpec(workflow, values);
    }

    private void put(Parameter<?> parameter, JsonNode value) {
        ObjectNode node = values;
        List<String> names = parameter.names();
        for (String name : names.subList(0, names.size() - 1)) {
            node = node.withObjectProperty(name);
        }
        node.set(names.get(names.size() - 1), value);
    }
}
