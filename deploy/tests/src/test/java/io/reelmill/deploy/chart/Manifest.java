package io.reelmill.deploy.chart;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/** A rendered object. */
public record Manifest(JsonNode body) {

    public String kind() {
        return body.path("kind").asText();
    }

    public String name() {
        return body.at("/metadata/name").asText();
    }

    /** The part of Reelmill that it belongs to, such as {@code worker}; empty for what has none. */
    String component() {
        return body.at("/metadata/labels").path("app.kubernetes.io/component").asText();
    }

    boolean isHook() {
        return body.at("/metadata/annotations").has(Chart.HOOK);
    }

    /** The template of its pods, of a Deployment or a Job. */
    Optional<JsonNode> podTemplate() {
        JsonNode template = body.at("/spec/template");
        return template.path("spec").has("containers") ? Optional.of(template) : Optional.empty();
    }

    public List<JsonNode> containers() {
        List<JsonNode> containers = new ArrayList<>();
        body.at("/spec/template/spec/containers").forEach(containers::add);
        body.at("/spec/template/spec/initContainers").forEach(containers::add);
        return containers;
    }

    /** The variables of its containers: value, or the description of where it comes from. */
    Map<String, JsonNode> variables() {
        Map<String, JsonNode> variables = new TreeMap<>();
        containers().forEach(container -> container.path("env").forEach(variable -> {
            JsonNode value = variable.has("value") ? variable.get("value") : variable.get("valueFrom");
            variables.put(variable.path("name").asText(), value);
        }));
        return variables;
    }

    @Override
    public String toString() {
        return kind() + " " + name();
    }
}
