package io.reelmill.gateway.media;

import io.reelmill.gateway.error.ApiException;
import io.reelmill.gateway.error.ErrorAnswers;
import io.reelmill.media.service.MediaSettings;
import io.vertx.core.Vertx;
import io.vertx.core.http.HttpClient;
import io.vertx.core.http.HttpClientOptions;
import io.vertx.core.http.HttpClientRequest;
import io.vertx.core.http.HttpClientResponse;
import io.vertx.core.http.HttpMethod;
import io.vertx.core.http.HttpServerResponse;
import io.vertx.core.http.RequestOptions;
import io.vertx.ext.web.RoutingContext;
import jakarta.annotation.PreDestroy;
import jakarta.inject.Singleton;
import java.net.URI;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
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

    private static final int MAX_CONNECTIONS = 256;
    private static final int SILENCE_SECONDS = 60;

    private final HttpClient http;
    private final boolean redirect;
    private final ErrorAnswers errors;

    MediaBodies(Vertx vertx, MediaSettings settings, ErrorAnswers errors) {
        this.http = vertx.createHttpClient(new HttpClientOptions()
                .setMaxPoolSize(MAX_CONNECTIONS)
                .setConnectTimeout(5_000)
                .setIdleTimeoutUnit(TimeUnit.SECONDS)
                .setIdleTimeout(SILENCE_SECONDS));
        this.redirect = settings.s3().redirect();
        this.errors = errors;
    }

    @PreDestroy
    void close() {
        http.close();
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
            call.response().sendFile(local.get().toString(), part.first(), part.length());
        } else if (redirect) {
            redirect(call.response(), link(file));
        } else {
            pipe(call, link(file), part);
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

    private void pipe(RoutingContext call, URI link, ByteRange part) {
        RequestOptions request = new RequestOptions()
                .setMethod(HttpMethod.GET)
                .setAbsoluteURI(link.toString())
                .putHeader("Range", "bytes=" + part.first() + "-" + part.last());
        http.request(request)
                .compose(HttpClientRequest::send)
                .onFailure(e -> refuse(call, e.toString()))
                .onSuccess(origin -> {
                    if (origin.statusCode() / 100 == 2) {
                        pipe(call, origin);
                    } else {
                        origin.request().reset();
                        refuse(call, "status " + origin.statusCode());
                    }
                });
    }

    /** When one side goes away in the middle, the other is cut: a body that is too short must not look whole. */
    private static void pipe(RoutingContext call, HttpClientResponse origin) {
        origin.pipeTo(call.response()).onFailure(e -> {
            origin.request().reset();
            call.response().reset();
        });
    }

    private void refuse(RoutingContext call, String reason) {
        LOG.warnf("the media store does not send a file: %s", reason);
        HttpServerResponse response = call.response();
        response.headers().clear();
        errors.answer(call, storeIsAway());
    }
}
