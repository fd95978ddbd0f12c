package io.reelmill.gateway;

import static io.restassured.RestAssured.given;
import static org.assertj.core.api.Assertions.assertThat;
import static org.hamcrest.Matchers.containsString;
import static org.hamcrest.Matchers.endsWith;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.hasItem;
import static org.hamcrest.Matchers.hasSize;
import static org.hamcrest.Matchers.not;

import io.quarkus.test.junit.QuarkusTest;
import io.reelmill.contracts.event.Topics;
import io.restassured.response.Response;
import io.restassured.response.ValidatableResponse;
import java.io.IOException;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.Arrays;
import java.util.Random;
import java.util.stream.Stream;
import org.awaitility.Awaitility;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@QuarkusTest
class UploadTest extends GatewayTest {

    private static final String MEDIA = API + "/media";

    /** As {@link FakeAccountService} sets it. */
    private static final int MAX_BYTES = 3 << 20;

    private static Response upload(String key, byte[] file, String query) {
        return given().header("key", key)
                .contentType("application/octet-stream")
                .body(file)
                .post(MEDIA + query);
    }

    /** Content that no other test uploads. */
    private static byte[] file(String head, int size) {
        byte[] file = new byte[size];
        new Random().nextBytes(file);
        byte[] mark = head.getBytes(StandardCharsets.ISO_8859_1);
        System.arraycopy(mark, 0, file, 0, mark.length);
        return file;
    }

    /** How many uploaded files the media store holds. */
    private static long uploaded() throws IOException {
        Path folder = FakeAccountService.media.resolve("uploads");
        if (!Files.exists(folder)) {
            return 0;
        }
        try (Stream<Path> files = Files.walk(folder)) {
            return files.filter(Files::isRegularFile).count();
        }
    }

    private static byte[] picture() {
        return file("\u0089PNG\r\n\u001a\n", 2 << 20); // more than any other body may have
    }

    @Test
    void shouldServeWhatWasUploadedByItsLink() {
        byte[] picture = picture();
        ValidatableResponse answer = upload(FakeAccountService.KEY, picture, "?fileName=Old lighthöuse (1).PNG")
                .then();
        answer.statusCode(200)
                .body("success", equalTo(1))
                .body("type", equalTo("image"))
                .body("contentType", equalTo("image/png"))
                .body("fileName", equalTo("Old lighthöuse (1).PNG"))
                .body("sizeBytes", equalTo(picture.length))
                .body("url", endsWith("/Old-lighthouse-1.png"));
        Instant expires = Instant.parse(answer.extract().path("expiresAt"));
        assertThat(expires).isAfter(Instant.now().plus(29, ChronoUnit.DAYS));

        Response served = given().get(URI.create(answer.extract().path("url")).getPath());
        served.then().statusCode(200).contentType("image/png");
        assertThat(served.asByteArray()).isEqualTo(picture);
    }

    @Test
    void shouldTakeTheSameContentAsTheSameFile() throws IOException {
        byte[] picture = picture();
        String id = upload(FakeAccountService.KEY, picture, "").path("id");
        long stored = uploaded();

        upload(FakeAccountService.KEY, picture, "?fileName=again.png").then().body("id", equalTo(id));
        assertThat(uploaded()).isEqualTo(stored);
        upload(FakeAccountService.OTHER_KEY, picture, "").then().statusCode(200).body("id", not(equalTo(id)));
    }

    @Test
    void shouldListAndDeleteTheFilesOfItsWorkspaceAlone() {
        Response made = upload(FakeAccountService.KEY, picture(), "");
        String id = made.path("id");
        String link = URI.create(made.path("url")).getPath();

        as(FakeAccountService.KEY).get(MEDIA).then().statusCode(200).body("files.id", hasItem(id));
        as(FakeAccountService.OTHER_KEY).get(MEDIA).then().body("files.id", not(hasItem(id)));
        as(FakeAccountService.OTHER_KEY).delete(MEDIA + "?id=" + id).then().statusCode(404);
        as(FakeAccountService.KEY)
                .delete(MEDIA + "?id=" + id)
                .then()
                .statusCode(200)
                .body("deleted", equalTo(id));

        given().get(link).then().statusCode(404);
        as(FakeAccountService.KEY).get(MEDIA).then().body("files.id", not(hasItem(id)));
        as(FakeAccountService.KEY).delete(MEDIA + "?id=" + id).then().statusCode(404);
        as(FakeAccountService.KEY)
                .delete(MEDIA + "?id=1")
                .then()
                .statusCode(404)
                .body("field", equalTo("id"));
        as(FakeAccountService.KEY).delete(MEDIA).then().statusCode(400).body("field", equalTo("id"));
    }

