package io.reelmill.gateway.openapi;

import io.vertx.core.buffer.Buffer;
import io.vertx.core.http.HttpMethod;
import io.vertx.ext.web.Router;
import jakarta.enterprise.event.Observes;
import jakarta.inject.Singleton;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;

/** Serves the AsyncAPI document of the events, {@code /q/asyncapi}, and their schemas beside it, {@code /q/schemas/…}. */
@Singleton
class EventsRoute {

    void install(@Observes Router router) {
        router.route("/q/asyncapi").method(HttpMethod.GET).handler(call -> call.response()
                .putHeader("Content-Type", "application/yaml")
                .end(read("/asyncapi.yaml")));
        router.routeWithRegex("/q/schemas/(?<name>[a-z-]+-v[0-9]+)\\.json")
                .method(HttpMethod.GET)
                .handler(call -> {
                    Buffer schema = read("/schemas/" + call.pathParam("name") + ".json");
                    if (schema == null) {
                        call.next();
                    } else {
                        call.response()
                                .putHeader("Content-Type", "application/schema+json")
                                .end(schema);
                    }
                });
    }

    private static Buffer read(String resource) {
        try (InputStream in = EventsRoute.class.getResourceAsStream(resource)) {
            return in == null ? null : Buffer.buffer(in.readAllBytes());
        } catch (IOException e) {
            throw new UncheckedIOException(resource + " cannot be read", e);
        }
    }
}
