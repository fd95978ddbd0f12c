package io.reelmill.render;

import static org.assertj.core.api.Assertions.assertThat;

import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.junit.QuarkusTest;
import io.reelmill.compositor.FilmMaker;
import io.reelmill.contracts.catalog.FeaturedCharacter;
import io.reelmill.contracts.event.RenderProgressed;
import io.reelmill.contracts.project.ProjectStatus;
import io.reelmill.inspection.Depth;
import io.reelmill.inspection.FilmInspector;
import io.reelmill.inspection.Inspection;
import io.reelmill.isolation.FileTree;
import io.reelmill.media.MediaStore;
import io.reelmill.media.service.MediaSettings;
import io.reelmill.projects.task.Task;
import io.reelmill.projects.task.TaskFile;
import io.reelmill.render.stage.StudioSettings;
import io.reelmill.testkit.TestKafka;
import io.reelmill.testkit.TestPostgres;
import io.reelmill.timeline.Camera;
import io.reelmill.timeline.Camera.View;
import io.reelmill.timeline.Canvas;
import io.reelmill.timeline.Captions;
import io.reelmill.timeline.Clip;
import io.reelmill.timeline.Footage;
import io.reelmill.timeline.Layer;
import io.reelmill.timeline.Timeline;
import io.reelmill.timeline.Transition;
import jakarta.inject.Inject;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Images and clips for themselves, as the running service makes them. */
@QuarkusTest
@QuarkusTestResource(TestPostgres.class)
@QuarkusTestResource(TestKafka.class)
@QuarkusTestResource(MediaFixtures.class)
class MediaGenerationTest {

    /** Mean difference of a sample, 0 to 255, between a picture and its lossy copy in the film. */
    private static final double SAME = 4;

    @Inject
    TaskBuilder commission;

    @Inject
    MediaStore media;

    @Inject
    StudioSettings settings;

    @Inject
    MediaSettings storage;

    private Path folder;

    @BeforeEach
    void makeFolder() throws IOException {
        folder = Files.createTempDirectory("generated");
    }

    @AfterEach
    void deleteFolder() throws IOException {
        FileTree.delete(folder);
    }

    @Test
    void shouldMakeAsManyDifferentImagesAsAreAskedFor() throws IOException {
        Task task = commission.generated("{'prompt': 'a lighthouse by the sea', 'count': 2, 'ratio': 'square'}");

        assertThat(task.error()).isNull();
        assertThat(task.files()).hasSize(2).allSatisfy(file -> {
            assertThat(file.mimeType()).isEqualTo("image/png");
            BufferedImage image = ImageIO.read(stored(file).toFile());
            assertThat(image.getWidth()).isEqualTo(1080).isEqualTo(file.width());
            assertThat(image.getHeight()).isEqualTo(1080).isEqualTo(file.height());
        });
        assertThat(Files.mismatch(
                        stored(task.files().get(0)), stored(task.files().get(1))))
                .as("two different images")
                .isNotEqualTo(-1);
        assertThat(task.creditsUsed()).isEqualTo(TaskBuilder.RESERVED);
        assertThat(settings.workRoot().resolve(task.pid())).as("work files").doesNotExist();
        shouldHaveToldItsProgress(task);
    }

    private static void shouldHaveToldItsProgress(Task task) {
        List<RenderProgressed> told = ProgressEvents.of(task.pid(), 50);
        assertThat(told).allSatisfy(event -> {
            assertThat(event.runId()).isEqualTo(task.id());
            assertThat(event.workspaceId()).isEqualTo(task.workspaceId());
            assertThat(event.status()).isEqualTo(ProjectStatus.RENDERING);
        });
        List<Integer> percents = told.stream().map(RenderProgressed::progress).toList();
        assertThat(percents).isSorted();
        assertThat(percents).as("the first of two images is half of it").anyMatch(percent -> percent < 50);
        assertThat(percents).as("the second one is the rest").anyMatch(percent -> percent >= 50);
    }

    @ParameterizedTest
    @CsvSource({"landscape, 1920, 1080", "portrait, 1080, 1920", "linkedin, 1080, 1350"})
    void shouldHaveTheShapeThatItsRatioNames(String ratio, int width, int height) throws IOException {
        Task task = commission.generated("{'prompt': 'a lighthouse by the sea', 'ratio': '" + ratio
                + "', 'imageQuality': 'cheap', 'improvePrompt': true, 'generationPreset': 'INK'}");

        assertThat(task.error()).isNull();
        BufferedImage image = ImageIO.read(stored(task.files().get(0)).toFile());
        assertThat(image.getWidth()).isEqualTo(width);
        assertThat(image.getHeight()).isEqualTo(height);
    }

    @Test
    void shouldBeHeardWhereSoundIsAskedForAndSilentElsewhere() throws IOException {
        String rain = "{'mediaType': 'video', 'prompt': 'rain on a lake', 'duration': 1, 'ratio': '1:1',"
                + " 'videoQuality': 'base', 'enableAudio': ";

        assertThat(loudness(commission.generated(rain + "true}"))).isBetween(-40.0, 0.0);
        assertThat(loudness(commission.generated(rain + "false}"))).isLessThan(-60);
    }

