package io.reelmill.gateway.openapi;

import static java.util.Map.entry;
import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.networknt.schema.JsonSchemaFactory;
import com.networknt.schema.SpecVersion;
import io.reelmill.contracts.catalog.Catalog;
import io.reelmill.contracts.catalog.Parameter;
import io.reelmill.gateway.description.Endpoint;
import io.reelmill.samples.Samples;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

/** The document against the OpenAPI 3.1 specification, stricter than it: unknown properties are not allowed anywhere. */
class OpenApiDocumentTest {

    private static final JsonNode DOCUMENT = OpenApiDocument.make(new Samples("http://localhost:8080"));

    /**
     * For each kind of object its properties, and of which kind their values are: {@code -} for plain data, {@code x*} for a
     * map of x, {@code x[]} for a list of x.
     */
    private static final Map<String, Map<String, String>> KINDS = Map.ofEntries(
            kind(
                    "document",
                    "openapi -",
                    "info info",
                    "servers server[]",
                    "security -",
                    "tags tag[]",
                    "paths path*",
                    "components components"),
            kind("info", "title -", "summary -", "description -", "version -", "contact -", "license -"),
            kind("server", "url -", "description -"),
            kind("tag", "name -", "description -"),
            kind("path", "get operation", "post operation", "put operation", "delete operation", "patch operation"),
            kind(
                    "operation",
                    "operationId -",
                    "summary -",
                    "description -",
                    "tags -",
                    "security -",
                    "parameters parameter[]",
                    "requestBody body",
                    "responses response*"),
            kind("parameter", "name -", "in -", "required -", "description -", "schema schema", "$ref -"),
            kind("body", "required -", "content media*", "description -"),
            kind("response", "description -", "headers header*", "content media*", "$ref -"),
            kind("header", "description -", "schema schema", "$ref -"),
            kind("media", "schema schema", "example -", "examples example*"),
            kind("example", "summary -", "value -", "$ref -"),
            kind(
                    "components",
                    "securitySchemes -",
                    "parameters parameter*",
                    "headers header*",
                    "examples example*",
                    "responses response*",
                    "schemas schema*"),
            kind(
                    "schema",
                    "type -",
                    "description -",
                    "required -",
                    "properties schema*",
                    "items schema",
                    "allOf schema[]",
                    "enum -",
                    "const -",
                    "default -",
                    "examples -",
                    "format -",
                    "pattern -",
                    "minimum -",
                    "maximum -",
                    "minLength -",
                    "maxLength -",
                    "maxItems -",
                    "$ref -"));

    @Test
    void shouldHaveNoUnknownPropertyAnywhere() {
        List<String> unknown = new ArrayList<>();
        check(DOCUMENT, "document", "#", unknown);
        assertThat(unknown).isEmpty();
    }

    @Test
    void shouldHaveNoOneOfBecauseGeneratorsMishandleIt() {
        assertThat(DOCUMENT.findParents("oneOf")).isEmpty();
        assertThat(DOCUMENT.findParents("anyOf")).isEmpty();
    }

    @Test
    void shouldListTheValuesOfEveryChoiceAsAnEnum() {
        for (Parameter<?> parameter : Catalog.parameters()) {
            if (parameter.type() == Parameter.Type.CHOICE) {
                List<String> values = new ArrayList<>();
                schema(parameter).path("enum").forEach(value -> values.add(value.asText()));
                assertThat(values).as(parameter.path()).isEqualTo(parameter.allowed());
            }
        }
    }

    @Test
    void shouldListTheAnswerOfAKeyThatMayNotForEveryOperationThatNeedsAKey() {
        Endpoint.ALL.forEach(endpoint -> assertThat(operation(endpoint)
                        .path("responses")
                        .path("403")
                        .path("$ref")
                        .asText())
                .as(endpoint.method() + " " + endpoint.path())
                .isEqualTo(endpoint.auth() ? "#/components/responses/403" : ""));
    }

    @Test
    void shouldNameEveryWayToSendAKeyWithEveryScopeThatIsEnough() {
        JsonNode mcp = DOCUMENT.path("paths").path("/api/mcp").path("post").path("security");
        Map<String, Set<String>> scopes = new TreeMap<>();
        mcp.forEach(alternative -> alternative.properties().forEach(scheme -> scopes.computeIfAbsent(
                        scheme.getKey(), name -> new TreeSet<>())
                .add(scheme.getValue().path(0).asText())));
        Set<String> all = Set.of("render", "publish", "billing", "admin");
        assertThat(scopes).isEqualTo(Map.of("key", all, "bearer", all, "x-api-key", all));
        assertThat(operation(Endpoint.RENDER).path("security").toString()).isEqualTo("[{\"key\":[\"render\"]}]");
    }

    private static JsonNode operation(Endpoint endpoint) {
        return DOCUMENT.path("paths")
                .path(endpoint.path())
                .path(endpoint.method().toLowerCase(Locale.ROOT));
    }

    @Test
    void shouldShowExamplesThatFitTheirSchemas() {
        List<String> wrong = new ArrayList<>();
        DOCUMENT.findParents("schema").forEach(holder -> {
            if (holder.has("example") && holder.path("schema").has("$ref")) {
                wrong.addAll(violations(holder.path("schema"), holder.path("example")));
            }
        });
        DOCUMENT.at("/components/examples")
                .forEach(example -> wrong.addAll(
                        violations(DOCUMENT.at("/components/schemas/RenderRequest"), example.path("value"))));
        assertThat(wrong).isEmpty();
    }

    private static List<String> violations(JsonNode schema, JsonNode example) {
        // References lead to #/components of the document, so each schema is judged with those beside it.
        ObjectNode whole = schema.deepCopy();
        whole.set("components", DOCUMENT.path("components"));
        return JsonSchemaFactory.getInstance(SpecVersion.VersionFlag.V202012)
                .getSchema(whole)
                .validate(example)
                .stream()
                .map(message -> schema + ": " + message.getMessage())
                .toList();
    }

    private static JsonNode schema(Parameter<?> parameter) {
        JsonNode schema = DOCUMENT.at("/components/schemas/RenderRequest");
        for (String name : parameter.path().split("\\.")) {
            schema = schema.path("properties").path(name);
        }
        return schema;
    }

    private static void check(JsonNode node, String kind, String place, List<String> unknown) {
        if (kind.equals("-")) {
            return;
        }
        if (kind.endsWith("[]")) {
            for (int i = 0; i < node.size(); i++) {
                check(node.get(i), kind.substring(0, kind.length() - 2), place + "/" + i, unknown);
            }
            return;
        }
        boolean map = kind.endsWith("*");
        String inner = map ? kind.substring(0, kind.length() - 1) : kind;
        node.properties().forEach(property -> {
            String at = place + "/" + property.getKey();
            String next = map ? inner : KINDS.get(inner).get(property.getKey());
            if (next == null) {
                unknown.add(at);
            } else {
                check(property.getValue(), next, at, unknown);
            }
        });
    }

    private static Map.Entry<String, Map<String, String>> kind(String name, String... properties) {
        return entry(
                name,
                Set.of(properties).stream()
                        .map(property -> property.split(" "))
                        .collect(java.util.stream.Collectors.toMap(parts -> parts[0], parts -> parts[1])));
    }
}
