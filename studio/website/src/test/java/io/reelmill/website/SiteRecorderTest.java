package io.reelmill.website;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import com.sun.net.httpserver.HttpServer;
import io.reelmill.compositor.footage.FootageReader;
import io.reelmill.compositor.still.Pixels;
import io.reelmill.fetch.AddressPolicy;
import io.reelmill.fetch.UrlPolicy;
import io.reelmill.isolation.Sandbox;
import io.reelmill.isolation.SandboxMode;
import io.reelmill.programs.OptionalPrograms;
import io.reelmill.programs.testkit.RequiresProgram;
import io.reelmill.providers.ProviderException;
import io.reelmill.website.SiteRecorder.Footage;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CopyOnWriteArrayList;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

@RequiresProgram({"chromium", "chromium-browser", "chrome-headless-shell", "google-chrome-stable", "google-chrome"})
class SiteRecorderTest {

    private static final Footage SMALL = new Footage(216, 384, 5, 3);
    /** Red above, blue below, and a green banner over both. */
    private static final String PAGE = """
        <!doctype html><meta name="viewport" content="width=device-width"><style>body{margin:0}</style>
        <div style="height:100vh;background:#f00"></div><div style="height:100vh;background:#00f"></div>
        <div id="x" style="position:fixed;inset:0;background:#0f0">We use cookies. <button>Accept</button></div>
        <script>fetch('http://inward.example:%d/secret').catch(() => {}); alert('stop');</script>\
        """;

    /** Delays for ever what waits for its next picture. */
    private static final String SLOW = """
        <!doctype html><meta name="viewport" content="width=device-width"><style>body{margin:0}</style>
        <div style="height:100vh;background:#f00"></div><div style="height:100vh;background:#00f"></div>
        <script>requestAnimationFrame = () => 0; window.Promise = function () {}; scrollTo = () => {};</script>\
        """;

    /** Draws no picture, ever: it never gives its thread back. */
    private static final String ENDLESS = """
        <!doctype html><body>An endless page<script>onload = () => setTimeout(() => { for (;;) {} }, 0);</script>\
        """;

    private static final Map<String, String> PAGES = Map.of("/page", PAGE, "/slow", SLOW, "/endless", ENDLESS);

    private final List<String> asked = new CopyOnWriteArrayList<>();

    @TempDir
    Path folder;

    private Duration opening = Duration.ofSeconds(90);
    private HttpServer server;
    private Sandbox sandbox;

    /** As root the browser is only started in bubblewrap. */
    @BeforeEach
    void findSandbox() {
        String programs = System.getProperty(OptionalPrograms.PROPERTY);
        System.setProperty(OptionalPrograms.PROPERTY, programs + ",bwrap");
        sandbox = Sandbox.of(SandboxMode.AUTO);
        System.setProperty(OptionalPrograms.PROPERTY, programs);
    }

    @BeforeEach
    void start() throws IOException {
        server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
        server.createContext("/", exchange -> {
            asked.add(exchange.getRequestURI().getPath());
            String path = exchange.getRequestURI().getPath();
            boolean page = PAGES.containsKey(path);
            String html = PAGES.getOrDefault(path, "Nothing here");
            byte[] body = (path.equals("/page") ? PAGE.formatted(port()) : html).getBytes(StandardCharsets.UTF_8);
            exchange.getResponseHeaders().set("Content-Type", "text/html; charset=utf-8");
            exchange.sendResponseHeaders(page ? 200 : 404, body.length);
            exchange.getResponseBody().write(body);
            exchange.close();
        });
        server.start();
    }

    @AfterEach
    void stop() {
        if (server != null) {
            server.stop(0);
        }
    }

    @Test
    void shouldScrollThroughThePageWithoutItsBanner() throws IOException {
        record("http://127.0.0.1:" + port() + "/page");

        try (FootageReader footage = FootageReader.open(film())) {
            assertThat(footage.seconds()).isEqualTo(3);
            assertThat(middle(footage.frame(0))).matches("red:.*");
            assertThat(middle(footage.frame(2.9))).matches("blue:.*");
        }
        // the names of the outside are looked up by the proxy, which did not let this one lead inward
        assertThat(asked).contains("/page").doesNotContain("/secret");
        assertThat(Files.list(folder)).containsExactly(film());
    }

    @Test
    void shouldNotWaitByFunctionsThatThePageReplaced() {
        record("http://127.0.0.1:" + port() + "/slow");

        try (FootageReader footage = FootageReader.open(film())) {
            assertThat(middle(footage.frame(0))).matches("red:.*");
            assertThat(middle(footage.frame(2.9))).matches("blue:.*");
        }
    }

    @Test
    void shouldRefuseAPageThatNeverDraws() {
        opening = Duration.ofSeconds(5);

        refused("http://127.0.0.1:" + port() + "/endless", "takes too long to draw");
    }

    @Test
    void shouldSayThatAPageIsNotThere() {
        refused("http://127.0.0.1:" + port() + "/gone", "it answers 404");
    }

    @Test
    void shouldNotGoWhereThePolicyDoesNotLead() {
        refused("http://169.254.169.254/latest", "must lead to a public address");
        assertThat(asked).isEmpty();
    }

    private void refused(String url, String words) {
        assertThatExceptionOfType(ProviderException.class)
                .isThrownBy(() -> record(url))
                .withMessageContaining(words)
                .satisfies(e -> assertThat(e.category()).isEqualTo(ProviderException.Category.INPUT));
    }

    private void record(String url) {
        // an open policy for this machine; of names, none but those that lead to a place that is never open
        UrlPolicy policy = new UrlPolicy(
                AddressPolicy.of(true),
                (String host) -> List.of(InetAddress.getByAddress(new byte[] {(byte) 169, (byte) 254, 1, 1})));
        new SiteRecorder(Chromium.find("").orElseThrow(), policy, sandbox, opening)
                .record(url, SMALL, film(), folder, share -> {}, () -> false);
    }

    private Path film() {
        return folder.resolve("film.mp4");
    }

    private int port() {
        return server.getAddress().getPort();
    }

    private static String middle(Pixels frame) {
        int argb = frame.argb()[frame.height() / 2 * frame.width() + frame.width() / 2];
        int red = argb >> 16 & 255;
        int blue = argb & 255;
        return (red > 150 && blue < 100 ? "red" : blue > 150 && red < 100 ? "blue" : "other") + ":"
                + Integer.toHexString(argb);
    }
}
