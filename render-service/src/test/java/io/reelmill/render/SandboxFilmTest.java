package io.reelmill.render;

import static org.assertj.core.api.Assertions.assertThat;

import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.junit.QuarkusTest;
import io.reelmill.contracts.project.ProjectSnapshot;
import io.reelmill.contracts.project.ProjectStatus;
import io.reelmill.media.MediaStore;
import io.reelmill.render.stage.StudioSettings;
import io.reelmill.testkit.TestKafka;
import io.reelmill.testkit.TestPostgres;
import io.reelmill.timeline.Overlay;
import io.reelmill.timeline.TimelineJson;
import jakarta.inject.Inject;
import java.awt.image.BufferedImage;
import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.Test;

/** What is made for a sandbox key: the same film, with a mark, for nothing. */
@QuarkusTest
@QuarkusTestResource(TestPostgres.class)
@QuarkusTestResource(TestKafka.class)
@QuarkusTestResource(MediaFixtures.class)
class SandboxFilmTest {

    private static final String SENT = "\"source\": {\"text\": \"Hello there.\"}, \"captions\": {\"enabled\": false}";

    @Inject
    RenderRequestBuilder requests;

    @Inject
    MediaStore media;

    @Inject
    StudioSettings settings;

    @Test
    void shouldMarkTheFilmAndChargeNothing() throws Exception {
        ProjectSnapshot marked = requests.ended(RenderRequestBuilder.spec("static-background-video", SENT), true);
        assertThat(marked.status()).as(marked.error()).isEqualTo(ProjectStatus.READY);
        assertThat(marked.sandbox()).isTrue();
        assertThat(marked.creditsUsed()).isZero();
        ProjectSnapshot paid = requests.ended(RenderRequestBuilder.spec("static-background-video", SENT));
        assertThat(paid.sandbox()).isFalse();
        assertThat(paid.creditsUsed()).isPositive();

        assertThat(marks(marked)).singleElement().satisfies(mark -> assertThat(mark.start())
                .isZero());
        assertThat(marks(paid)).isEmpty();
        ImageIO.write(frame(marked), "png", new File("target/sandbox-film.png"));
        assertThat(contrast(corner(marked))).as("light letters on a dark plate").isGreaterThan(100);
    }

    private List<Overlay.Text> marks(ProjectSnapshot project) throws IOException {
        try (Stream<Path> files = Files.walk(settings.workRoot().resolve(project.pid()))) {
            Path timeline =
                    files.filter(f -> f.endsWith("timeline.json")).findFirst().orElseThrow();
            return TimelineJson.read(timeline).overlays().stream()
                    .filter(Overlay.Text.class::isInstance)
                    .map(Overlay.Text.class::cast)
                    .filter(text -> text.place() == Overlay.Place.TOP_LEFT)
                    .toList();
        }
    }

    private BufferedImage frame(ProjectSnapshot project) throws IOException {
        String key = project.outputs().get(0).thumbnailKey();
        try (InputStream in = media.find(key).orElseThrow().open()) {
            return ImageIO.read(in);
        }
    }

    /** Where the mark stands: the upper left corner, within the margin. */
    private BufferedImage corner(ProjectSnapshot project) throws IOException {
        BufferedImage frame = frame(project);
        int side = Math.min(frame.getWidth(), frame.getHeight());
        return frame.getSubimage(side / 20, side / 20, side * 15 / 100, side * 4 / 100);
    }

    private static int contrast(BufferedImage image) {
        int darkest = 255;
        int lightest = 0;
        for (int y = 0; y < image.getHeight(); y++) {
            for (int x = 0; x < image.getWidth(); x++) {
                int green = image.getRGB(x, y) >> 8 & 0xFF;
                darkest = Math.min(darkest, green);
                lightest = Math.max(lightest, green);
            }
        }
        return lightest - darkest;
    }
}
