package io.reelmill.gateway.description;

import com.fasterxml.jackson.databind.JsonNode;
import io.reelmill.contracts.ContractJson;
import io.reelmill.contracts.catalog.Workflow;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.Map;
import java.util.TreeMap;

/** A request for each workflow that is accepted as it stands. */
public final class Examples {

    private static final Map<String, JsonNode> ALL = read();

    private Examples() {}

    public static JsonNode of(Workflow workflow) {
        return ALL.get(workflow.wireName());
    }

    static Map<String, JsonNode> all() {
        return ALL;
    }

    private static Map<String, JsonNode> read() {
        try (InputStream in = Examples.class.getResourceAsStream("/examples.json")) {
            Map<String, JsonNode> examples = new TreeMap<>();
            ContractJson.mapper()
                    .readTree(in)
                    .properties()
                    .forEach(example -> examples.put(example.getKey(), example.getValue()));
            return examples;
        } catch (IOException e) {
            throw new UncheckedIOException("examples.json cannot be read", e);
        }
    }
}