    @Test
    void shouldBeginAndEndWithTheGivenFrames() throws IOException {
        Task task = commission.generated(
                "{'mediaType': 'video', 'firstFrame': '#/dawn.png', 'lastFrame': '#/night.png', 'duration': 2}");

        assertThat(task.error()).isNull();
        TaskFile clip = task.files().get(0);
        assertThat(clip.durationSeconds()).isEqualTo(2);
        assertThat(clip.width()).isEqualTo(1080);
        assertThat(clip.height()).as("the shape of the frames").isEqualTo(1920);
        assertThat(difference(frame(clip, 0), specimen("dawn.png", clip))).isLessThan(SAME);
        assertThat(difference(frame(clip, 2 - 1 / 30.0), specimen("night.png", clip)))
                .isLessThan(SAME);
        assertThat(difference(frame(clip, 1), specimen("dawn.png", clip)))
                .as("it moves in between")
                .isGreaterThan(SAME);
    }

    @Test
    void shouldNameTheFrameThatIsNoPictureChargeNothingAndLeaveNothing() throws IOException {
        long before = objects();

        Task task = commission.generated("{'prompt': 'dawn', 'firstFrame': '#/page.jpg', 'duration': 2}");

        assertThat(task.status()).isEqualTo(ProjectStatus.ERROR);
        assertThat(task.errorCode()).isEqualTo("invalid_input");
        assertThat(task.error()).startsWith("firstFrame ");
        assertThat(task.creditsUsed()).isZero();
        assertThat(objects()).as("objects in the media store").isEqualTo(before);
        assertThat(settings.workRoot().resolve(task.pid())).as("work files").doesNotExist();
    }

    @Test
    void shouldSayWhatIsQuotedAndTellItsWords() throws IOException {
        Task task = commission.generated(
                "{'mediaType': 'video', 'prompt': 'A robot says \u201cgood morning\u201d', 'duration': 1,'voiceId':"
                        + " 'reelmill-default', 'withTranscript': true, 'enableAudio': true, 'ratio': '1:1'}");

        assertThat(task.error()).isNull();
        assertThat(task.transcript().path("text").asText()).isEqualTo("good morning");
        assertThat(task.transcript().path("words")).hasSize(2);
        assertThat(task.files().get(0).durationSeconds()).isBetween(1.0, 4.0);
        assertThat(task.warnings()).noneMatch(warning -> warning.startsWith("withTranscript"));
    }

    @Test
    void shouldShowCharactersAndReferencesTogether() throws IOException {
        FeaturedCharacter bolt = new FeaturedCharacter("b", "Bolt", "a robot", "image/png", "characters/bolt.png");
        Path image = Files.createTempFile(folder, "bolt", ".png");
        ImageIO.write(CharacterFixture.drawn(), "png", image.toFile());
        media.put(bolt.picture(), image);

        Task task = commission.generated(
                "{'prompt': 'a beach', 'ratio': '1:1', 'referenceImages': ['#/face.png', '#/dawn.png']}", bolt);

        assertThat(task.error()).isNull();
        assertThat(task.files()).hasSize(1);
    }

    private double loudness(Task task) {
        assertThat(task.error()).isNull();
        Inspection clip = new FilmInspector().inspect(stored(task.files().get(0)), Depth.KEY_FRAMES);
        return clip.audio() == null ? Double.NEGATIVE_INFINITY : clip.audio().loudness();
    }

    private Path stored(TaskFile file) {
        return storage.root().resolve(file.key());
    }

    private long objects() throws IOException {
        if (!Files.isDirectory(storage.root())) {
            return 0;
        }
        try (Stream<Path> files = Files.walk(storage.root())) {
            return files.filter(Files::isRegularFile).count();
        }
    }

    /** A frame of a clip, drawn by the compositor over the whole canvas. */
    private BufferedImage frame(TaskFile clip, double second) throws IOException {
        Layer layer = new Layer(
                stored(clip).toString(),
                0,
                0,
                clip.width(),
                clip.height(),
                1,
                null,
                new Footage(Math.max(0, second), 1, false));
        Clip shown = new Clip(
                "frame",
                0,
                1,
                clip.width(),
                clip.height(),
                List.of(layer),
                Camera.still(new View(0.5, 0.5, 1)),
                Transition.CUT);
        Path png = Files.createTempFile(folder, "frame", ".png");
        Canvas canvas = new Canvas(clip.width(), clip.height(), 30);
        new FilmMaker().still(new Timeline(canvas, 1, List.of(shown), Captions.none(), List.of()), folder, 0, png);
        return ImageIO.read(png.toFile());
    }

    private static BufferedImage specimen(String name, TaskFile clip) throws IOException {
        BufferedImage small =
                ImageIO.read(URI.create(MediaFixtures.address() + "/" + name).toURL());
        BufferedImage large = new BufferedImage(clip.width(), clip.height(), BufferedImage.TYPE_INT_RGB);
        Graphics2D g = large.createGraphics();
        g.setRenderingHint(RenderingHints.KEY_INTERPOLATION, RenderingHints.VALUE_INTERPOLATION_BICUBIC);
        g.drawImage(small, 0, 0, clip.width(), clip.height(), null);
        g.dispose();
        return large;
    }

    private static double difference(BufferedImage one, BufferedImage other) {
        return IntStream.range(0, one.getHeight() / 4)
                .mapToDouble(y -> {
                    double sum = 0;
                    for (int x = 0; x < one.getWidth(); x += 4) {
                        int a = one.getRGB(x, y * 4);
                        int b = other.getRGB(x, y * 4);
                        for (int shift = 0; shift <= 16; shift += 8) {
                            sum += Math.abs((a >> shift & 255) - (b >> shift & 255)) / 3.0;
                        }
                    }
                    return sum / (one.getWidth() / 4.0);
                })
                .average()
                .orElseThrow();
    }
}
