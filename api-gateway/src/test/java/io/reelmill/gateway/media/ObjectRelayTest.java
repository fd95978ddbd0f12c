package io.reelmill.gateway.media;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.vertx.core.Handler;
import io.vertx.core.Vertx;
import io.vertx.core.buffer.Buffer;
import io.vertx.core.http.HttpServer;
import io.vertx.core.http.HttpServerRequest;
import io.vertx.core.http.HttpServerResponse;
import io.vertx.ext.web.Router;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.time.Duration;
import java.util.Arrays;
import java.util.Random;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Between a store that misbehaves and a client, both real. */
class ObjectRelayTest {

    private static final byte[] OBJECT = new byte[3_000_000];
    private static final Duration PATIENCE = Duration.ofMinutes(2);

    static {
        new Random(1).nextBytes(OBJECT);
    }

    private final Vertx vertx = Vertx.vertx();
    private final AtomicInteger requests = new AtomicInteger();
    private ObjectRelay relay;

    @BeforeEach
    void open() {
        relay = new ObjectRelay(vertx);
    }

    @AfterEach
    void close() throws Exception {
        relay.close();
        vertx.close().toCompletionStage().toCompletableFuture().get();
    }

    @Test
    void shouldSendWhatIsAskedFor() throws Exception {
        URI gateway = gateway(store(this::sendAll), new ByteRange(5, 2_000_004));

        assertThat(get(gateway).body()).isEqualTo(Arrays.copyOfRange(OBJECT, 5, 2_000_005));
    }

    @Test
    void shouldAskForTheRestWhenTheStoreBreaksOff() throws Exception {
        URI gateway = gateway(store(this::breakOffAfterAMillionBytes), new ByteRange(0, OBJECT.length - 1));

        assertThat(get(gateway).body()).isEqualTo(OBJECT);
        assertThat(requests).hasValueGreaterThanOrEqualTo(3);
    }

    @Test
    void shouldCloseTheConnectionWhenTheRestDoesNotCome() throws Exception {
        URI gateway = gateway(store(this::sendOnlyTheBeginning), new ByteRange(0, OBJECT.length - 1));

        assertThatThrownBy(() -> get(gateway)).isInstanceOf(IOException.class);
        assertThat(requests).hasValue(3);
    }

    @Test
    void shouldCloseTheConnectionWhenTheStoreSendsLessThanWasAskedFor() throws Exception {
        URI gateway = gateway(store(this::sendAll), new ByteRange(0, OBJECT.length + 10));

        assertThatThrownBy(() -> get(gateway)).isInstanceOf(IOException.class);
    }

    @Test
    void shouldRefuseWhatTheStoreDoesNotHave() throws Exception {
        URI gateway = gateway(store(r -> r.response().setStatusCode(404).end()), new ByteRange(0, OBJECT.length - 1));

        HttpResponse<byte[]> answer = get(gateway);

        assertThat(answer.statusCode()).isEqualTo(503);
        assertThat(new String(answer.body())).isEqualTo("status 404");
        assertThat(requests).hasValue(1);
    }

    private void sendAll(HttpServerRequest request) {
        int first = first(request);
        int end = Math.min(last(request) + 1, OBJECT.length);
        begin(request, end - first).end(Buffer.buffer(Arrays.copyOfRange(OBJECT, first, end)));
    }

    private void breakOffAfterAMillionBytes(HttpServerRequest request) {
        int first = first(request);
        if (OBJECT.length - first <= 1_000_000) {
            sendAll(request);
        } else {
            sendThenBreakOff(request, first, first + 1_000_000);
        }
    }

    private void sendOnlyTheBeginning(HttpServerRequest request) {
        sendThenBreakOff(request, first(request), first(request) == 0 ? 1_000_000 : first(request));
    }

    private static void sendThenBreakOff(HttpServerRequest request, int first, int end) {
        begin(request, OBJECT.length - first)
                .write(Buffer.buffer(Arrays.copyOfRange(OBJECT, first, end)))
                .onComplete(written -> request.connection().close());
    }

    private static HttpServerResponse begin(HttpServerRequest request, int length) {
        return request.response().setStatusCode(206).putHeader("Content-Length", Integer.toString(length));
    }

    private static int first(HttpServerRequest request) {
        return Integer.parseInt(request.getHeader("Range").replaceAll("bytes=(\\d+)-\\d+", "$1"));
    }

    private static int last(HttpServerRequest request) {
        return Integer.parseInt(request.getHeader("Range").replaceAll("bytes=\\d+-(\\d+)", "$1"));
    }

    private URI store(Handler<HttpServerRequest> answer) throws ExecutionException, InterruptedException {
        return listen(request -> {
            requests.incrementAndGet();
            answer.handle(request);
        });
    }

    /** Begins to send on a worker thread, as the gateway does. */
    private URI gateway(URI store, ByteRange part) throws ExecutionException, InterruptedException {
        Router router = Router.router(vertx);
        router.get()
                .blockingHandler(
                        call -> {
                            HttpServerResponse response =
                                    call.response().putHeader("Content-Length", Long.toString(part.length()));
                            relay.send(store, part, response, reason -> {
                                response.headers().clear();
                                response.setStatusCode(503).end(reason);
                            });
                        },
                        false);
        return listen(router);
    }

    private URI listen(Handler<HttpServerRequest> handler) throws ExecutionException, InterruptedException {
        HttpServer server = vertx.createHttpServer()
                .requestHandler(handler)
                .listen(0, "127.0.0.1")
                .toCompletionStage()
                .toCompletableFuture()
                .get();
        return URI.create("http://127.0.0.1:" + server.actualPort() + "/object");
    }

    private static HttpResponse<byte[]> get(URI uri) throws IOException, InterruptedException {
        return HttpClient.newBuilder()
                .version(HttpClient.Version.HTTP_1_1)
                .build()
                .send(HttpRequest.newBuilder(uri).timeout(PATIENCE).build(), BodyHandlers.ofByteArray());
    }
}
