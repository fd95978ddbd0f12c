package io.reelmill.gateway.description;

import com.fasterxml.jackson.databind.JsonNode;
import io.reelmill.contracts.catalog.Catalog;
import io.reelmill.contracts.catalog.GenerationParameters;
import io.reelmill.contracts.catalog.Parameter;
import io.reelmill.contracts.catalog.Workflow;
import io.reelmill.samples.Samples;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** The live description of the API, for programs. */
public record Description(
        int success,
        String version,
        List<WorkflowEntry> workflows,
        Map<String, ParameterEntry> parameterReference,
        Map<String, ParameterEntry> generationParameters,
        Map<String, JsonNode> examples,
        List<Endpoint> additionalEndpoints,
        Compatibility compatibility) {

    /**
     * A workflow.
     *
     * @param defaults those that are its own
     */
    public record WorkflowEntry(
            String workflow, String description, String requiredInput, Map<String, JsonNode> defaults) {}

    /** What is done for clients of former versions. */
    public record Compatibility(
            Map<String, String> aliases,
            List<String> invertedAliases,
            String values,
            String unknownFields,
            String legacyBody) {}

    /** The description of this build, with requests that name this installation's samples. */
    public static Description make(Samples samples) {
        Map<String, ParameterEntry> parameters = new LinkedHashMap<>();
        Catalog.parameters().forEach(p -> parameters.put(p.path(), ParameterEntry.of(p)));
        Map<String, ParameterEntry> generation = new LinkedHashMap<>();
        GenerationParameters.all().forEach(p -> generation.put(p.path(), ParameterEntry.of(p)));
        Map<String, JsonNode> examples = new TreeMap<>();
        Arrays.stream(Workflow.values())
                .forEach(workflow -> examples.put(workflow.wireName(), samples.request(workflow)));
        return new Description(
                1,
                Catalog.VERSION,
                Arrays.stream(Workflow.values()).map(Description::entry).toList(),
                parameters,
                generation,
                examples,
                Endpoint.ALL,
                formerClients());
    }

    private static WorkflowEntry entry(Workflow workflow) {
        Map<String, JsonNode> defaults = new LinkedHashMap<>();
        for (Parameter<?> parameter : Catalog.parameters()) {
            JsonNode own = parameter.workflowDefaults().get(workflow);
            if (own != null) {
                defaults.put(parameter.path(), own);
            }
        }
        return new WorkflowEntry(workflow.wireName(), workflow.meaning(), workflow.requiredInput(), defaults);
    }

    private static Compatibility formerClients() {
        Map<String, String> aliases = new LinkedHashMap<>();
        Catalog.parameters().forEach(p -> p.aliases()
                .forEach(alias -> aliases.merge(alias.path(), p.path(), (one, other) -> one + ", " + other)));
        List<String> inverted = Catalog.parameters().stream()
                .flatMap(p -> p.aliases().stream())
                .filter(Parameter.Alias::inverted)
                .map(Parameter.Alias::path)
                .toList();
        return new Compatibility(
                aliases,
                inverted,
                "Values are matched exactly first, then ignoring case, spaces, _ and -.",
                "An unknown field is ignored and named in warnings.",
                "POST /calculate-credits also takes {creationParams: {…}} with the aliases as names.");
    }
}
