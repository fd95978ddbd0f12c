package io.reelmill.fetch;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import io.reelmill.fetch.Fetched.Failed;
import io.reelmill.fetch.Fetched.Failure;
import io.reelmill.fetch.Fetched.Success;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.SequenceInputStream;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Map;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.zip.GZIPOutputStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

@Timeout(20)
class SafeFetchTest {

    private static final Limits SMALL = new Limits(1000, Duration.ofSeconds(10), 3, false);
    private static final Limits CUT = new Limits(1000, Duration.ofSeconds(10), 3, true);
    private static final Limits BRIEF = new Limits(1000, Duration.ofMillis(400), 3, false);

    private final ExecutorService threads = Executors.newCachedThreadPool();
    private final CountDownLatch end = new CountDownLatch(1);
    private HttpServer server;
    private SafeFetch client;

    @TempDir
    private Path folder;

    @BeforeEach
    void start() throws IOException {
        server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
        server.setExecutor(threads);
        server.start();
        client = new FakeInternet(server.getAddress())
                .name("example.com", FakeInternet.PUBLIC)
                .client();
    }

    @AfterEach
    void stop() {
        end.countDown();
        client.close();
        server.stop(0);
        threads.shutdownNow();
    }

    @Test
    void shouldHandTheAnswerOnWhateverItsStatus() {
        serve("/", e -> answer(e, 404, "no such page".getBytes(UTF_8)));

        assertThat(client.get("http://example.com/x", SMALL)).isInstanceOfSatisfying(Success.class, s -> {
            assertThat(s.status()).isEqualTo(404);
            assertThat(s.body()).asString(UTF_8).isEqualTo("no such page");
            assertThat(s.header("content-length")).contains("12");
        });
    }

    @Test
    void shouldAskForThePathAsItWasWritten() {
        serve("/", e -> answer(e, 200, e.getRequestURI().toString().getBytes(UTF_8)));

        for (String path : new String[] {"/a%2Fb?c=%20d", "//a//b", "/?q=1", "/a;b=c,d"}) {
            assertThat(client.get("http://example.com" + path, SMALL))
                    .isInstanceOfSatisfying(
                            Success.class,
                            s -> assertThat(s.body()).asString(UTF_8).isEqualTo(path));
        }
    }

    @Test
    void shouldFollowThreeRedirectsAndNoFourth() {
        serve("/", e -> {
            int n = Integer.parseInt(e.getRequestURI().getPath().substring(1));
            if (n == 0) {
                answer(e, 200, "there".getBytes(UTF_8));
            } else {
                e.getResponseHeaders().set("Location", Integer.toString(n - 1));
                answer(e, 302, new byte[100_000]);
            }
        });

        assertThat(client.get("http://example.com/3", SMALL))
                .isInstanceOfSatisfying(
                        Success.class, s -> assertThat(s.url()).isEqualTo(URI.create("http://example.com/0")));
        assertThat(failure(client.get("http://example.com/4", SMALL))).isEqualTo(Failure.TOO_MANY_REDIRECTS);
    }

    @Test
    void shouldSendABodyWhileItIsBeingRead() throws Exception {
        int first = 4 << 20;
        var arrived = new CountDownLatch(1);
        serve("/", e -> {
            e.getRequestBody().readNBytes(first / 2); // the end of it may wait in a buffer
            arrived.countDown();
            answer(
                    e,
                    201,
                    Integer.toString(e.getRequestBody().readAllBytes().length).getBytes(UTF_8));
        });
        // The rest is there only once the server has read the beginning: nothing waits for the whole of it.
        RequestBody body = RequestBody.of(
                first + 3L,
                () -> new SequenceInputStream(
                        new ByteArrayInputStream(new byte[first]), new ByteArrayInputStream(new byte[3]) {
                            @Override
                            public synchronized int read(byte[] bytes, int offset, int length) {
                                try {
                                    arrived.await();
                                } catch (InterruptedException e) {
                                    Thread.currentThread().interrupt();
                                }
                                return super.read(bytes, offset, length);
                            }
                        }));

        assertThat(client.send("PUT", "http://example.com/", Map.of(), body, SMALL))
                .isInstanceOfSatisfying(Success.class, s -> {
                    assertThat(s.status()).isEqualTo(201);
                    assertThat(s.body()).asString(UTF_8).isEqualTo(Integer.toString(first / 2 + 3));
                });
    }

    @Test
    void shouldSendAFileFromItsPlace() throws IOException {
        serve("/", e -> answer(e, 200, e.getRequestBody().readAllBytes()));
        Path file = Files.writeString(folder.resolve("f"), "from a file");

        assertThat(client.send("PUT", "http://example.com/", Map.of(), RequestBody.of(file), SMALL))
                .isInstanceOfSatisfying(
                        Success.class, s -> assertThat(s.body()).asString(UTF_8).isEqualTo("from a file"));
    }

