package io.reelmill.gateway.description;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.databind.JsonNode;
import io.reelmill.contracts.catalog.Parameter;
import io.reelmill.contracts.catalog.Workflow;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** A parameter of the catalog, as the description tells it. */
@JsonInclude(JsonInclude.Include.NON_EMPTY)
record ParameterEntry(
        String type,
        boolean required,

        @JsonInclude(JsonInclude.Include.NON_NULL) @JsonProperty("default")
        JsonNode fallback,

        Map<String, JsonNode> workflowDefaults,
        @JsonInclude(JsonInclude.Include.NON_NULL) Double minimum,
        @JsonInclude(JsonInclude.Include.NON_NULL) Double maximum,
        @JsonInclude(JsonInclude.Include.NON_NULL) Integer maximumItems,
        List<String> allowed,
        Map<String, String> otherSpellings,
        List<AliasEntry> aliases,
        List<String> workflows,
        String description,
        Map<String, ParameterEntry> fields) {

    /** {@code inverted}: its boolean means the opposite. {@code workflows}: where it counts, when not everywhere. */
    @JsonInclude(JsonInclude.Include.NON_EMPTY)
    record AliasEntry(
            String name,
            @JsonInclude(JsonInclude.Include.NON_DEFAULT) boolean inverted,
            List<String> workflows) {}

    static ParameterEntry of(Parameter<?> p) {
        Map<String, JsonNode> workflowDefaults = new LinkedHashMap<>();
        p.workflowDefaults().forEach((workflow, value) -> workflowDefaults.put(workflow.wireName(), value));
        Map<String, ParameterEntry> fields = new LinkedHashMap<>();
        p.fields().forEach(field -> fields.put(field.path(), of(field)));
        return new ParameterEntry(
                type(p),
                p.isRequired(),
                p.commonDefault().orElse(null),
                workflowDefaults,
                p.least().orElse(null),
                p.most().orElse(null),
                p.maxItems().orElse(null),
                p.allowed(),
                p.synonyms(),
                p.aliases().stream()
                        .map(alias -> new AliasEntry(alias.path(), alias.inverted(), names(alias.workflows())))
                        .toList(),
                names(p.workflows()),
                p.meaning(),
                fields);
    }

    private static List<String> names(Set<Workflow> workflows) {
        return workflows.stream().sorted().map(Workflow::wireName).toList();
    }

    private static String type(Parameter<?> p) {
        return switch (p.type()) {
            case TEXT, CHOICE -> "string";
            case URL -> "string (URL)";
            case NUMBER -> "number";
            case INTEGER -> "integer";
            case NUMBER_OR_CHOICE -> "number or string";
            case BOOLEAN -> "boolean";
            case OBJECT -> "object";
            case LIST -> p.isOfUrls() ? "string[] (URLs)" : p.fields().isEmpty() ? "string[]" : "object[]";
            case ANY -> "any";
        };
    }
}
