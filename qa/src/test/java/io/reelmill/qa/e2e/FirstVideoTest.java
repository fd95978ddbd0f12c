package io.reelmill.qa.e2e;

import static io.restassured.RestAssured.given;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;
import static org.awaitility.Awaitility.await;

import com.standardwebhooks.Webhook;
import io.reelmill.contracts.account.AccountApi;
import io.reelmill.contracts.internal.ServiceCredential;
import io.reelmill.inspection.Depth;
import io.reelmill.inspection.FilmInspector;
import io.reelmill.inspection.Inspection;
import io.reelmill.local.postgres.Database;
import io.reelmill.local.suite.Service;
import io.reelmill.local.suite.Suite;
import io.reelmill.timeline.Captions;
import io.reelmill.timeline.Clip;
import io.reelmill.timeline.Timeline;
import io.reelmill.timeline.TimelineJson;
import io.restassured.path.json.JsonPath;
import java.io.IOException;
import java.net.http.HttpHeaders;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Duration;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.api.io.TempDir;

class FirstVideoTest {

    @RegisterExtension
    static final RunningSuite REELMILL = new RunningSuite();

    private static final String SCRIPT =
            "Coffee wakes us. But it's only borrowed!\\n[a calm lake at night] Sleep pays back.";
    private static final String SPOKEN = "Coffee wakes us. But it's only borrowed! Sleep pays back.";

    @TempDir
    Path folder;

    @Test
    void shouldTurnAScriptIntoAFinishedVideoAndTellTheWebhook() throws Exception {
        try (WebhookReceiver receiver = new WebhookReceiver()) {
            int before = REELMILL.awaitSettledCredits().total();

            String pid = REELMILL.render("""
                    {"workflow": "script-to-video", "source": {"text": "%s"}, "webhookUrl": "%s",
                     "metadata": {"order": 7}}""".formatted(SCRIPT, receiver.url()));
            JsonPath status = REELMILL.awaitEnd(pid);

            assertThat(status.getString("error")).isNull();
            assertThat(status.getString("status")).isEqualTo("ready");
            assertThat(status.getInt("progress")).isEqualTo(100);
            assertThat(status.getInt("metadata.order")).isEqualTo(7);
            assertThat(status.getInt("outputs[0].width")).isEqualTo(1080);
            assertWatchable(status.getString("videoUrl"));
            assertSpeaksTheScript(pid);
            given().get(status.getString("thumbnailUrl")).then().statusCode(200).contentType("image/jpeg");

            int used = status.getInt("creditsUsed");
            assertThat(used).isGreaterThanOrEqualTo(10);
            assertThat(before - REELMILL.awaitSettledCredits().total()).isEqualTo(used);
            assertTold(receiver, pid);
        }
    }

    @Test
    void shouldWriteAndRenderAScriptFromAPrompt() throws Exception {
        String pid = REELMILL.render("""
                {"workflow": "prompt-to-video", "source": {"prompt": "Why do cats purr?", "durationSeconds": 10},
                 "aspectRatio": "16:9", "render": {"resolution": "720p", "frameRate": 6},
                 "captions": {"position": "middle"}, "voice": {"speed": 1.1}}""");

        JsonPath status = REELMILL.awaitEnd(pid);

        assertThat(status.getString("error")).isNull();
        assertThat(status.getInt("outputs[0].width")).isEqualTo(1280);
        assertThat(status.getInt("outputs[0].height")).isEqualTo(720);
        assertThat(status.getDouble("durationSeconds")).isBetween(7.0, 15.0);
        assertThat(timeline(pid).captions().cues()).isNotEmpty();
    }

