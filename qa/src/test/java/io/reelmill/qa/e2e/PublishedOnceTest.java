package io.reelmill.qa.e2e;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.time.Duration;
import java.util.Arrays;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/** The publishing-service is killed after YouTube has the whole video and before it could say so. */
class PublishedOnceTest {

    @RegisterExtension
    static final RunningSuite REELMILL = new RunningSuite();

    private final byte[] video = Arrays.copyOf("\0\0\0\u0020ftypisom".getBytes(StandardCharsets.ISO_8859_1), 3_000_000);
    private final AtomicInteger posts = new AtomicInteger();
    private final AtomicLong received = new AtomicLong();
    private final CountDownLatch whole = new CountDownLatch(1);
    private final CountDownLatch killed = new CountDownLatch(1);
    private HttpServer server;
    private String url;

    @BeforeEach
    void serve() throws IOException {
        server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
        server.setExecutor(Executors.newCachedThreadPool());
        url = "http://127.0.0.1:" + server.getAddress().getPort();
        server.createContext("/film.mp4", this::film);
        server.createContext("/upload/youtube/v3/videos", this::begin);
        server.createContext("/session", this::take);
        server.start();
        Files.writeString(REELMILL.providers(), """
                reelmill:
                  platforms: { youtube-url: "%s" }
                  publication: { lease: 5s }
                """.formatted(url));
        restart();
    }

    @AfterEach
    void close() throws IOException {
        killed.countDown();
        server.stop(0);
        Files.writeString(REELMILL.providers(), "");
        restart();
    }

    @Test
    void shouldPublishOnceWhenTheServiceIsKilledDuringTheUpload() throws Exception {
        String channel = REELMILL.client()
                .body("{\"name\":\"Published once\"}")
                .post("/channels")
                .then()
                .statusCode(200)
                .extract()
                .path("id");
        REELMILL.client()
                .body("{\"platform\":\"youtube\",\"externalId\":\"UC1\",\"username\":\"anna\",\"accessToken\":\"t\"}")
                .post("/channels/" + channel + "/accounts")
                .then()
                .statusCode(200);
        CompletableFuture<Void> order = CompletableFuture.runAsync(() -> REELMILL.client()
                .body("{\"videoUrl\":\"" + url + "/film.mp4\",\"channelId\":\"" + channel + "\"}")
                .post("/publish-now"));
        whole.await();

        REELMILL.suite().kill("publishing-service");
        killed.countDown();
        order.exceptionally(failure -> null).join();
        REELMILL.suite().start("publishing-service");

        await().atMost(Duration.ofMinutes(3))
                .pollInterval(Duration.ofSeconds(1))
                .until(() -> "published".equals(state()));
        assertThat(posts).hasValue(1);
    }

    private static String state() {
        return REELMILL.client().get("/queue?limit=1").jsonPath().getString("entries[0].status");
    }

    private static void restart() {
        REELMILL.suite().kill("publishing-service");
        REELMILL.suite().start("publishing-service");
    }

    private void film(HttpExchange exchange) throws IOException {
        try (exchange) {
            exchange.getResponseHeaders().set("Content-Type", "video/mp4");
            boolean head = exchange.getRequestMethod().equals("HEAD");
            exchange.sendResponseHeaders(200, head ? -1 : video.length);
            if (!head) {
                exchange.getResponseBody().write(video);
            }
        }
    }

    private void begin(HttpExchange exchange) throws IOException {
        try (exchange) {
            exchange.getRequestBody().readAllBytes();
            exchange.getResponseHeaders().set("Location", url + "/session");
            exchange.sendResponseHeaders(200, -1);
        }
    }

    /** The first time the last byte comes, the caller is dead before it is answered. */
    private void take(HttpExchange exchange) throws IOException {
        try (exchange) {
            long now = received.addAndGet(exchange.getRequestBody().readAllBytes().length);
            if (now >= video.length && posts.compareAndSet(0, 1)) {
                whole.countDown();
                killed.await();
                return;
            }
            if (now > video.length) {
                posts.incrementAndGet(); // bytes of a second upload
            }
            byte[] answer = "{\"id\":\"v1\"}".getBytes(StandardCharsets.UTF_8);
            exchange.getResponseHeaders().set("Content-Type", "application/json");
            exchange.sendResponseHeaders(200, answer.length);
            exchange.getResponseBody().write(answer);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
