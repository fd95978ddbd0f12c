package io.reelmill.gateway.openapi;

import io.reelmill.contracts.ContractJson;
import io.reelmill.samples.Samples;
import io.vertx.core.buffer.Buffer;
import io.vertx.core.http.HttpMethod;
import io.vertx.ext.web.Router;
import jakarta.enterprise.event.Observes;
import jakarta.inject.Singleton;

/** Serves the document, made once as the service starts. */
@Singleton
class OpenApiRoute {

    private final Buffer document;

    OpenApiRoute(Samples samples) {
        this.document = Buffer.buffer(ContractJson.bytes(OpenApiDocument.make(samples)));
    }

    void install(@Observes Router router) {
        router.route("/q/openapi")
                .method(HttpMethod.GET)
                .method(HttpMethod.HEAD)
                .handler(call -> {
                    call.response().putHeader("Content-Type", "application/json");
                    call.response().putHeader("Content-Length", Integer.toString(document.length()));
                    if (call.request().method().equals(HttpMethod.HEAD)) {
                        call.response().end();
                    } else {
                        call.response().end(document);
                    }
                });
    }
}
