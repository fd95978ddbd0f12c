package io.reelmill.gateway.media;

import io.reelmill.fetch.LocalFiles.OwnFile;
import io.reelmill.gateway.error.ApiException;
import io.reelmill.gateway.error.ErrorAnswers;
import io.reelmill.samples.Samples;
import io.vertx.core.buffer.Buffer;
import io.vertx.core.http.HttpMethod;
import io.vertx.ext.web.Router;
import io.vertx.ext.web.RoutingContext;
import jakarta.enterprise.event.Observes;
import jakarta.inject.Singleton;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Optional;

/** Serves the small files that the example requests name, to whoever asks. */
@Singleton
class SampleRoute {

    private final Samples samples;
    private final ErrorAnswers errors;

    SampleRoute(Samples samples, ErrorAnswers errors) {
        this.samples = samples;
        this.errors = errors;
    }

    void install(@Observes Router router) {
        router.route(Samples.PATH + "*")
                .method(HttpMethod.GET)
                .method(HttpMethod.HEAD)
                .handler(this::serve);
    }

    private void serve(RoutingContext call) {
        Optional<OwnFile> file = samples.file(call.normalizedPath().substring(Samples.PATH.length()));
        if (file.isEmpty()) {
            errors.answer(call, ApiException.of(404, "not_found", "there is no such sample"));
            return;
        }
        byte[] body;
        try {
            body = file.get().read();
        } catch (IOException e) {
            throw new UncheckedIOException("a sample cannot be read", e);
        }
        call.response()
                .putHeader("Content-Type", file.get().contentType())
                .putHeader("Content-Length", Integer.toString(body.length))
                .putHeader("Content-Security-Policy", "default-src 'none'")
                .putHeader("X-Content-Type-Options", "nosniff")
                .putHeader("Cache-Control", "public, max-age=3600");
        if (call.request().method().equals(HttpMethod.HEAD)) {
            call.response().end();
        } else {
            call.response().end(Buffer.buffer(body));
        }
    }
}
