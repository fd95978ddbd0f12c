package io.reelmill.qa.e2e;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import com.fasterxml.jackson.databind.node.ObjectNode;
import io.reelmill.contracts.catalog.Workflow;
import io.reelmill.inspection.Depth;
import io.reelmill.inspection.FilmInspector;
import io.reelmill.inspection.Inspection;
import io.reelmill.samples.Samples;
import io.restassured.path.json.JsonPath;
import java.io.IOException;
import java.nio.file.Path;
import java.util.EnumMap;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** The examples, end to end: small and short, otherwise as they stand. */
class EveryWorkflowTest {

    @RegisterExtension
    static final RunningSuite REELMILL = new RunningSuite();

    private static final double FRAME_RATE = 8;
    private static final int PICTURES = 3;
    /** Those whose sound is the client's and is left as loud as it is. */
    private static final Set<Workflow> AS_LOUD_AS_GIVEN =
            Set.of(Workflow.AUDIO_TO_VIDEO, Workflow.MUSIC_TO_VIDEO, Workflow.CAPTION_VIDEO, Workflow.MOTION_TRANSFER);

    private static final double LOUDNESS = -14;

    /** The projects: while one film is looked at, the next is made. */
    private static final Map<Workflow, CompletableFuture<String>> SUBMITTED = new EnumMap<>(Workflow.class);

    @TempDir
    Path folder;

    @BeforeAll
    static void submitAll() {
        for (Workflow workflow : Workflow.values()) {
            String request = example(workflow).toString();
            SUBMITTED.put(workflow, CompletableFuture.supplyAsync(() -> REELMILL.render(request)));
        }
    }

    @ParameterizedTest
    @EnumSource(Workflow.class)
    void shouldMakeAFilmOfItsExample(Workflow workflow) throws IOException {
        ObjectNode request = example(workflow);
        JsonPath status = REELMILL.awaitEnd(SUBMITTED.get(workflow).join());

        assertThat(status.getString("error")).as(REELMILL::complaints).isNull();
        assertThat(status.getString("status")).isEqualTo("ready");
        assertThat(status.getInt("creditsUsed")).isGreaterThanOrEqualTo(10);
        Path film = REELMILL.download(status.getString("videoUrl"), folder.resolve("film.mp4"));
        Inspection inspection = new FilmInspector().inspect(film, Depth.KEY_FRAMES);
        shouldBeWhole(inspection, status);
        shouldBeSeen(inspection, workflow);
        shouldBeHeard(inspection, workflow);
        shouldTellTheSame(status, inspection);
        shouldHoldWhatWasAskedFor(request, workflow, status, inspection);
    }

    private static void shouldHoldWhatWasAskedFor(
            ObjectNode request, Workflow workflow, JsonPath status, Inspection inspection) throws IOException {
        Path work = REELMILL.suite().home().folder("work").resolve(status.getString("pid"));
        TimelineCheck timeline = TimelineCheck.of(work, inspection);
        timeline.shouldBeFilledWithPictures(workflow == Workflow.SCRIPT_TO_VIDEO ? 2 : 1);
        if (workflow == Workflow.SCRIPT_TO_VIDEO) {
            timeline.shouldSay(request.path("source").path("text").asText());
        }
        if (workflow.isNarrated()) {
            timeline.shouldHaveAVoice();
        }
    }

    private static void shouldBeWhole(Inspection film, JsonPath status) {
        assertThat(film.fastStart()).isTrue();
        assertThat(film.video().codec()).isEqualTo("h264");
        assertThat(film.audio().codec()).isEqualTo("aac");
        assertThat(film.video().seconds())
                .isGreaterThan(3)
                .isCloseTo(film.audio().seconds(), within(0.06))
                .isCloseTo(status.getDouble("durationSeconds"), within(0.06));
    }

    private static void shouldBeSeen(Inspection film, Workflow workflow) {
        assertThat(film.video().black()).isZero();
        assertThat(film.video().still()).noneMatch(s -> s.to() - s.from() > 4);
        if (workflow != Workflow.CAPTION_VIDEO) {
            assertThat(film.video().width()).isEqualTo(720);
            assertThat(film.video().height()).isEqualTo(1280);
            assertThat(film.video().frameRate()).isEqualTo(FRAME_RATE);
        }
    }

    private static void shouldBeHeard(Inspection film, Workflow workflow) {
        assertThat(film.audio().truePeak()).isLessThanOrEqualTo(-1);
        assertThat(film.audio().loudness())
                .isCloseTo(LOUDNESS, within(AS_LOUD_AS_GIVEN.contains(workflow) ? 6.0 : 1.5));
    }

    /** The self-check measured what we measure. */
    private static void shouldTellTheSame(JsonPath status, Inspection film) {
        assertThat(status.getInt("quality.frames")).isEqualTo((int) film.video().frames());
        assertThat(status.getInt("quality.blackFrames")).isZero();
        assertThat(status.getBoolean("quality.fastStart")).isTrue();
        assertThat(status.getDouble("quality.loudnessLufs"))
                .isCloseTo(film.audio().loudness(), within(0.01));
        assertThat(status.getList("quality.repairs", String.class)).isNullOrEmpty();
    }

    /** In the smallest size, with few frames, and of scripts the beginning. */
    private static ObjectNode example(Workflow workflow) {
        Samples samples = new Samples(REELMILL.suite().gatewayUrl().toString());
        ObjectNode request = samples.request(workflow).deepCopy();
        request.withObject("/render").put("resolution", "720p").put("frameRate", FRAME_RATE);
        ObjectNode source = request.withObject("/source");
        if (workflow.isNarrated() && source.has("text")) {
            source.put(
                    "text",
                    source.path("text")
                            .asText()
                            .lines()
                            .limit(2)
                            .reduce((a, b) -> a + "\n" + b)
                            .orElseThrow());
        }
        request.withObject("/media").put("maxItems", PICTURES);
        if (source.has("durationSeconds")) {
            source.put("durationSeconds", 6);
        }
        return request;
    }
}
