package io.reelmill.gateway.media;

import io.reelmill.gateway.error.ApiException;
import io.reelmill.gateway.error.ErrorAnswers;
import io.reelmill.gateway.error.HttpErrors;
import io.reelmill.media.MediaStore;
import io.reelmill.media.PreviewFiles;
import io.reelmill.media.SignedLinks;
import io.reelmill.media.StoredMedia;
import io.reelmill.projects.Expiries;
import io.reelmill.projects.ProjectStore;
import io.vertx.core.buffer.Buffer;
import io.vertx.core.http.HttpMethod;
import io.vertx.core.http.HttpServerRequest;
import io.vertx.core.http.HttpServerResponse;
import io.vertx.ext.web.Router;
import io.vertx.ext.web.RoutingContext;
import jakarta.enterprise.event.Observes;
import jakarta.inject.Singleton;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import org.jboss.logging.Logger;

/** Serves finished files to whoever has a link: whole, in part, or not again when they are known already. */
@Singleton
class MediaRoute {

    private static final Logger LOG = Logger.getLogger(MediaRoute.class);

    private final SignedLinks links;
    private final MediaStore store;
    private final MediaBodies bodies;
    private final ErrorAnswers errors;
    private final Expiries expiries;

    MediaRoute(SignedLinks links, MediaStore store, MediaBodies bodies, ErrorAnswers errors, ProjectStore projects) {
        this.links = links;
        this.store = store;
        this.bodies = bodies;
        this.errors = errors;
        this.expiries = projects.expiries();
    }

    // A worker looks the file up, which may wait for a disk or a network; sending it holds no thread.
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
            Optional<PreviewFiles> preview = PreviewFiles.ofPlaylist(key.get());
            if (preview.isPresent()) {
                sendPlaylist(call, preview.get());
                return;
            }
            Optional<StoredMedia> file = store.find(key.get());
            if (file.isEmpty()) {
                refuse(call, key.get());
                return;
            }
            send(call, MediaFile.of(key.get(), file.get()));
        } catch (IOException e) {
            LOG.warnf(e, "the media store does not answer key=%s", key.get());
            errors.answer(call, MediaBodies.storeIsAway());
        }
    }

    private void refuse(RoutingContext call, String key) {
        if (expiries.contain(key)) {
            errors.answer(call, ApiException.of(410, "expired", "this film has expired and was deleted"));
            return;
        }
        errors.answer(call, ApiException.of(404, "not_found", "this file is no longer there"));
    }

    /** A playlist is read again every few seconds until it has ended. */
    private void sendPlaylist(RoutingContext call, PreviewFiles preview) throws IOException {
        Optional<String> text = PreviewPlaylist.of(preview, store.under(preview.folder()), links::link);
        if (text.isEmpty()) {
            refuse(call, preview.playlist());
            return;
        }
        Buffer body = Buffer.buffer(text.get().getBytes(StandardCharsets.UTF_8));
        call.response()
                .putHeader("Content-Type", PreviewPlaylist.CONTENT_TYPE)
                .putHeader("Content-Length", Integer.toString(body.length()))
                .putHeader("Cache-Control", "no-store")
                .putHeader("X-Content-Type-Options", "nosniff");
        if (call.request().method().equals(HttpMethod.HEAD)) {
            call.response().end();
        } else {
            call.response().end(body);
        }
    }

    private void send(RoutingContext call, MediaFile file) {
        HttpServerRequest request = call.request();
        HttpServerResponse response = call.response();
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
            sendPart(call, file);
        } else {
            send(call, file, new ByteRange(0, file.size() - 1));
        }
    }

    private void sendPart(RoutingContext call, MediaFile file) {
        Optional<ByteRange> range = ByteRange.of(call.request().getHeader("Range"), file.size());
        if (range.isEmpty()) {
            call.response()
                    .setStatusCode(416)
                    .putHeader("Content-Range", "bytes */" + file.size())
                    .end();
            return;
        }
        call.response()
                .setStatusCode(206)
                .putHeader("Content-Range", range.get().contentRange(file.size()));
        send(call, file, range.get());
    }

    private void send(RoutingContext call, MediaFile file, ByteRange part) {
        call.response()
                .putHeader("Content-Type", file.contentType())
                .putHeader("Content-Length", Long.toString(part.length()));
        if (call.request().method().equals(HttpMethod.HEAD)) {
            call.response().end();
        } else {
            bodies.send(call, file, part);
        }
    }
}
