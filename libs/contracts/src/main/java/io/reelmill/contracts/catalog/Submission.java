package io.reelmill.contracts.catalog;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * A body as it was sent: values under dotted names, blocks opened, nulls left out (a null is a field not given).
 *
 * @param prefix where the body stands when it is inside another, for messages; empty or ending with a dot
 * @param index the parameters that it may have
 */
record Submission(Map<String, JsonNode> entries, String prefix, ParameterIndex index) {

    /** A value and the name under which it came; null for its canonical name. */
    record Sent(JsonNode value, String sentAs, boolean inverted) {}

    static Submission of(ObjectNode body, String prefix, ParameterIndex index, Findings findings) {
        Map<String, JsonNode> entries = new LinkedHashMap<>();
        body.properties().forEach(top -> {
            String name = top.getKey();
            JsonNode value = top.getValue();
            if (value.isNull()) {
                return;
            }
            if (!index.isBlock(name)) {
                entries.put(name, value);
            } else if (value instanceof ObjectNode block) {
                block.properties().stream()
                        .filter(field -> !field.getValue().isNull())
                        .forEach(field -> entries.put(name + "." + field.getKey(), field.getValue()));
            } else {
                String canonical = name.equals("audio") ? "music" : name;
                String as = prefix.isEmpty() && canonical.equals(name) ? "" : " (sent as " + prefix + name + ")";
                findings.violation(canonical, "type", canonical + as + " must be an object");
            }
        });
        return new Submission(entries, prefix, index);
    }

    /** What was sent for each parameter; the canonical name wins over its aliases, and among them the first listed. */
    Map<Parameter<?>, Sent> resolve(Workflow workflow, Findings findings) {
        Map<Parameter<?>, Sent> found = new IdentityHashMap<>();
        for (Parameter<?> parameter : index.named(entries.keySet())) {
            List<Sent> candidates = candidates(parameter, workflow);
            if (!candidates.isEmpty()) {
                found.put(parameter, candidates.get(0));
                candidates.stream().skip(1).forEach(loser -> {
                    String winner = candidates.get(0).sentAs();
                    findings.warning("%s and %s are both given; %s was used"
                            .formatted(
                                    winner == null ? parameter.path() : winner,
                                    loser.sentAs(),
                                    winner == null ? parameter.path() : winner));
                });
            }
        }
        return found;
    }

    /** Tells of the names that nobody knows. */
    void warnOfUnknown(Findings findings) {
        entries.keySet().stream()
                .filter(name -> !index.isKnown(name))
                .forEach(name -> findings.unknown(name, prefix, index));
    }

    private List<Sent> candidates(Parameter<?> parameter, Workflow workflow) {
        List<Sent> candidates = new ArrayList<>(2);
        JsonNode own = entries.get(parameter.path());
        if (own != null) {
            candidates.add(new Sent(own, prefix.isEmpty() ? null : prefix + parameter.path(), false));
        }
        for (Parameter.Alias alias : parameter.aliases()) {
            JsonNode value = entries.get(alias.path());
            if (value != null
                    && (alias.workflows().isEmpty() || alias.workflows().contains(workflow))) {
                candidates.add(new Sent(value, prefix + alias.path(), alias.inverted()));
            }
        }
        return candidates;
    }
}
