package io.reelmill.fetch;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import com.sun.net.httpserver.HttpServer;
import io.reelmill.fetch.Fetched.Failed;
import io.reelmill.fetch.Fetched.Failure;
import io.reelmill.fetch.Fetched.Refused;
import io.reelmill.fetch.Fetched.Success;
import io.reelmill.fetch.UrlDecision.Reason;
import java.io.IOException;
import java.io.OutputStream;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Timeout(180)
class AsyncPostTest {

    private static final Map<String, String> HEADERS = Map.of("Content-Type", "application/json", "webhook-id", "7");

    private final AsyncPost post = new AsyncPost(new UrlPolicy(AddressPolicy.of(true)), 2048);
    private HttpServer server;

    @BeforeEach
    void serve() throws IOException {
        server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
        server.createContext("/echo", exchange -> {
            try (exchange) {
                String text = exchange.getRequestMethod() + " "
                        + exchange.getRequestHeaders().getFirst("webhook-id") + " "
                        + exchange.getRequestHeaders().getFirst("Content-Type") + " "
                        + new String(exchange.getRequestBody().readAllBytes(), UTF_8);
                exchange.getResponseHeaders().set("Retry-After", "9");
                exchange.sendResponseHeaders(503, text.length());
                exchange.getResponseBody().write(text.getBytes(UTF_8));
            }
        });
        server.createContext("/long", exchange -> {
            try (exchange;
                    OutputStream out = exchange.getResponseBody()) {
                exchange.sendResponseHeaders(200, 0);
                for (int i = 0; i < 10_000; i++) {
                    out.write(new byte[1000]);
                }
            }
        });
        server.createContext("/moved", exchange -> {
            try (exchange) {
                exchange.getResponseHeaders().set("Location", "/echo");
                exchange.sendResponseHeaders(307, -1);
            }
        });
        server.start();
    }

    @AfterEach
    void close() {
        post.close();
        server.stop(0);
    }

    @Test
    void shouldSendHeadersAndBodyAndReadTheResponse() {
        Success answer = (Success) send("http://127.0.0.1:" + port() + "/echo");

        assertThat(answer.status()).isEqualTo(503);
        assertThat(answer.header("retry-after")).contains("9");
        assertThat(new String(answer.body(), UTF_8)).isEqualTo("POST 7 application/json {}");
        assertThat(((Success) send("http://localhost:" + port() + "/echo")).status())
                .isEqualTo(503);
    }

    @Test
    void shouldKeepTheBeginningOfALongResponse() {
        Success answer = (Success) send("http://127.0.0.1:" + port() + "/long");

        assertThat(answer.isOk()).isTrue();
        assertThat(answer.body()).hasSize(4096);
    }

    @Test
    void shouldNotFollowARedirect() {
        assertThat(((Success) send("http://127.0.0.1:" + port() + "/moved")).status())
                .isEqualTo(307);
    }

    @Test
    void shouldRefuseAnAddressThatIsNotPublic() {
        NameResolver names = host -> List.of(InetAddress.getByName("10.0.0.7"));
        try (AsyncPost guarded = new AsyncPost(new UrlPolicy(AddressPolicy.publicOnly(), names), 8)) {
            for (String url : List.of("http://127.0.0.1:" + port() + "/echo", "https://rebinding.example/hook")) {
                Fetched fetched = guarded.post(url, HEADERS, new byte[2], limits(Duration.ofSeconds(5)))
                        .join();
                assertThat(fetched).isInstanceOf(Refused.class);
                assertThat(((Refused) fetched).reason()).isEqualTo(Reason.BLOCKED);
            }
        }
    }

    @Test
    void shouldTellAPortWhereNobodyListens() {
        int port = port();
        server.stop(0);

        assertThat(((Failed) send("http://127.0.0.1:" + port + "/echo")).failure())
                .isEqualTo(Failure.CONNECTION);
    }

    /** The slow ones accept a connection and say nothing; they are let go by closing the client. */
    @Test
    void shouldAnswerAFastOneWhileAThousandAreSlow() throws Exception {
        try (ServerSocket silent = new ServerSocket(0, 2000, InetAddress.getLoopbackAddress())) {
            List<CompletableFuture<Fetched>> slow = new ArrayList<>();
            for (int i = 0; i < 1000; i++) {
                slow.add(post.post(
                        "http://127.0.0.1:" + silent.getLocalPort() + "/" + i,
                        HEADERS,
                        new byte[2],
                        limits(Duration.ofMinutes(5))));
            }

            Fetched fast = send("http://127.0.0.1:" + port() + "/echo");

            assertThat(fast).isInstanceOf(Success.class);
            assertThat(slow).noneMatch(CompletableFuture::isDone);
        }
    }

