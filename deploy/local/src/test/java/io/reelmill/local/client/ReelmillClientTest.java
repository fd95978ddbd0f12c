package io.reelmill.local.client;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.net.URI;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ReelmillClientTest {

    @TempDir
    private Path dir;

    private FakeApi api;
    private ReelmillClient client;

    @BeforeEach
    void start() throws IOException {
        api = new FakeApi();
        client = new ReelmillClient(api.url(), "rm_key");
    }

    @AfterEach
    void stop() {
        api.close();
    }

    @Test
    void shouldSendARenderRequestAsItStandsWithTheKey() {
        api.then(200, "{\"success\":1,\"pid\":\"p1\",\"creditsReserved\":42,\"warnings\":[\"w\"]}");

        Accepted accepted = client.render("{\"workflow\":\"x\"}");

        assertThat(accepted).isEqualTo(new Accepted("p1", 42, List.of("w")));
        assertThat(api.requests())
                .containsExactly(
                        new FakeApi.Request("POST", "/api/public/v3/render", "rm_key", "{\"workflow\":\"x\"}"));
    }

    @Test
    void shouldFailWithTheMessageOfTheApi() {
        api.then(400, "{\"success\":0,\"error\":\"voice.speed must lie between 0.5 and 2\",\"errors\":[]}");

        assertThatThrownBy(() -> client.render("{}"))
                .isInstanceOfSatisfying(ApiCallException.class, e -> assertThat(e.isClientError())
                        .isTrue())
                .hasMessage("voice.speed must lie between 0.5 and 2");
    }

    @Test
    void shouldTellAllViolations() {
        api.then(400, "{\"error\":\"one\",\"errors\":[{\"message\":\"one\"},{\"message\":\"two\"}]}");

        assertThatThrownBy(() -> client.render("{}")).hasMessage("one; two");
    }

    @Test
    void shouldTellTheStatusOfAnAnswerWithoutABodyOfTheApi() {
        api.then(502, "<html>bad gateway</html>");

        assertThatThrownBy(() -> client.status("p1"))
                .isInstanceOfSatisfying(ApiCallException.class, e -> assertThat(e.isClientError())
                        .isFalse())
                .hasMessageContaining("502");
    }

    @Test
    void shouldFollowARenderToItsEndAcrossAPassingError() {
        api.then(200, status("building", 10))
                .then(503, "{\"error\":\"away\"}")
                .then(200, status("rendering", 60))
                .then(200, status("ready", 100));
        List<Integer> seen = new ArrayList<>();

        RenderStatus end = new ProjectPoller(client, Duration.ofMillis(1), () -> {})
                .follow("p1", status -> seen.add(status.progress()));

        assertThat(seen).containsExactly(10, 60, 100);
        assertThat(end.isReady()).isTrue();
        assertThat(end.resolution()).isEqualTo("1080x1920, 30 fps");
        assertThat(end.videoUrl()).contains(URI.create("/media/v.mp4"));
        assertThat(api.requests().get(0).path()).isEqualTo("/api/public/v3/status?pid=p1");
    }

    @Test
    void shouldStopFollowingWhenTheProjectIsUnknown() {
        api.then(404, "{\"error\":\"no such project\"}");

        assertThatThrownBy(() -> new ProjectPoller(client, Duration.ofMillis(1), () -> {}).follow("p1", status -> {}))
                .hasMessage("no such project");
    }

    @Test
    void shouldSaveAVideoWhole() {
        api.then(200, "mp4 bytes");
        Path file = dir.resolve("video.mp4");

        client.download(URI.create("/media/v.mp4?sig=1"), file);

        assertThat(file).hasContent("mp4 bytes");
        assertThat(dir).isDirectoryContaining(path -> path.equals(file)).isDirectoryNotContaining("glob:**.part");
        assertThat(api.requests().get(0).path()).isEqualTo("/media/v.mp4?sig=1");
    }

    @Test
    void shouldNameAnAddressWhereNobodyListens() {
        api.close();

        assertThatThrownBy(() -> client.status("p1"))
                .isInstanceOf(UnreachableException.class)
                .hasMessageContaining(api.url().toString());
    }

    private static String status(String status, int progress) {
        return """
                {"success":1,"pid":"p1","status":"%s","stage":"frames","progress":%d,"creditsUsed":17,"error":null,
                 "videoUrl":"/media/v.mp4","durationSeconds":12.5,
                 "outputs":[{"width":1080,"height":1920,"frameRate":30.0}]}""".formatted(status, progress);
    }
}
