package io.reelmill.gateway.openapi;

import io.reelmill.gateway.settings.GatewaySettings;
import io.reelmill.samples.Samples;
import io.vertx.core.buffer.Buffer;
import io.vertx.core.http.HttpMethod;
import io.vertx.ext.web.Router;
import jakarta.enterprise.event.Observes;
import jakarta.inject.Singleton;

/** Serves the reference to programs that read: {@code /q/reference.md}, and {@code /llms.txt}, which says what there is to read. */
@Singleton
class TextRoute {

    private static final String INDEX = """
        # Reelmill

        > One JSON request in, a finished short video out: script, voice, pictures, music, captions, mp4.

        A render is started by POST %1$s/api/public/v3/render with the header `key`, and answers at once with a `pid`. It is
        paid in credits; POST %1$s/api/public/v3/calculate-credits tells the price without a key. Its end is told by webhook, by
        GET %1$s/api/public/v3/status/stream?pid=… and by GET %1$s/api/public/v3/status?pid=….

        ## Reference

        - [Reference](%1$s/q/reference.md): workflows, fields, endpoints, schemas, examples
        - [OpenAPI document](%1$s/q/openapi): the same for tools
        - [AsyncAPI document](%1$s/q/asyncapi): the events on Kafka, for services of the operator's
        - [Live description](%1$s/api/public/v3/render): the catalog of fields as JSON, without a key

        ## For agents

        - [MCP endpoint](%1$s/api/mcp): Model Context Protocol, Streamable HTTP, the key as `Authorization: Bearer`
        """;

    private final Buffer index;
    private final Buffer reference;

    TextRoute(GatewaySettings settings, Samples samples) {
        this.index = Buffer.buffer(INDEX.formatted(settings.publicUrl().replaceFirst("/$", "")));
        this.reference = Buffer.buffer(MarkdownReference.of(OpenApiDocument.make(samples)));
    }

    void install(@Observes Router router) {
        serve(router, "/llms.txt", "text/plain; charset=utf-8", index);
        serve(router, "/q/reference.md", "text/markdown; charset=utf-8", reference);
    }

    private static void serve(Router router, String path, String type, Buffer content) {
        router.route(path).method(HttpMethod.GET).method(HttpMethod.HEAD).handler(call -> {
            call.response()
                    .putHeader("Content-Type", type)
                    .putHeader("Content-Length", Integer.toString(content.length()))
                    .putHeader("X-Content-Type-Options", "nosniff");
            if (call.request().method().equals(HttpMethod.HEAD)) {
                call.response().end();
            } else {
                call.response().end(content);
            }
        });
    }
}