    /** What every finished film has to be, measured from the file that the client gets. */
    private void assertWatchable(String url) throws IOException {
        Path film = REELMILL.download(url, folder.resolve("film.mp4"));
        Inspection inspection = new FilmInspector().inspect(film, Depth.EVERY_FRAME);
        Inspection.Video video = inspection.video();

        assertThat(video.codec()).isEqualTo("h264");
        assertThat(video.profile()).isEqualTo("High");
        assertThat(video.pixelFormat()).isEqualTo("yuv420p");
        assertThat(video.colour()).isEqualTo("bt709/bt709/bt709/tv");
        assertThat(video.width()).isEqualTo(1080);
        assertThat(video.height()).isEqualTo(1920);
        assertThat(video.frameRate()).isEqualTo(30);
        assertThat(video.examined()).isEqualTo((int) video.frames());
        assertThat(video.black()).isZero();
        assertThat(video.repeated()).isZero();
        assertThat(inspection.fastStart()).isTrue();
        assertThat(inspection.audio().codec()).isEqualTo("aac");
        assertThat(inspection.audio().sampleRate()).isEqualTo(48_000);
        assertThat(inspection.audio().channels()).isEqualTo(2);
        assertThat(inspection.audio().seconds()).isCloseTo(video.seconds(), within(0.05));
        assertThat(inspection.audio().loudness()).isBetween(-15.0, -13.0);
        assertThat(inspection.audio().truePeak()).isLessThanOrEqualTo(-1);
    }

    private static void assertSpeaksTheScript(String pid) throws IOException {
        Timeline timeline = timeline(pid);
        String shown = timeline.captions().cues().stream()
                .flatMap(cue -> cue.words().stream())
                .map(Captions.Word::text)
                .collect(Collectors.joining(" "));

        assertThat(shown).isEqualTo(SPOKEN);
        for (int i = 1; i < timeline.clips().size(); i++) {
            Clip clip = timeline.clips().get(i);
            assertThat(clip.start() - timeline.clips().get(i - 1).start()).isLessThan(6.0);
        }
    }

    private static void assertTold(WebhookReceiver receiver, String pid) throws Exception {
        await().atMost(Duration.ofSeconds(30)).until(() -> !receiver.calls().isEmpty());
        WebhookReceiver.Call call = receiver.calls().get(0);
        JsonPath body = new JsonPath(call.body());

        assertThat(body.getString("event")).isEqualTo("render.finished");
        assertThat(body.getString("pid")).isEqualTo(pid);
        assertThat(body.getString("status")).isEqualTo("ready");
        assertThat(body.getInt("metadata.order")).isEqualTo(7);
        given().head(body.getString("videoUrl")).then().statusCode(200).contentType("video/mp4");
        HttpHeaders headers = HttpHeaders.of(call.headers(), (name, value) -> true);
        // Throws when the signature is not the workspace's.
        new Webhook(secret()).verify(call.body(), headers);
        assertThat(receiver.calls()).hasSize(1);
    }

    /** As publishing-service reads it. */
    private static String secret() throws SQLException {
        Suite suite = REELMILL.suite();
        return given().baseUri(suite.url("account-service").toString())
                .header(ServiceCredential.HEADER, suite.internalToken(Service.PUBLISHING.id()))
                .get(AccountApi.WORKSPACES + "/" + workspace() + "/webhook-secrets")
                .then()
                .statusCode(200)
                .extract()
                .path("secrets[0]");
    }

    private static String workspace() throws SQLException {
        Database database = REELMILL.suite().database();
        try (Connection connection =
                        DriverManager.getConnection(database.jdbcUrl(), database.user(), database.password());
                Statement statement = connection.createStatement();
                ResultSet row = statement.executeQuery("SELECT id FROM account.workspaces")) {
            row.next();
            return row.getString(1);
        }
    }

    private static Timeline timeline(String pid) throws IOException {
        Path work = REELMILL.suite().home().folder("work").resolve(pid);
        try (Stream<Path> files = Files.walk(work)) {
            Path file =
                    files.filter(f -> f.endsWith("timeline.json")).findFirst().orElseThrow();
            return TimelineJson.read(file);
        }
    }
}
