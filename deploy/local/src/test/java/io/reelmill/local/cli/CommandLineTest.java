package io.reelmill.local.cli;

import static org.assertj.core.api.Assertions.assertThat;

import io.reelmill.local.client.FakeApi;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class CommandLineTest {

    private static final String ACCEPTED = "{\"pid\":\"p1\",\"creditsReserved\":42,\"warnings\":[\"be careful\"]}";

    @TempDir
    private Path dir;

    private final ByteArrayOutputStream out = new ByteArrayOutputStream();
    private final ByteArrayOutputStream err = new ByteArrayOutputStream();
    private final Map<String, String> variables = new HashMap<>();

    @Test
    void shouldSaveTheVideoAndSumItUp() throws IOException {
        try (FakeApi api = api()) {
            api.then(200, ACCEPTED).then(200, """
                {"pid":"p1","status":"ready","progress":100,"creditsUsed":17,"videoUrl":"%s/v.mp4",
                 "durationSeconds":28.4,"outputs":[{"width":1080,"height":1920,"frameRate":30}]}\
                """.formatted(api.url())).then(200, "x".repeat(1_500_000));
            Path video = dir.resolve("v.mp4");

            int exit = run("render", body(), "--out", video.toString());

            assertThat(exit).isZero();
            assertThat(video).hasSize(1_500_000);
            assertThat(out.toString(StandardCharsets.UTF_8))
                    .contains(video.toString(), "28.4 s", "1.5 MB", "1080x1920, 30 fps", "credits     17");
            assertThat(err.toString(StandardCharsets.UTF_8)).contains("accepted as p1, 42", "warning: be careful");
        }
    }

    @Test
    void shouldSaveEveryImageOfAGenerationThatTookLongerThanTheCall() throws IOException {
        try (FakeApi api = api()) {
            api.then(200, "{\"success\":1,\"id\":\"g1\",\"status\":\"rendering\"}")
                    .then(200, """
                        {"id":"g1","status":"ready","creditsUsed":4,"urls":["%1$s/a/0-file0.png","%1$s/a/0-file1.png"],
                         "warnings":["be careful"]}\
                        """.formatted(api.url()))
                    .then(200, "one")
                    .then(200, "two");

            int exit = run("media", body(), "--out", dir.resolve("cat.png").toString());

            assertThat(exit).isZero();
            assertThat(dir.resolve("cat-1.png")).hasContent("one");
            assertThat(dir.resolve("cat-2.png")).hasContent("two");
            assertThat(out.toString(StandardCharsets.UTF_8)).contains("cat-1.png", "cat-2.png", "credits     4");
            assertThat(err.toString(StandardCharsets.UTF_8)).contains("warning: be careful");
            assertThat(api.requests().get(1).path()).endsWith("/generate-media?id=g1");
        }
    }

    @Test
    void shouldExportInAnotherFormAndSaveTheVideo() throws IOException {
        try (FakeApi api = api()) {
            api.then(200, "{\"success\":1,\"pid\":\"p1\",\"exportId\":\"e1\",\"status\":\"rendering\"}")
                    .then(200, """
                        {"pid":"p1","exports":[{"exportId":"e0","status":"error"},
                         {"exportId":"e1","status":"ready","creditsUsed":10,"url":"%s/a/x.mp4"}]}\
                        """.formatted(api.url()))
                    .then(200, "film");

            int exit = run(
                    "export",
                    "p1",
                    "--ratio",
                    "1:1",
                    "--captions",
                    "false",
                    "--out",
                    dir.resolve("f.mp4").toString());

            assertThat(exit).isZero();
            assertThat(dir.resolve("f.mp4")).hasContent("film");
            assertThat(api.requests().get(0).body())
                    .isEqualTo("{\"pid\":\"p1\",\"aspectRatio\":\"1:1\",\"captions\":{\"enabled\":false}}");
        }
    }

    @Test
    void shouldFailWithTheMessageOfARenderThatEndsInError() throws IOException {
        try (FakeApi api = api()) {
            api.then(200, ACCEPTED)
                    .then(200, "{\"pid\":\"p1\",\"status\":\"error\",\"error\":\"no voice speaks that language\"}");

            assertThat(run("render", body(), "--out", dir.resolve("v.mp4").toString()))
                    .isEqualTo(1);
            assertThat(error()).endsWith("reelmill: the render failed: no voice speaks that language\n");
        }
    }

    @Test
    void shouldEndWithTwoAndTheMessageOfTheApiOnARefusedRequest() throws IOException {
        try (FakeApi api = api()) {
            api.then(402, "{\"error\":\"42 credits are needed, 3 are there\"}");

            assertThat(run("render", body(), "--out", dir.resolve("v.mp4").toString()))
                    .isEqualTo(2);
            assertThat(error()).isEqualTo("reelmill: 42 credits are needed, 3 are there\n");
        }
    }

    @Test
    void triggerSendsASignedSampleToTheListener() throws Exception {
        try (FakeApi receiver = new FakeApi()) {
            variables.put("REELMILL_HOME", dir.resolve("home").toString());
            assertThat(run("trigger", "render.finished")).isEqualTo(2);
            assertThat(error()).contains("nobody listens");
            assertThat(run("trigger", "render.begun", "--forward-to", receiver.url() + "/hook"))
                    .isEqualTo(2);
            receiver.then(204, "").then(500, "");

            assertThat(run("trigger", "render.finished", "--forward-to", receiver.url() + "/hook"))
                    .isZero();
            assertThat(run("trigger", "render.finished")).isZero();

            assertThat(out.toString(StandardCharsets.UTF_8)).contains("/hook: 204", "/hook: 500");
            assertThat(receiver.requests()).hasSize(2);
            assertThat(receiver.requests().get(0).body())
                    .contains("\"event\":\"render.finished\"", "\"attempt\":1", "\"status\":\"ready\"");
        }
    }

    @Test
    void listenNeedsAnAddressThatCanBeCalled() {
        assertThat(run("listen", "--forward-to", "localhost:3000")).isEqualTo(2);
        assertThat(error()).contains("--forward-to must be an address such as http://localhost:3000/hook");
    }

    @Test
    void shouldRenderAPreviewOfALengthAtAPlace() {
        assertThat(run("tracks", "Observer", "--preview", dir.resolve("o.wav").toString(), "--seconds", "0"))
                .isEqualTo(2);
        assertThat(error()).contains("--seconds is from 1 to 600");
        assertThat(run(
                        "tracks",
                        "Observer",
                        "--preview",
                        dir.resolve("no/o.wav").toString()))
                .isEqualTo(2);
        assertThat(error()).contains("cannot write");
    }

    @Test
    void shouldTellHowFarAProjectIs() throws IOException {
        try (FakeApi api = api()) {
            api.then(200, "{\"pid\":\"p1\",\"status\":\"rendering\",\"stage\":\"frames\",\"progress\":40}");

            assertThat(run("status", "p1")).isZero();
            assertThat(out.toString(StandardCharsets.UTF_8)).isEqualTo("rendering  40 %  frames\n");
        }
    }

    @Test
    void shouldShowFilmsBesideTheirRequestsAndGoOnAfterOneThatFailed() throws IOException {
        try (FakeApi api = api()) {
            api.then(400, "{\"error\":\"source.text is <too> short\"}")
                    .then(200, ACCEPTED)
                    .then(200, """
                        {"pid":"p1","status":"ready","progress":100,"creditsUsed":17,"videoUrl":"%1$s/v.mp4",
                         "thumbnailUrl":"%1$s/v.jpg","durationSeconds":28.4,"warnings":["no <sound>"],
                         "quality":{"blackFrames":0,"loudnessLufs":-14.1}}\
                        """.formatted(api.url()))
                    .then(200, "video")
                    .then(200, "picture");

            int exit =
                    run("gallery", "script-to-video", "avatar-to-video", "--out", dir + "/g", "--resolution", "720p");

            assertThat(exit).isEqualTo(1);
            assertThat(error()).contains("1/2 script-to-video", "2/2 avatar-to-video", "1 of 2 renders failed");
            assertThat(api.requests().get(1).body())
                    .contains("\"resolution\":\"720p\"", api.url() + "/samples/avatar.png");
            assertThat(dir.resolve("g/avatar-to-video.mp4")).hasContent("video");
            assertThat(dir.resolve("g/avatar-to-video.jpg")).hasContent("picture");
            assertThat(dir.resolve("g/index.html"))
                    .content()
                    .contains(
                            "1 film,",
                            "source.text is &lt;too&gt; short",
                            "poster=\"avatar-to-video.jpg\" src=\"avatar-to-video.mp4\"",
                            "<dt>loudness lufs</dt><dd>-14.1</dd>",
                            "<p class=\"warning\">no &lt;sound&gt;</p>",
                            "/samples/avatar.png");
        }
    }

    @Test
    void shouldNameTheWorkflowsWhereOneIsUnknown() {
        assertThat(run("gallery", "text-to-video", "--out", dir + "/g")).isEqualTo(2);
        assertThat(error()).contains("there is no workflow text-to-video, only: script-to-video, prompt-to-video");
    }

    @Test
    void shouldUseTheKeyThatUpHasLeft() throws IOException {
        try (FakeApi api = api()) {
            variables.remove("REELMILL_KEY");
            variables.put("REELMILL_HOME", dir.toString());
            Files.writeString(dir.resolve("demo-key"), "rm_demo_left\n");
            api.then(200, "{\"status\":\"ready\",\"progress\":100}");

            run("status", "p1");

            assertThat(api.requests().get(0).key()).isEqualTo("rm_demo_left");
        }
    }

    @Test
    void shouldTellWhereAKeyWouldBeWithoutOne() {
        variables.put("REELMILL_HOME", dir.toString());

        assertThat(run("status", "p1")).isEqualTo(2);
        assertThat(error())
                .contains(
                        "no API key: set REELMILL_KEY", dir.resolve("demo-key").toString());
    }

    @Test
    void shouldTellThatTheSuiteDoesNotRunAndHowToStartIt() throws IOException {
        try (FakeApi api = api()) {
            api.close();

            assertThat(run("status", "p1")).isEqualTo(1);
            assertThat(error()).contains("nobody answers at", "./reelmill up");
        }
    }

    @Test
    void shouldTellHowServicesAndRenderWorkersAre() throws IOException {
        try (FakeApi service = api();
                FakeApi worker = new FakeApi()) {
            variables.put(
                    "REELMILL_MANAGEMENT_URLS", "render-service=" + service.url() + ",render-worker-1=" + worker.url());
            service.then(200, "{\"status\":\"UP\",\"checks\":[]}");
            worker.then(503, "{\"status\":\"DOWN\",\"checks\":[{\"name\":\"disk\",\"status\":\"DOWN\"}]}");

            assertThat(run("status")).isEqualTo(1);
            assertThat(out.toString(StandardCharsets.UTF_8))
                    .contains("ok       render-service", "problem  render-worker-1", "\"disk\" is down");
        }
    }

    @Test
    void shouldTellThatNoSuiteRuns() {
        assertThat(run("status")).isEqualTo(1);
        assertThat(error()).contains("no suite runs on", "./reelmill up");
    }

    @ParameterizedTest
    @ValueSource(strings = {"-1", "65", "two"})
    void shouldRefuseANumberOfRenderWorkersThatCannotBe(String number) {
        assertThat(run("up", "--render-workers", number)).isEqualTo(2);
        assertThat(error()).contains("--render-workers");
    }

    @ParameterizedTest
    @ValueSource(strings = {"bench nothing", "demo --frames 3", "status p1 p2", "render /no/such/body.json", "sing"})
    void shouldEndWithTwoAndOneLineOnAWrongCommandLine(String line) {
        assertThat(run(line.split(" "))).isEqualTo(2);
        assertThat(error()).startsWith("reelmill: ").hasLineCount(1);
    }

    @Test
    void shouldRefuseATextBesideABody() {
        assertThat(run("demo", "a topic", "--body", "x.json")).isEqualTo(2);
        assertThat(error()).contains("--body is the whole request");
    }

    @Test
    void shouldRefuseAWrongPortBeforeAnythingStarts() {
        variables.put("REELMILL_HTTP_PORT", "80800");

        assertThat(run("up")).isEqualTo(2);
        assertThat(error()).contains("REELMILL_HTTP_PORT must be a port");
    }

    @Test
    void shouldRefuseAWrongAddress() {
        variables.put("REELMILL_URL", "localhost:8080");

        assertThat(run("status", "p1")).isEqualTo(2);
        assertThat(error()).contains("REELMILL_URL must be the address of a gateway");
    }

    private FakeApi api() throws IOException {
        FakeApi api = new FakeApi();
        variables.put("REELMILL_URL", api.url().toString());
        variables.put("REELMILL_KEY", "rm_key");
        return api;
    }

    private String body() throws IOException {
        return Files.writeString(dir.resolve("body.json"), "{}").toString();
    }

    private int run(String... arguments) {
        Terminal terminal = new Terminal(stream(out), stream(err), false);
        return ReelmillCommand.commandLine(terminal, new Environment(variables, () -> dir))
                .execute(arguments);
    }

    private static PrintStream stream(ByteArrayOutputStream bytes) {
        return new PrintStream(bytes, true, StandardCharsets.UTF_8);
    }

    private String error() {
        return err.toString(StandardCharsets.UTF_8);
    }
}
