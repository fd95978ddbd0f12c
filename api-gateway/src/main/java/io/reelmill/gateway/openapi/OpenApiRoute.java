package io.reelmill.gateway.openapi;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.fasterxml.jackson.dataformat.yaml.YAMLMapper;
import io.reelmill.contracts.catalog.Catalog;
import io.reelmill.contracts.catalog.Workflow;
import io.reelmill.gateway.description.Endpoint;
import io.reelmill.gateway.description.Examples;
import io.reelmill.gateway.edge.Json;
import io.reelmill.gateway.settings.GatewaySettings;
import io.vertx.core.buffer.Buffer;
import io.vertx.core.http.HttpMethod;
import io.vertx.ext.web.Router;
import jakarta.enterprise.event.Observes;
import jakarta.inject.Singleton;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.Locale;

/** Serves the document, made once as the service starts. */
@Singleton
class OpenApiRoute {

    private final Buffer document;

    OpenApiRoute(GatewaySettings settings) {
        this.document = Buffer.buffer(Json.bytes(make(settings.publicUrl())));
    }

    void install(@Observes Router router) {
        router.route("/q/openapi").method(HttpMethod.GET).method(HttpMethod.HEAD).handler(call -> {
            call.response().putHeader("Content-Type", "application/json");
            call.response().putHeader("Content-Length", Integer.toString(document.length()));
            if (call.request().method().equals(HttpMethod.HEAD)) {
                call.response().end();
            } else {
                call.response().end(document);
            }
        });
    }

    private static JsonNode make(String publicUrl) {
        ObjectNode api = frame();
        api.withObject("/info").put("version", Catalog.VERSION);
        api.withArray("/servers").addObject().put("url", publicUrl).put("description", "This installation");
        api.withObject("/components/schemas").set("RenderRequest", RequestSchema.make());
        ObjectNode examples = api.withObject("/components/examples");
        for (Workflow workflow : Workflow.values()) {
            ObjectNode example = examples.putObject(workflow.wireName());
            example.put("summary", workflow.meaning());
            example.set("value", Examples.of(workflow));
        }
        Endpoint.ALL.stream().filter(endpoint -> !endpoint.available()).forEach(endpoint -> pending(api, endpoint));
        return api;
    }

    private static void pending(ObjectNode api, Endpoint endpoint) {
        ObjectNode operation =
                api.withObjectProperty("paths").withObjectProperty(endpoint.path()).putObject(endpoint.method().toLowerCase(Locale.ROOT));
        String name = endpoint.path().substring(endpoint.path().lastIndexOf('/') + 1);
        operation.put("operationId", endpoint.method().toLowerCase(Locale.ROOT) + "-" + name);
        operation.put("summary", endpoint.purpose());
        operation.put("description", "Described and not served yet: answered with 501.");
        operation.putArray("tags").add("pending");
        ObjectNode responses = operation.putObject("responses");
        for (String status : new String[] {"401", "429", "501"}) {
            responses.putObject(status).put("$ref", "#/components/responses/" + status);
        }
    }

    private static ObjectNode frame() {
        try (InputStream in = OpenApiRoute.class.getResourceAsStream("/openapi.yaml")) {
            return (ObjectNode) new YAMLMapper().readTree(in);
        } catch (IOException e) {
            throw new UncheckedIOException("openapi.yaml cannot be read", e);
        }
    }
}
