package io.reelmill.deploy.chart;

import com.fasterxml.jackson.databind.JsonNode;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** The variables of a container of the chart, with the values that a cluster fills in. */
public final class ContainerVariables {

    private static final Path VALUES = Chart.FOLDER.resolve("examples/small.yaml");

    private ContainerVariables() {}

    /** @param others in place of what the chart says, such as where the database of a test is */
    public static Map<String, String> of(String component, Map<String, String> secrets, Map<String, String> others) {
        Map<String, String> variables = new HashMap<>();
        AutoscalingTest.deployment(Chart.render(VALUES), component).variables().forEach((name, value) -> {
            if (value.isTextual()) {
                variables.put(name, value.asText());
            } else if (secrets.containsKey(value.at("/secretKeyRef/key").asText())) {
                variables.put(name, secrets.get(value.at("/secretKeyRef/key").asText()));
            } else if (!value.at("/secretKeyRef/optional").asBoolean() && !others.containsKey(name)) {
                throw new AssertionError(component + ": nobody makes the secret of " + name);
            }
        });
        variables.putAll(others);
        return variables;
    }

    /** The containers of a job of the chart. */
    public static List<JsonNode> containersOfJob(String component) {
        return Chart.render(VALUES).stream()
                .filter(manifest ->
                        manifest.kind().equals("Job") && manifest.component().equals(component))
                .findFirst()
                .orElseThrow()
                .containers();
    }
}