    /**
     * It has fewer connections than the server's queue of those not yet accepted has room for (50): the system drops what comes
     * beyond, and a busy machine tells of it only after a minute.
     */
    @Test
    void shouldBeginEveryCallThatManyThreadsMakeAtOnce() throws Exception {
        ExecutorService callers = Executors.newFixedThreadPool(16);
        try (AsyncPost bounded = new AsyncPost(new UrlPolicy(AddressPolicy.of(true)), 32)) {
            List<CompletableFuture<Fetched>> calls = Collections.synchronizedList(new ArrayList<>());
            for (int i = 0; i < 2_000; i++) {
                callers.execute(() -> calls.add(bounded.post(
                        "http://127.0.0.1:" + port() + "/echo", HEADERS, new byte[2], limits(Duration.ofMinutes(2)))));
            }
            callers.shutdown();
            assertThat(callers.awaitTermination(60, TimeUnit.SECONDS)).isTrue();

            assertThat(calls).hasSize(2_000);
            for (CompletableFuture<Fetched> call : calls) {
                assertThat(call.get(2, TimeUnit.MINUTES)).isInstanceOf(Success.class);
            }
        } finally {
            callers.shutdownNow();
        }
    }

    @Test
    void shouldEndACallThatComesAfterTheClientWasClosed() throws Exception {
        String url = "http://127.0.0.1:" + port() + "/echo";
        send(url);
        post.close();

        Fetched late = post.post(url, HEADERS, new byte[2], limits(Duration.ofSeconds(1)))
                .get(60, TimeUnit.SECONDS);

        assertThat(late).isInstanceOf(Failed.class);
    }

    @Test
    void shouldEndAtTheTimeLimit() throws Exception {
        try (ServerSocket silent = new ServerSocket(0, 50, InetAddress.getLoopbackAddress())) {
            Fetched fetched = post.post(
                            "http://127.0.0.1:" + silent.getLocalPort() + "/",
                            HEADERS,
                            new byte[2],
                            limits(Duration.ofMillis(50)))
                    .get(60, TimeUnit.SECONDS);

            assertThat(((Failed) fetched).failure()).isEqualTo(Failure.TIMEOUT);
        }
    }

    /** Each host has a server of its own, which holds its calls until all are let go. */
    @Test
    void shouldHaveNoMoreConnectionsInAllThanAllowed() throws Exception {
        int max = 4;
        AtomicInteger calls = new AtomicInteger();
        AtomicInteger mostCalls = new AtomicInteger();
        CountDownLatch release = new CountDownLatch(1);
        ExecutorService threads = Executors.newCachedThreadPool();
        List<HttpServer> hosts = new ArrayList<>();
        try (AsyncPost bounded = new AsyncPost(new UrlPolicy(AddressPolicy.of(true)), max)) {
            for (int i = 0; i < 3; i++) {
                hosts.add(holding(threads, calls, mostCalls, release));
            }
            List<CompletableFuture<Fetched>> sent = new ArrayList<>();
            for (int i = 0; i < 30; i++) {
                String url = "http://127.0.0.1:" + hosts.get(i % 3).getAddress().getPort() + "/";
                sent.add(bounded.post(url, HEADERS, new byte[2], limits(Duration.ofMinutes(2))));
            }
            await().atMost(Duration.ofSeconds(60)).until(() -> calls.get() == max);
            assertThat(bounded.waiting()).isEqualTo(30 - max);

            release.countDown();

            assertThat(sent).allSatisfy(call -> assertThat(((Success) call.get(2, TimeUnit.MINUTES)).status())
                    .isEqualTo(204));
            assertThat(mostCalls).hasValue(max);
            assertThat(bounded.waiting()).isZero();
        } finally {
            release.countDown();
            hosts.forEach(host -> host.stop(0));
            threads.shutdownNow();
        }
    }

    @Test
    void shouldTellThatItIsBusyWhenNoConnectionBecomesFreeInTime() throws Exception {
        try (ServerSocket silent = new ServerSocket(0, 50, InetAddress.getLoopbackAddress());
                AsyncPost bounded = new AsyncPost(new UrlPolicy(AddressPolicy.of(true)), 1)) {
            String url = "http://127.0.0.1:" + silent.getLocalPort() + "/";
            CompletableFuture<Fetched> slow = bounded.post(url, HEADERS, new byte[2], limits(Duration.ofMinutes(5)));

            Fetched waiting = bounded.post(
                            "http://127.0.0.1:" + port() + "/echo", HEADERS, new byte[2], limits(Duration.ofMillis(50)))
                    .get(60, TimeUnit.SECONDS);

            assertThat(((Failed) waiting).failure()).isEqualTo(Failure.BUSY);
            assertThat(slow).isNotDone();
        }
    }

    private static HttpServer holding(
            ExecutorService threads, AtomicInteger calls, AtomicInteger mostCalls, CountDownLatch release)
            throws IOException {
        HttpServer host = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
        host.setExecutor(threads);
        host.createContext("/", exchange -> {
            mostCalls.accumulateAndGet(calls.incrementAndGet(), Math::max);
            try (exchange) {
                release.await();
                calls.decrementAndGet(); // before the client knows the answer and begins another call
                exchange.sendResponseHeaders(204, -1);
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            }
        });
        host.start();
        return host;
    }

    private Fetched send(String url) {
        return post.post(url, HEADERS, "{}".getBytes(UTF_8), limits(Duration.ofSeconds(60)))
                .join();
    }

    private int port() {
        return server.getAddress().getPort();
    }

    private static Limits limits(Duration total) {
        return Limits.webhook(total);
    }
}
