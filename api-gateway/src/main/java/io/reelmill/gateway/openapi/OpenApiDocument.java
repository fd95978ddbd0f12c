package io.reelmill.gateway.openapi;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.fasterxml.jackson.dataformat.yaml.YAMLMapper;
import io.reelmill.contracts.catalog.Catalog;
import io.reelmill.contracts.catalog.Workflow;
import io.reelmill.gateway.description.Endpoint;
import io.reelmill.samples.Samples;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;

/** The document for tools: the hand-written frame, with everything that the catalog says put in. */
public final class OpenApiDocument {

    private OpenApiDocument() {}

    public static JsonNode make(Samples samples) {
        ObjectNode api = frame();
        api.withObject("/info").put("version", Catalog.VERSION);
        api.withObject("/components/schemas").set("RenderRequest", RequestSchema.make());
        api.withObject("/components/schemas").set("GenerationRequest", RequestSchema.ofGeneration());
        ObjectNode examples = api.withObject("/components/examples");
        for (Workflow workflow : Workflow.values()) {
            ObjectNode example = examples.putObject(workflow.wireName());
            example.put("summary", workflow.meaning());
            example.set("value", samples.request(workflow));
        }
        Stream.concat(Stream.of(Endpoint.RENDER), Endpoint.ALL.stream())
                .filter(Endpoint::auth)
                .forEach(endpoint -> secure(api, endpoint));
        return api;
    }

    /** Names the scopes, each as an alternative for each way to send a key, and the answer of a key that has none of them. */
    private static void secure(ObjectNode api, Endpoint endpoint) {
        ObjectNode operation = api.withObjectProperty("paths")
                .withObjectProperty(endpoint.path())
                .withObjectProperty(endpoint.method().toLowerCase(Locale.ROOT));
        List<String> schemes = schemes(operation.has("security") ? operation : api);
        ArrayNode alternatives = operation.putArray("security");
        schemes.forEach(scheme -> endpoint.scopes()
                .forEach(scope -> alternatives.addObject().putArray(scheme).add(scope.wireName())));
        operation.withObjectProperty("responses").withObjectProperty("403").put("$ref", "#/components/responses/403");
    }

    private static List<String> schemes(ObjectNode secured) {
        List<String> schemes = new ArrayList<>();
        secured.path("security").forEach(scheme -> scheme.fieldNames().forEachRemaining(schemes::add));
        return schemes;
    }

    private static ObjectNode frame() {
        try (InputStream in = OpenApiDocument.class.getResourceAsStream("/openapi.yaml")) {
            return (ObjectNode) new YAMLMapper().readTree(in);
        } catch (IOException e) {
            throw new UncheckedIOException("openapi.yaml cannot be read", e);
        }
    }
}
