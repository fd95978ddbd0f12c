package io.reelmill.gateway.media;

import io.vertx.core.Vertx;
import io.vertx.core.http.HttpClient;
import io.vertx.core.http.HttpClientOptions;
import io.vertx.core.http.HttpClientRequest;
import io.vertx.core.http.HttpClientResponse;
import io.vertx.core.http.HttpMethod;
import io.vertx.core.http.HttpServerResponse;
import io.vertx.core.http.RequestOptions;
import java.net.URI;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import org.jboss.logging.Logger;

/**
 * Passes objects of a remote store on to clients, piece by piece as each client takes them. A store that breaks off in the middle
 * is asked for the rest; when it does not give it, the client's connection is closed, because a body that is shorter than its
 * {@code Content-Length} leaves the client waiting.
 */
final class ObjectRelay {

    private static final Logger LOG = Logger.getLogger(ObjectRelay.class);

    private static final int MAX_CONNECTIONS = 256;
    private static final int MAX_SILENCE_SECONDS = 60;
    /** Retries in a row without a byte received before the transfer is given up. */
    private static final int MAX_RETRIES_WITHOUT_PROGRESS = 2;

    private static final long PAUSE_MILLIS = 200;

    private final Vertx vertx;
    private final HttpClient http;

    ObjectRelay(Vertx vertx) {
        this.vertx = vertx;
        this.http = vertx.createHttpClient(new HttpClientOptions()
                .setMaxPoolSize(MAX_CONNECTIONS)
                .setConnectTimeout(5_000)
                .setIdleTimeoutUnit(TimeUnit.SECONDS)
                .setIdleTimeout(MAX_SILENCE_SECONDS));
    }

    void close() {
        http.close();
    }

    /**
     * Sends a part of an object. Status and headers of the response are set already.
     *
     * @param link where the store gives out the object
     * @param refused told why, when the store gives nothing at all; nothing has been sent then
     */
    void send(URI link, ByteRange part, HttpServerResponse response, Consumer<String> refused) {
        new Transfer(link, part, response, refused).begin();
    }

    /** One body on its way. All of it happens on one event loop. */
    private final class Transfer {
        private final URI link;
        private final ByteRange part;
        private final HttpServerResponse response;
        private final Consumer<String> refused;
        private int retriesWithoutProgress;

        Transfer(URI link, ByteRange part, HttpServerResponse response, Consumer<String> refused) {
            this.link = link;
            this.part = part;
            this.response = response;
            this.refused = refused;
        }

        // Handlers that another thread sets may miss the first chunks: Vert.x drops chunks that nobody handles.
        void begin() {
            vertx.getOrCreateContext().runOnContext(nothing -> request());
        }

        private void request() {
            long sent = response.bytesWritten();
            RequestOptions request = new RequestOptions()
                    .setMethod(HttpMethod.GET)
                    .setAbsoluteURI(link.toString())
                    .putHeader("Range", "bytes=" + (part.first() + sent) + "-" + part.last());
            http.request(request)
                    .compose(HttpClientRequest::send)
                    .onSuccess(origin -> {
                        if (origin.statusCode() / 100 == 2) {
                            pass(origin, sent);
                        } else {
                            origin.request().reset();
                            giveUp("status " + origin.statusCode());
                        }
                    })
                    .onFailure(this::tryAgain);
        }

        private void pass(HttpClientResponse origin, long sentBefore) {
            origin.pipe()
                    .endOnSuccess(false)
                    .endOnFailure(false)
                    .to(response)
                    .onSuccess(nothing -> end())
                    .onFailure(e -> {
                        // Stops the store when the client is gone. The pipe has reported the failure, so the reset
                        // reports nothing.
                        origin.exceptionHandler(ignored -> {}).request().reset();
                        if (response.bytesWritten() > sentBefore) {
                            retriesWithoutProgress = 0;
                        }
                        tryAgain(e);
                    });
        }

        private void end() {
            if (response.bytesWritten() == part.length()) {
                response.end();
            } else {
                giveUp("it ends too early");
            }
        }

        private void tryAgain(Throwable reason) {
            if (response.closed()) {
                return;
            }
            retriesWithoutProgress++;
            if (retriesWithoutProgress > MAX_RETRIES_WITHOUT_PROGRESS) {
                giveUp(reason.toString());
            } else {
                vertx.setTimer(PAUSE_MILLIS, timer -> request());
            }
        }

        private void giveUp(String reason) {
            if (response.bytesWritten() == 0) {
                refused.accept(reason);
            } else {
                LOG.warnf("the media store sent %d of %d bytes: %s", response.bytesWritten(), part.length(), reason);
                response.reset();
            }
        }
    }
}