    @Test
    void shouldPostOnceAndTakeARedirectAsTheAnswer() {
        var bodies = new java.util.concurrent.CopyOnWriteArrayList<String>();
        serve("/", e -> {
            bodies.add(new String(e.getRequestBody().readAllBytes(), UTF_8)
                    + e.getRequestHeaders().getFirst("X-Mark")
                    + e.getRequestHeaders().getFirst("User-Agent").startsWith("Reelmill/")
                    + e.getRequestHeaders().containsKey("Cookie"));
            e.getResponseHeaders().set("Location", "/elsewhere");
            e.getResponseHeaders().set("Set-Cookie", "a=b");
            answer(e, 307, new byte[0]);
        });

        for (int i = 0; i < 2; i++) {
            assertThat(client.post("http://example.com/", Map.of("X-Mark", "7"), "hi".getBytes(UTF_8), SMALL))
                    .isInstanceOfSatisfying(
                            Success.class, s -> assertThat(s.status()).isEqualTo(307));
        }
        assertThat(bodies).containsExactly("hi7truefalse", "hi7truefalse");
    }

    @Test
    void shouldEndABodyThatComesDropByDrop() {
        serve("/", e -> {
            e.sendResponseHeaders(200, 0);
            drip(e.getResponseBody());
        });

        assertThat(failure(client.get("http://example.com/", BRIEF))).isEqualTo(Failure.TIMEOUT);
        assertThat(client.get("http://example.com/", new Limits(1000, BRIEF.total(), 0, true)))
                .as("where cutting is allowed the answer stands")
                .isInstanceOfSatisfying(
                        Success.class, s -> assertThat(s.status()).isEqualTo(200));
    }

    @Test
    void shouldEndHeadersAndHandshakesThatComeDropByDrop() throws IOException {
        try (var raw = new java.net.ServerSocket(0, 10, InetAddress.getLoopbackAddress())) {
            threads.execute(() -> {
                while (!raw.isClosed()) {
                    try {
                        var socket = raw.accept();
                        threads.execute(() -> dripQuietly(socket));
                    } catch (IOException e) {
                        return; // the test is over
                    }
                }
            });
            try (var slow = new FakeInternet((InetSocketAddress) raw.getLocalSocketAddress())
                    .name("example.com", FakeInternet.PUBLIC)
                    .client()) {
                assertThat(failure(slow.get("http://example.com/", BRIEF))).isEqualTo(Failure.TIMEOUT);
                assertThat(failure(slow.get("https://example.com/", BRIEF))).isIn(Failure.TIMEOUT, Failure.TLS);
            }
        }
    }

    @Test
    void shouldStopAtTheCapOfABody() {
        serve("/told", e -> answer(e, 200, new byte[1001]));
        serve("/untold", e -> {
            e.sendResponseHeaders(200, 0);
            endless(e.getResponseBody());
        });
        serve("/full", e -> answer(e, 200, new byte[1000]));

        assertThat(failure(client.get("http://example.com/told", SMALL))).isEqualTo(Failure.TOO_LARGE);
        assertThat(failure(client.get("http://example.com/untold", SMALL))).isEqualTo(Failure.TOO_LARGE);
        assertThat(size(client.get("http://example.com/untold", CUT))).isEqualTo(1000);
        assertThat(size(client.get("http://example.com/told", CUT))).isEqualTo(1000);
        assertThat(size(client.get("http://example.com/full", SMALL))).isEqualTo(1000);
    }

    @Test
    void shouldStopAtTheCapOfADecompressedBody() throws IOException {
        byte[] bomb = gzip(new byte[10 << 20]);
        byte[] text = gzip("plain".getBytes(UTF_8));
        serve("/bomb", e -> coded(e, "gzip", bomb));
        serve("/text", e -> coded(e, "gzip", text));
        serve("/odd", e -> coded(e, "br", text));

        var limits = new Limits(100_000, Duration.ofSeconds(10), 0, false);
        assertThat(bomb.length).isLessThan(100_000);
        assertThat(failure(client.get("http://example.com/bomb", limits))).isEqualTo(Failure.TOO_LARGE);
        assertThat(client.get("http://example.com/text", limits))
                .isInstanceOfSatisfying(
                        Success.class, s -> assertThat(s.body()).asString(UTF_8).isEqualTo("plain"));
        assertThat(failure(client.get("http://example.com/odd", limits))).isEqualTo(Failure.UNREADABLE);
    }

