package io.reelmill.qa.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import io.reelmill.programs.testkit.NodePackages;
import io.reelmill.programs.testkit.RequiresProgram;
import io.restassured.path.json.JsonPath;
import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Arrays;
import java.util.Base64;
import java.util.List;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/** An agent with the official MCP client makes a film and looks at it. */
@RequiresProgram("npm")
class AgentTest {

    @RegisterExtension
    static final RunningSuite REELMILL = new RunningSuite();

    @Test
    void shouldRenderAFilmThroughTheOfficialClientAndShowItsFrames() throws IOException {
        NodePackages node = NodePackages.install(Path.of("src/test/npm"));
        NodePackages.Outcome outcome = node.run(
                Duration.ofMinutes(8),
                REELMILL.environment(),
                node.local(Path.of("src/test/npm/render.mjs")),
                List.of());

        assertThat(outcome.exitCode())
                .as(outcome.output() + REELMILL.complaints())
                .isZero();
        JsonPath seen = new JsonPath(outcome.output());
        assertThat(seen.getList("tools")).contains("render_video", "wait_for_project");
        assertThat(seen.getString("asked[0]")).contains(" for " + seen.getInt("price") + " credits?");
        assertThat(seen.getString("status.status")).isEqualTo("ready");
        assertThat(seen.getList("progress", Integer.class)).isNotEmpty().isSorted();
        assertThat(seen.getList("storyboard.shots")).isNotEmpty();
        assertThat(seen.getString("storyboard.shots.words.join(' ')")).contains("25 hertz");
        assertThat(seen.getInt("cover")).isGreaterThan(1_000);
        assertThat(seen.getBoolean("refused.isError")).isTrue();
        assertThat(seen.getString("refused.field")).isEqualTo("pid");
        BufferedImage frames =
                ImageIO.read(new ByteArrayInputStream(Base64.getDecoder().decode(seen.getString("frames"))));
        assertThat(frames.getWidth()).isGreaterThan(frames.getHeight());
        assertThat(colours(frames)).isGreaterThan(500);
    }

    private static long colours(BufferedImage image) {
        return Arrays.stream(image.getRGB(0, 0, image.getWidth(), image.getHeight(), null, 0, image.getWidth()))
                .distinct()
                .count();
    }
}
