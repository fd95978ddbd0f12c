package io.reelmill.gateway.openapi;

import io.vertx.core.buffer.Buffer;
import io.vertx.core.http.HttpMethod;
import io.vertx.core.http.HttpServerResponse;
import io.vertx.ext.web.Router;
import jakarta.enterprise.event.Observes;
import jakarta.inject.Singleton;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;

/** Serves {@code /q/reference}: a page of our own that draws the document and the parameter catalog for people. */
@Singleton
class ReferenceRoute {

    private static final String PATH = "/q/reference";
    private static final String POLICY =
            "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; img-src data:; base-uri 'none'";

    void install(@Observes Router router) {
        serve(router, PATH, "index.html", "text/html; charset=utf-8");
        serve(router, PATH + "/reference.css", "reference.css", "text/css; charset=utf-8");
        serve(router, PATH + "/reference.js", "reference.js", "text/javascript; charset=utf-8");
    }

    private static void serve(Router router, String path, String file, String type) {
        Buffer content = read(file);
        router.route(path).method(HttpMethod.GET).method(HttpMethod.HEAD).handler(call -> {
            HttpServerResponse response = call.response()
                    .putHeader("Content-Type", type)
                    .putHeader("Content-Length", Integer.toString(content.length()))
                    .putHeader("Content-Security-Policy", POLICY)
                    .putHeader("X-Content-Type-Options", "nosniff");
            if (call.request().method().equals(HttpMethod.HEAD)) {
                response.end();
            } else {
                response.end(content);
            }
        });
    }

    private static Buffer read(String file) {
        try (InputStream in = ReferenceRoute.class.getResourceAsStream("/reference/" + file)) {
            return Buffer.buffer(in.readAllBytes());
        } catch (IOException e) {
            throw new UncheckedIOException(file + " cannot be read", e);
        }
    }
}
