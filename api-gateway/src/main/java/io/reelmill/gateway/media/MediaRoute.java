package io.reelmill.gateway.media;

import io.reelmill.gateway.error.ApiException;
import io.reelmill.gateway.error.ErrorAnswers;
import io.reelmill.gateway.error.HttpErrors;
import io.reelmill.media.MediaStore;
import io.reelmill.media.SignedLinks;
import io.reelmill.media.StoredMedia;
import io.vertx.core.http.HttpMethod;
import io.vertx.core.http.HttpServerRequest;
import io.vertx.core.http.HttpServerResponse;
import io.vertx.ext.web.Router;
import io.vertx.ext.web.RoutingContext;
import jakarta.enterprise.event.Observes;
import jakarta.inject.Singleton;
import java.io.IOException;
import java.util.Optional;

/** Serves finished files to whoever has a link: whole, in part, or not again when they are known already. */
@Singleton
class MediaRoute {

    private final SignedLinks links;
    private final MediaStore store;
    private final ErrorAnswers errors;

    MediaRoute(SignedLinks links, MediaStore store, ErrorAnswers errors) {
        this.links = links;
        this.store = store;
        this.errors = errors;
    }

    // A worker looks the file up, which may wait for a disk; sending it holds no thread.
    void install(@Observes Router router) {
        router.route(SignedLinks.PATH + "*")
                .method(HttpMethod.GET)
                .method(HttpMethod.HEAD)
                .blockingHandler(this::serve, false);
        router.route(SignedLinks.PATH + "*").handler(this::refuseOtherMethods);
    }

    private void refuseOtherMethods(RoutingContext call) {
        call.response().putHeader("Allow", "GET, HEAD, OPTIONS");
        if (call.request().method().equals(HttpMethod.OPTIONS)) {
            call.response().setStatusCode(204).end();
        } else {
            errors.answer(call, HttpErrors.of(405).orElseThrow());
        }
    }

    private void serve(RoutingContext call) {
        String path = call.normalizedPath().substring(SignedLinks.PATH.length());
        Optional<String> key = links.verify(path);
        if (key.isEmpty()) {
            errors.answer(call, ApiException.of(403, "invalid_link", "this link is not genuine or has expired"));
            return;
        }
        try {
            Optional<StoredMedia> file = store.find(key.get());
            if (file.isEmpty()) {
                errors.answer(call, ApiException.of(404, "not_found", "this file is no longer there"));
                return;
            }
            send(call.request(), call.response(), MediaFile.of(key.get(), file.get()));
        } catch (IOException e) {
            call.fail(e);
        }
    }

    private static void send(HttpServerRequest request, HttpServerResponse response, MediaFile file) {
        response.putHeader("Accept-Ranges", "bytes")
                .putHeader("ETag", file.etag())
                .putHeader("Last-Modified", file.lastModified())
                .putHeader("Cache-Control", "private, max-age=86400")
                .putHeader("X-Content-Type-Options", "nosniff");
        if (!file.isDemanded(request.getHeader("If-Match"), request.getHeader("If-Unmodified-Since"))) {
            response.setStatusCode(412).end();
        } else if (file.isKnown(request.getHeader("If-None-Match"), request.getHeader("If-Modified-Since"))) {
            response.setStatusCode(304).end();
        } else if (ByteRange.isAsked(request.getHeader("Range")) && file.isSame(request.getHeader("If-Range"))) {
            sendPart(request, response, file);
        } else {
            send(request, response, file, new ByteRange(0, file.size() - 1));
        }
    }

    private static void sendPart(HttpServerRequest request, HttpServerResponse response, MediaFile file) {
        Optional<ByteRange> range = ByteRange.of(request.getHeader("Range"), file.size());
        if (range.isEmpty()) {
            response.setStatusCode(416)
                    .putHeader("Content-Range", "bytes */" + file.size())
                    .end();
            return;
        }
        response.setStatusCode(206).putHeader("Content-Range", range.get().contentRange(file.size()));
        send(request, response, file, range.get());
    }

    private static void send(HttpServerRequest request, HttpServerResponse response, MediaFile file, ByteRange part) {
        response.putHeader("Content-Type", file.contentType())
                .putHeader("Content-Length", Long.toString(part.length()));
        if (request.method().equals(HttpMethod.HEAD)) {
            response.end();
        } else {
            response.sendFile(file.path().toString(), part.first(), part.length());
        }
    }
}
