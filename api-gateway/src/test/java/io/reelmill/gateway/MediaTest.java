package io.reelmill.gateway;

import static io.restassured.RestAssured.given;
import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;
import static org.hamcrest.Matchers.equalTo;

import io.quarkus.test.junit.QuarkusTest;
import io.reelmill.media.PreviewFiles;
import io.reelmill.media.SignedLinks;
import io.restassured.RestAssured;
import io.restassured.response.Response;
import jakarta.inject.Inject;
import java.io.IOException;
import java.net.Socket;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;
import java.net.http.HttpTimeoutException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.concurrent.CompletableFuture;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@QuarkusTest
class MediaTest extends GatewayTest {

    private static final byte[] CONTENT = new byte[100_000];

    static {
        new Random(1).nextBytes(CONTENT);
    }

    @Inject
    SignedLinks links;

    private String path;

    @BeforeEach
    void storeAFile() throws IOException {
        Path file = FakeAccountService.media.resolve("a/video.mp4");
        Files.createDirectories(file.getParent());
        Files.write(file, CONTENT);
        path = URI.create(links.link("a/video.mp4")).getPath();
    }

    @Test
    void shouldServeTheFileOfALink() {
        Response answer = given().get(path);
        answer.then()
                .statusCode(200)
                .contentType("video/mp4")
                .header("Content-Length", equalTo("100000"))
                .header("Accept-Ranges", equalTo("bytes"));
        assertThat(answer.asByteArray()).isEqualTo(CONTENT);
        given().head(path).then().statusCode(200).header("Content-Length", equalTo("100000"));
    }

    @ParameterizedTest
    @CsvSource({
        "bytes=0-0,0,0",
        "bytes=100-199,100,199",
        "bytes=99990-,99990,99999",
        "bytes=-5,99995,99999",
        "bytes=99999-200000,99999,99999",
        "bytes=-200000,0,99999"
    })
    void shouldServeTheRangeThatIsAskedFor(String range, int first, int last) {
        Response answer = given().header("Range", range).get(path);
        answer.then()
                .statusCode(206)
                .header("Content-Range", equalTo("bytes " + first + "-" + last + "/100000"))
                .header("Content-Length", equalTo(Integer.toString(last - first + 1)));
        assertThat(answer.asByteArray()).isEqualTo(Arrays.copyOfRange(CONTENT, first, last + 1));
    }

    @Test
    void shouldRefuseARangeBeyondTheFileAndIgnoreAnUnreadableOne() {
        given().header("Range", "bytes=100000-")
                .get(path)
                .then()
                .statusCode(416)
                .header("Content-Range", equalTo("bytes */100000"));
        for (String range : new String[] {"bytes=5-2", "lines=1-2", "bytes=-", "bytes=0-1,5-6"}) {
            given().header("Range", range).get(path).then().statusCode(200);
        }
    }

    @Test
    void shouldNotSendAgainWhatTheClientHas() {
        Response first = given().get(path);
        String etag = first.header("ETag");
        String modified = first.header("Last-Modified");
        given().header("If-None-Match", etag).get(path).then().statusCode(304);
        given().header("If-None-Match", "W/" + etag + ", \"x\"")
                .get(path)
                .then()
                .statusCode(304);
        given().header("If-None-Match", "\"x\"").get(path).then().statusCode(200);
        given().header("If-Modified-Since", modified).get(path).then().statusCode(304);
        given().header("If-Match", "\"x\"").get(path).then().statusCode(412);
        given().header("Range", "bytes=0-1")
                .header("If-Range", etag)
                .get(path)
                .then()
                .statusCode(206);
        given().header("Range", "bytes=0-1")
                .header("If-Range", "\"x\"")
                .get(path)
                .then()
                .statusCode(200);
    }