    @Test
    void shouldStopAtTheCapOfHeaders() {
        serve("/", e -> {
            e.getResponseHeaders().set("X-Long", "x".repeat(100_000));
            answer(e, 200, new byte[0]);
        });

        assertThat(failure(client.get("http://example.com/", SMALL))).isEqualTo(Failure.TOO_LARGE);
    }

    @Test
    void shouldLeaveAFileOnlyOfAWholeAnswer() {
        serve("/good", e -> answer(e, 200, "abc".getBytes(UTF_8)));
        serve("/large", e -> answer(e, 200, new byte[2000]));
        serve("/gone", e -> answer(e, 410, "gone".getBytes(UTF_8)));

        Path good = folder.resolve("good");
        assertThat(size(client.download("http://example.com/good", good, SMALL)))
                .isEqualTo(3);
        assertThat(good).hasContent("abc");
        for (String path : new String[] {"large", "gone"}) {
            client.download("http://example.com/" + path, folder.resolve(path), SMALL);
            assertThat(Files.exists(folder.resolve(path))).as(path).isFalse();
        }
    }

    @Test
    void shouldAskForOneByteWhereHeadIsRefused() {
        serve("/", e -> {
            boolean head = e.getRequestMethod().equals("HEAD");
            e.getResponseHeaders()
                    .set("X-Range", String.valueOf(e.getRequestHeaders().getFirst("Range")));
            e.sendResponseHeaders(head ? 405 : 206, -1);
            e.close();
        });

        assertThat(client.probe("http://example.com/", Limits.probe())).isInstanceOfSatisfying(Success.class, s -> {
            assertThat(s.status()).isEqualTo(206);
            assertThat(s.header("x-range")).contains("bytes=0-0");
        });
    }

    @Test
    void shouldTellAMissingNameFromAMissingServer() {
        int port = server.getAddress().getPort();
        server.stop(0);

        assertThat(failure(client.get("http://nowhere.example.com/", SMALL))).isEqualTo(Failure.UNRESOLVED);
        assertThat(failure(client.get("http://example.com:" + port + "/", SMALL)))
                .isEqualTo(Failure.CONNECTION);
    }

    private static Failure failure(Fetched fetched) {
        assertThat(fetched).isInstanceOf(Failed.class);
        return ((Failed) fetched).failure();
    }

    private static long size(Fetched fetched) {
        assertThat(fetched).isInstanceOf(Success.class);
        return ((Success) fetched).size();
    }

    @Test
    void shouldReadAPartOfAFileAndNoMoreOfAServerThatKnowsNoParts() {
        byte[] file = "0123456789".repeat(1000).getBytes(UTF_8);
        serve("/ranges", e -> {
            e.getResponseHeaders()
                    .set("X-Asked", String.join(" ", e.getRequestHeaders().get("Range")));
            answer(e, 206, java.util.Arrays.copyOfRange(file, 25, 32));
        });
        serve("/whole", e -> answer(e, 200, file));

        assertThat(client.part("http://example.com/ranges", 25, 7, SMALL)).isInstanceOfSatisfying(Success.class, s -> {
            assertThat(s.status()).isEqualTo(206);
            assertThat(s.header("x-asked")).contains("bytes=25-31");
            assertThat(s.body()).asString(UTF_8).isEqualTo("5678901");
        });
        assertThat(client.part("http://example.com/whole", 25, 7, SMALL)).isInstanceOfSatisfying(Success.class, s -> {
            assertThat(s.status()).isEqualTo(200);
            assertThat(s.body()).asString(UTF_8).isEqualTo("0123456");
        });
    }

    private void serve(String path, com.sun.net.httpserver.HttpHandler handler) {
        server.createContext(path, handler);
    }

    private static void answer(HttpExchange exchange, int status, byte[] body) throws IOException {
        try (exchange) {
            exchange.sendResponseHeaders(status, body.length == 0 ? -1 : body.length);
            exchange.getResponseBody().write(body);
        }
    }

    private static void coded(HttpExchange exchange, String coding, byte[] body) throws IOException {
        exchange.getResponseHeaders().set("Content-Encoding", coding);
        answer(exchange, 200, body);
    }

    private static byte[] gzip(byte[] bytes) throws IOException {
        var out = new ByteArrayOutputStream();
        try (var gzip = new GZIPOutputStream(out)) {
            gzip.write(bytes);
        }
        return out.toByteArray();
    }

    private static void endless(OutputStream out) throws IOException {
        while (true) {
            out.write(new byte[4096]); // until the client hangs up
        }
    }

    private void dripQuietly(java.net.Socket socket) {
        try (socket) {
            drip(socket.getOutputStream());
        } catch (IOException e) {
            // the client hung up, as it should
        }
    }

    private void drip(OutputStream out) throws IOException {
        try {
            while (!end.await(30, TimeUnit.MILLISECONDS)) {
                out.write('x');
                out.flush();
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