    @Test
    void shouldTakeALinkInARequestWithoutAConnectionToItsHost() throws Exception {
        String url = upload(FakeAccountService.KEY, picture(), "").path("url");
        assertThat(URI.create(url).getHost()).as("a name that nobody has").isEqualTo("gateway.example");
        String body = "{\"workflow\":\"script-to-video\",\"source\":{\"text\":\"One two three.\"},"
                + "\"media\":{\"type\":\"custom\",\"provided\":[{\"url\":\"" + url + "\"}]}}";
        try (TopicReader jobs = new TopicReader(Topics.RENDER_JOBS)) {
            String pid = as(FakeAccountService.KEY)
                    .body(body)
                    .post(API + "/render")
                    .then()
                    .statusCode(200)
                    .extract()
                    .path("pid");
            assertThat(told(jobs, pid, 1).get(0).spec().values().toString()).contains(url);
        }
    }

    @Test
    void shouldRefuseARequestWhoseFileIsGone() {
        Response made = upload(FakeAccountService.KEY, picture(), "");
        String url = made.path("url");
        as(FakeAccountService.KEY).delete(MEDIA + "?id=" + made.path("id"));

        for (String link : new String[] {url, url.replaceFirst("/media/\\d+/", "/media/9999999999/")}) {
            withoutTrace(() -> render("{'workflow':'caption-video','source':{'url':'" + link + "'}}"))
                    .then()
                    .statusCode(400)
                    .body("code", equalTo("unreachable_url"))
                    .body("error", containsString("source.url must be a link that is still good"));
        }
    }

    @ParameterizedTest
    @CsvSource({
        "GIF89a, image, image/gif",
        "RIFF1234WEBPVP8, image, image/webp",
        "0000ftypisom, video, video/mp4",
        "0000ftypqt  , video, video/quicktime",
        "0000ftypM4A , audio, audio/mp4",
        "RIFF1234WAVEfmt, audio, audio/wav",
        "OggS, audio, audio/ogg",
        "fLaC, audio, audio/flac",
        "ID3, audio, audio/mpeg"
    })
    void shouldTellAFileByItsContent(String head, String type, String contentType) {
        given().header("key", FakeAccountService.KEY)
                .contentType("text/html")
                .body(file(String.format("%-12s", head), 500))
                .post(MEDIA + "?fileName=page.html")
                .then()
                .statusCode(200)
                .body("type", equalTo(type))
                .body("contentType", equalTo(contentType));
    }

    @Test
    void shouldRefuseWhatNoFilmCanBeMadeOf() throws IOException {
        long before = uploaded();
        for (byte[] file : new byte[][] {
            "<html><script>alert(1)</script></html>".getBytes(StandardCharsets.UTF_8),
            "%PDF-1.7".getBytes(StandardCharsets.UTF_8),
            "0000ftypheic0000".getBytes(StandardCharsets.UTF_8),
            {1}
        }) {
            upload(FakeAccountService.KEY, file, "?fileName=a.png")
                    .then()
                    .statusCode(400)
                    .body("field", equalTo("file"))
                    .body("errors[0].code", equalTo("not_media"))
                    .body("error", containsString("PNG, JPEG"));
        }
        upload(FakeAccountService.KEY, new byte[0], "")
                .then()
                .statusCode(400)
                .body("errors[0].code", equalTo("required"));
        upload(FakeAccountService.KEY, picture(), "?fileName=" + "a".repeat(201))
                .then()
                .statusCode(400)
                .body("field", equalTo("fileName"));
        given().header("key", FakeAccountService.KEY)
                .multiPart("file", "a.png", picture())
                .post(MEDIA)
                .then()
                .statusCode(415);
        given().body(picture()).post(MEDIA).then().statusCode(401);
        assertThat(uploaded()).isEqualTo(before);
    }

    @Test
    void shouldRefuseAFileThatIsTooLargeWhetherOrNotItSaysSo() throws Exception {
        byte[] large = file("\u0089PNG\r\n\u001a\n", MAX_BYTES + 1);
        assertThat(Uploads.announced(large.length)).isEqualTo(413);
        assertThat(Uploads.chunked(large)).isEqualTo(413);
        assertThat(Uploads.chunked(Arrays.copyOf(large, MAX_BYTES))).isEqualTo(200);
    }

    @Test
    void shouldDeleteFilesWhoseTimeIsOver() {
        Response made = upload(FakeAccountService.KEY, picture(), "");
        String link = URI.create(made.path("url")).getPath();
        jdbi.useHandle(tx -> tx.execute(
                "UPDATE gateway.upload SET expires_at = now() - interval '1 second' WHERE id = ?::uuid",
                made.<String>path("id")));

        Awaitility.await().untilAsserted(() -> given().get(link).then().statusCode(404));
        as(FakeAccountService.KEY)
                .get(MEDIA)
                .then()
                .body("files.findAll { it.id == '" + made.path("id") + "' }", hasSize(0));
    }
}
