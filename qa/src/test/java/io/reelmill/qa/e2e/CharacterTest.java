package io.reelmill.qa.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import io.reelmill.samples.Samples;
import io.reelmill.timeline.Clip;
import io.reelmill.timeline.Layer;
import io.reelmill.timeline.Timeline;
import io.reelmill.timeline.TimelineJson;
import io.restassured.path.json.JsonPath;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/** A character from its making to its film. */
class CharacterTest {

    @RegisterExtension
    static final RunningSuite REELMILL = new RunningSuite();

    @Test
    void shouldTalkAndAppearInTheFilmsOfItsWorkspace() throws IOException {
        String robot = make("character.json");
        String woman = make("character.json", "Bolt", "Anna", "robot", "teacher", "hero.png", "avatar.png");

        String pid = REELMILL.render("""
                {"workflow": "avatar-to-video", "source": {"text": "Hello, I am Anna. Bolt looks at the stars."},
                 "characterIds": ["%s", "%s"], "media": {"bRollType": "split-screen", "mediaPreset": "ANIME"},
                 "music": {"enabled": false}, "render": {"resolution": "720p", "frameRate": 4}}""".formatted(woman, robot));
        JsonPath status = REELMILL.awaitEnd(pid);

        assertThat(status.getString("error")).isNull();
        assertThat(status.getList("warnings")).isEmpty();
        List<String> seen = timeline(pid).clips().stream()
                .map(Clip::layers)
                .flatMap(List::stream)
                .map(Layer::file)
                .toList();
        assertThat(seen).anyMatch(file -> file.contains("character")).anyMatch(file -> file.endsWith("avatar.mp4"));
    }

    private static String make(String example, String... replacements) throws IOException {
        try (InputStream in = Samples.class.getResourceAsStream("/examples/" + example)) {
            String body = new String(in.readAllBytes(), StandardCharsets.UTF_8)
                    .replace(
                            "http://localhost:8080",
                            REELMILL.suite().gatewayUrl().toString());
            for (int i = 0; i < replacements.length; i += 2) {
                body = body.replace(replacements[i], replacements[i + 1]);
            }
            return REELMILL.client()
                    .body(body)
                    .post("/consistent-characters")
                    .then()
                    .statusCode(200)
                    .extract()
                    .path("id");
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
