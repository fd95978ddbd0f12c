package io.reelmill.gateway.media;

import io.reelmill.gateway.error.ApiException;
import io.reelmill.gateway.error.ErrorAnswers;
import io.reelmill.media.service.MediaSettings;
import io.vertx.core.Vertx;
import io.vertx.core.http.HttpServerResponse;
import io.vertx.ext.web.RoutingContext;
import jakarta.annotation.PreDestroy;
import jakarta.inject.Singleton;
import java.net.URI;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Optional;
import org.jboss.logging.Logger;

/**
 * Sends what stored files hold, without a thread that waits: files of this machine by the kernel, objects of a remote store
 * piece by piece as the client takes them, or by sending the client there.
 */
@Singleton
class MediaBodies {

    private static final Logger LOG = Logger.getLogger(MediaBodies.class);

    /** A download may take longer: the link has to be good only when it begins. */
    private static final Duration LINK_VALIDITY = Duration.ofHours(1);

    private final ObjectRelay relay;
    private final boolean redirect;
    private final ErrorAnswers errors;

    MediaBodies(Vertx vertx, MediaSettings settings, ErrorAnswers errors) {
        this.relay = new ObjectRelay(vertx);
        this.redirect = settings.s3().redirect();
        this.errors = errors;
    }

    @PreDestroy
    void close() {
        relay.close();
    }

    static ApiException storeIsAway() {
        return ApiException.unavailable("the media store cannot be reached at the moment; try again");
    }

    /** Status and headers of the response are set already, but for what a redirection changes. */
    void send(RoutingContext call, MediaFile file, ByteRange part) {
        Optional<Path> local = file.stored().localFile();
        if (part.length() == 0) {
            call.response().end();
        } else if (local.isPresent()) {
            call.response()
                    .sendFile(local.get().toString(), part.first(), part.length())
                    .onFailure(failure -> breakOff(call, failure));
        } else if (redirect) {
            redirect(call.response(), link(file));
        } else {
            relay.send(link(file), part, call.response(), reason -> refuse(call, reason));
        }
    }

    private static URI link(MediaFile file) {
        return file.stored()
                .link(LINK_VALIDITY)
                .orElseThrow(() -> new IllegalStateException("a file that is not here has a link"));
    }

    private static void redirect(HttpServerResponse response, URI link) {
        response.headers().remove("Content-Range").remove("Content-Length").remove("Content-Type");
        response.setStatusCode(307)
                .putHeader("Location", link.toString())
                .putHeader(
                        "Cache-Control",
                        "private, max-age=" + LINK_VALIDITY.dividedBy(2).toSeconds())
                .end();
    }

    /** The file was deleted since it was found, or the client has gone: nobody waits for bytes that do not come. */
    private void breakOff(RoutingContext call, Throwable failure) {
        if (call.response().headWritten()) {
            call.request().connection().close();
        } else {
            refuse(call, String.valueOf(failure.getMessage()));
        }
    }

    private void refuse(RoutingContext call, String reason) {
        LOG.warnf("the media store does not send a file: %s", reason);
        HttpServerResponse response = call.response();
        response.headers().clear();
        errors.answer(call, storeIsAway());
    }
}