    @Test
    void shouldServeAPlaylistThatGrowsUntilTheFilmIsWhole() throws IOException {
        PreviewFiles preview = PreviewFiles.of("b" + System.nanoTime() + "/run/0-1");
        String playlist = URI.create(links.link(preview.playlist())).getPath();
        given().get(playlist).then().statusCode(404);
        store(preview.head());
        given().get(playlist).then().statusCode(404);

        store(preview.fragment(0, 2.6));
        Response begun = given().get(playlist);
        begun.then()
                .statusCode(200)
                .contentType("application/vnd.apple.mpegurl")
                .header("Cache-Control", equalTo("no-store"));
        store(preview.fragment(1, 1.04));
        store(preview.end());
        String ended = given().get(playlist).asString();

        assertThat(begun.asString().lines().toList())
                .containsExactly(
                        "#EXTM3U",
                        "#EXT-X-VERSION:7",
                        "#EXT-X-TARGETDURATION:4",
                        "#EXT-X-MEDIA-SEQUENCE:0",
                        "#EXT-X-PLAYLIST-TYPE:EVENT",
                        "#EXT-X-INDEPENDENT-SEGMENTS",
                        "#EXT-X-MAP:URI=\"" + links.link(preview.head()) + "\"",
                        "#EXTINF:2.600000,",
                        links.link(preview.fragment(0, 2.6)));
        assertThat(ended)
                .startsWith(begun.asString())
                .endsWith("#EXTINF:1.040000,\n" + links.link(preview.fragment(1, 1.04)) + "\n#EXT-X-ENDLIST\n");
        given().get(URI.create(links.link(preview.fragment(1, 1.04))).getPath())
                .then()
                .statusCode(200)
                .contentType("video/iso.segment");
        given().head(playlist).then().statusCode(200).header("Content-Length", Integer.toString(ended.length()));
    }

    private static void store(String key) throws IOException {
        Path file = FakeAccountService.media.resolve(key);
        Files.createDirectories(file.getParent());
        Files.write(file, CONTENT);
    }

    @Test
    void shouldEndEveryAnswerAlsoWhenAFileIsDeletedMeanwhile() throws Exception {
        HttpClient client =
                HttpClient.newBuilder().version(HttpClient.Version.HTTP_1_1).build();
        List<CompletableFuture<Integer>> answers = new ArrayList<>();
        for (int i = 0; i < 100; i++) {
            String key = "c/video-" + i + ".mp4";
            store(key);
            HttpRequest request = HttpRequest.newBuilder(URI.create("http://localhost:" + RestAssured.port
                            + URI.create(links.link(key)).getPath()))
                    .timeout(Duration.ofMinutes(2))
                    .build();
            answers.add(client.sendAsync(request, BodyHandlers.discarding())
                    .handle((answer, failure) -> failure == null
                            ? answer.statusCode()
                            : failure instanceof HttpTimeoutException
                                            || failure.getCause() instanceof HttpTimeoutException
                                    ? 0
                                    : -1));
            Files.delete(FakeAccountService.media.resolve(key));
        }

        for (CompletableFuture<Integer> answer : answers) {
            assertThat(answer.get()).as("the connection is closed, or").isIn(-1, 200, 404, 503);
        }
    }

    /** As a player does that is closed while a film, or the preview of one, comes in. */
    @Test
    void shouldLetGoOfTheFileOfAClientThatLeaves() throws Exception {
        Path film = FakeAccountService.media.resolve("d/fragment-000001.m4s");
        Files.createDirectories(film.getParent());
        Files.write(film, new byte[8 << 20]); // more than the buffers of both ends hold
        String link = URI.create(links.link("d/fragment-000001.m4s")).getPath();
        for (int i = 0; i < 30; i++) {
            try (Socket client = new Socket("localhost", RestAssured.port)) {
                client.setSoLinger(i % 2 == 0, 0); // with a reset, and in good order
                client.getOutputStream()
                        .write(("GET " + link + " HTTP/1.1\r\nHost: localhost\r\n\r\n")
                                .getBytes(StandardCharsets.US_ASCII));
                assertThat(client.getInputStream().readNBytes(100))
                        .startsWith("HTTP/1.1 200".getBytes(StandardCharsets.US_ASCII));
            }
        }

        await().until(() -> openFiles().noneMatch(film::equals));
        given().head(link).then().statusCode(200);
    }

    private static Stream<Path> openFiles() throws IOException {
        List<Path> open = new ArrayList<>();
        try (Stream<Path> descriptors = Files.list(Path.of("/proc/self/fd"))) {
            for (Path descriptor : descriptors.toList()) {
                try {
                    open.add(Files.readSymbolicLink(descriptor));
                } catch (NoSuchFileException e) {
                    continue; // closed meanwhile
                }
            }
        }
        return open.stream();
    }

    @Test
    void shouldRefuseAForgedLinkAndNotFindALostFile() {
        given().get(path.replace("a/video", "b/video")).then().statusCode(403).body("code", equalTo("invalid_link"));
        given().get("/media/").then().statusCode(403);
        given().get(URI.create(links.link("a/gone.mp4")).getPath()).then().statusCode(404);
        given().urlEncodingEnabled(false)
                .get(path.replace("a/video.mp4", "..%2f..%2fetc/passwd"))
                .then()
                .statusCode(403);
    }
}
