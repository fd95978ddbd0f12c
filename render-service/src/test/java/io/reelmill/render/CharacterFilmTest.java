package io.reelmill.render;

import static org.assertj.core.api.Assertions.assertThat;

import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.junit.QuarkusTest;
import io.reelmill.contracts.catalog.FeaturedCharacter;
import io.reelmill.contracts.catalog.RenderSpec;
import io.reelmill.contracts.project.ProjectSnapshot;
import io.reelmill.contracts.project.ProjectStatus;
import io.reelmill.media.MediaStore;
import io.reelmill.render.stage.StudioSettings;
import io.reelmill.testkit.TestKafka;
import io.reelmill.testkit.TestPostgres;
import io.reelmill.timeline.Overlay;
import io.reelmill.timeline.Timeline;
import io.reelmill.timeline.TimelineJson;
import jakarta.inject.Inject;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Characters in films whose pictures they are not painted into, and characters that are gone. */
@QuarkusTest
@QuarkusTestResource(TestPostgres.class)
@QuarkusTestResource(TestKafka.class)
@QuarkusTestResource(MediaFixtures.class)
class CharacterFilmTest {

    private static final FeaturedCharacter BOLT =
            new FeaturedCharacter("b", "Bolt", "a friendly robot", "image/png", "characters/bolt.png");
    private static final FeaturedCharacter GONE =
            new FeaturedCharacter("g", "Anna", "a teacher", "image/png", "characters/gone.png");

    @Inject
    RenderRequestBuilder commission;

    @Inject
    MediaStore media;

    @Inject
    StudioSettings settings;

    @BeforeEach
    void shouldHaveACharacter() throws IOException {
        Path image = Files.createTempFile("bolt", ".png");
        ImageIO.write(CharacterFixture.drawn(), "png", image.toFile());
        media.put(BOLT.picture(), image);
        Files.delete(image);
    }

    @Test
    void shouldStandBeforeABackgroundAllTheTimeAndTellWhoIsGone() throws IOException {
        ProjectSnapshot project =
                made("static-background-video", "\"source\": {\"text\": \"Hello there.\\nThis is Bolt.\"}", GONE, BOLT);

        assertThat(project.warnings())
                .containsExactly(
                        "characterIds (Anna) was deleted before it could be shown; the film is made without it");
        Timeline timeline = timeline(project);
        assertThat(standing(timeline)).singleElement().satisfies(bolt -> {
            assertThat(bolt.start()).isZero();
            assertThat(bolt.end()).isEqualTo(timeline.seconds());
            assertThat(bolt.y() + bolt.height()).as("at the foot of the frame").isGreaterThan(1150);
        });
    }

    @Test
    void shouldStandBesideMotionGraphicsWhereItIsNamed() throws IOException {
        ProjectSnapshot project = made(
                "script-to-video",
                "\"source\": {\"text\": \"Rain falls.\\nWind blows.\\nBolt waits.\"}, \"media\": {\"type\": \"motion-graphics\"}",
                BOLT);

        assertThat(project.warnings()).isEmpty();
        Timeline timeline = timeline(project);
        assertThat(standing(timeline))
                .anySatisfy(bolt -> assertThat(bolt.end()).isEqualTo(timeline.seconds()))
                .allSatisfy(bolt -> assertThat(bolt.end() - bolt.start()).isLessThan(timeline.seconds()));
    }

    @Test
    void shouldMoveAsSomebodyInAVideoDoes() throws IOException {
        ProjectSnapshot project = made("motion-transfer", "\"source\": {\"url\": \"#/mute.mp4\"}", BOLT);

        assertThat(project.warnings()).isEmpty();
    }

    @Test
    void shouldEndWhereNobodyIsLeftToBeTheAvatar() throws IOException {
        RenderSpec spec = RenderRequestBuilder.spec(
                "avatar-to-video", "\"source\": {\"text\": \"Hello.\"}, \"characterIds\": [\"g\"]");
        ProjectSnapshot project = commission.ended(spec.featuring(List.of(GONE)));

        assertThat(project.errorCode()).isEqualTo("invalid_input");
        assertThat(project.error()).startsWith("characterIds (Anna) is a character that was deleted");
    }

    private ProjectSnapshot made(String workflow, String sent, FeaturedCharacter... characters) throws IOException {
        RenderSpec spec = RenderRequestBuilder.spec(
                workflow, sent + ", \"characterIds\": [\"b\"], \"music\": {\"enabled\": false}");
        ProjectSnapshot project = commission.ended(spec.featuring(List.of(characters)));
        assertThat(project.error()).isNull();
        assertThat(project.status()).isEqualTo(ProjectStatus.READY);
        return project;
    }

    private static List<Overlay.Image> standing(Timeline timeline) {
        return timeline.overlays().stream()
                .filter(Overlay.Image.class::isInstance)
                .map(Overlay.Image.class::cast)
                .filter(image -> image.file().endsWith("standee.png"))
                .toList();
    }

    private Timeline timeline(ProjectSnapshot project) throws IOException {
        try (Stream<Path> files = Files.walk(settings.workRoot().resolve(project.pid()))) {
            return TimelineJson.read(
                    files.filter(f -> f.endsWith("timeline.json")).findFirst().orElseThrow());
        }
    }
}
