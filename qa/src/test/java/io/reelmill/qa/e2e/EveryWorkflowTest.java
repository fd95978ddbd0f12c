package io.reelmill.qa.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.net.httpserver.HttpServer;
import io.reelmill.inspection.Depth;
import io.reelmill.inspection.FilmInspector;
import io.reelmill.inspection.Inspection;
import io.restassured.path.json.JsonPath;
import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.io.OutputStream;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Workflows that begin with something of the client's: a file, a page, a picture. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class EveryWorkflowTest {

    @RegisterExtension
    static final RunningSuite REELMILL = new RunningSuite();

    private static final String SMALL = "\"render\": {\"resolution\": \"720p\", \"frameRate\": 8}";
    private static final String ARTICLE = """
            <!doctype html><html lang="en"><head><title>Why honey keeps</title></head><body><nav>Home</nav><article>
            <h1>Why honey keeps</h1>
            <p>Ripe honey holds very little water, and its sugar draws moisture out of whatever lands in it.</p>
            <p>It is about as sour as orange juice, although its sweetness hides that from the tongue.</p>
            </article></body></html>""";

    @TempDir
    static Path folder;

    private HttpServer files;
    private String base;

    @BeforeAll
    void shouldHaveSomethingToBeginWith() throws IOException {
        files = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
        files.createContext("/", exchange -> {
            Path file = folder.resolve(exchange.getRequestURI().getPath().substring(1));
            byte[] bytes = Files.readAllBytes(file);
            boolean page = file.toString().endsWith(".html");
            exchange.getResponseHeaders()
                    .set("Content-Type", page ? "text/html; charset=utf-8" : "application/octet-stream");
            boolean head = exchange.getRequestMethod().equals("HEAD");
            exchange.sendResponseHeaders(200, head ? -1 : bytes.length);
            if (!head) {
                try (OutputStream body = exchange.getResponseBody()) {
                    body.write(bytes);
                }
            }
            exchange.close();
        });
        files.start();
        base = "http://127.0.0.1:" + files.getAddress().getPort();
        Files.writeString(folder.resolve("article.html"), ARTICLE);
        ImageIO.write(face(), "png", folder.resolve("face.png").toFile());
        // what one workflow makes is what the others begin with
        String pid = REELMILL.render("""
                {"workflow": "static-background-video", "source": {"text": "The sea is never still."},
                 "captions": {"enabled": false}, %s}""".formatted(SMALL));
        JsonPath status = REELMILL.awaitEnd(pid);
        assertThat(status.getString("error")).isNull();
        REELMILL.download(status.getString("videoUrl"), folder.resolve("clip.mp4"));
    }

    @AfterAll
    void stop() {
        files.stop(0);
    }

    static Stream<Arguments> requests() {
        return Stream.of(
                Arguments.of("caption-video", "'source': {'url': '#/clip.mp4'}"),
                Arguments.of("audio-to-video", "'source': {'url': '#/clip.mp4'}, 'media': {'type': 'stock-video'}"),
                Arguments.of(
                        "music-to-video",
                        "'source': {'url': '#/clip.mp4', 'prompt': 'a lighthouse'}, 'media': {'type': 'moving-image'},"
                                + " 'music': {'soundWave': true}, 'captions': {'enabled': false}"),
                Arguments.of("article-to-video", "'source': {'url': '#/article.html'}, 'media': {'density': 'low'}"),
                Arguments.of(
                        "avatar-to-video", "'source': {'text': 'Hello, I am here.'}, 'avatar': {'url': '#/face.png'}"),
                Arguments.of(
                        "motion-transfer",
                        "'source': {'url': '#/clip.mp4'}, 'media': {'provided': [{'url': '#/face.png'}]}"),
                Arguments.of(
                        "ad-generator",
                        "'source': {'prompt': 'A cup that keeps coffee hot', 'durationSeconds': 5},"
                                + " 'media': {'provided': [{'url': '#/face.png', 'title': 'the cup'}]},"
                                + " 'options': {'watermark': {'url': '#/face.png', 'opacity': 0.5}, 'addStickers': true}"));
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("requests")
    void shouldMakeAFilm(String workflow, String input) throws IOException {
        String body = "{'workflow': '" + workflow + "', " + input.replace("#", base) + ", " + SMALL + "}";

        JsonPath status = REELMILL.awaitEnd(REELMILL.render(body.replace('\'', '"')));

        assertThat(status.getString("error")).isNull();
        assertThat(status.getString("status")).isEqualTo("ready");
        assertThat(status.getInt("creditsUsed")).isGreaterThanOrEqualTo(10);
        Path film = REELMILL.download(status.getString("videoUrl"), folder.resolve(workflow + ".mp4"));
        Inspection inspection = new FilmInspector().inspect(film, Depth.KEY_FRAMES);
        assertThat(inspection.video().width()).isEqualTo(720);
        assertThat(inspection.video().height()).isEqualTo(1280);
        assertThat(inspection.video().black()).isZero();
        assertThat(inspection.video().seconds()).isGreaterThan(1.5);
        assertThat(inspection.audio().truePeak()).isLessThanOrEqualTo(-1);
    }

    @ParameterizedTest(name = "{1}")
    @MethodSource("unusable")
    void shouldSayWhichInputCannotBeUsedAndKeepThePriceOfTheCall(String input, String message) {
        String body = "{'workflow': 'caption-video', 'source': {'url': '" + base + input + "'}, " + SMALL + "}";

        JsonPath status = REELMILL.awaitEnd(REELMILL.render(body.replace('\'', '"')));

        assertThat(status.getString("status")).isEqualTo("error");
        assertThat(status.getString("error")).isEqualTo(message);
        assertThat(status.getInt("creditsUsed")).isEqualTo(10);
    }

    static Stream<Arguments> unusable() {
        return Stream.of(
                Arguments.of("/article.html", "source.url is an HTML page, not an image, a video or sound."),
                Arguments.of("/face.png", "source.url is an image; what fits here is a video."));
    }

    private static BufferedImage face() {
        BufferedImage image = new BufferedImage(480, 600, BufferedImage.TYPE_INT_RGB);
        Graphics2D g = image.createGraphics();
        g.setColor(new Color(0xC9D6DF));
        g.fillRect(0, 0, 480, 600);
        g.setColor(new Color(0xF0C9A4));
        g.fillOval(120, 120, 240, 320);
        g.setColor(new Color(0x2B2B2B));
        g.fillOval(180, 230, 30, 30);
        g.fillOval(270, 230, 30, 30);
        g.setColor(new Color(0xB5523F));
        g.setStroke(new BasicStroke(14));
        g.drawLine(200, 360, 280, 360);
        g.setColor(new Color(0x3A6EA5));
        g.fillRoundRect(90, 470, 300, 200, 80, 80);
        g.dispose();
        return image;
    }
}
