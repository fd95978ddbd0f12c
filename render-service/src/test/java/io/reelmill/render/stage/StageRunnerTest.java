package io.reelmill.render.stage;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.awaitility.Awaitility.await;

import io.reelmill.isolation.FileTree;
import io.reelmill.render.job.Job;
import io.reelmill.render.job.LeaseLostException;
import io.reelmill.render.job.QueueFixture;
import io.reelmill.render.job.StoppedException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class StageRunnerTest {

    @TempDir
    Path work;

    private QueueFixture queue;
    private StageRunner runner;

    @BeforeEach
    void openQueue() {
        queue = new QueueFixture(Duration.ofMillis(300), Duration.ofMillis(100));
        runner = new StageRunner(
                new StageResults(queue.jdbi, queue.jobs), new TestStudioSettings(work), new StageMeters(queue.meters));
    }

    @Test
    void shouldGoOnFromTheLastFinishedStage() throws Exception {
        queue.requested(UUID.randomUUID());
        Counting stage = new Counting();
        Job first = queue.jobs.claim("dead").orElseThrow();
        var made = runner.run(first, stage, "input", new Quiet(false));
        Job second = reclaimed();

        var taken = runner.run(second, stage, "input", new Quiet(false));

        assertThat(stage.runs).isEqualTo(1);
        assertThat(taken.reused()).isTrue();
        assertThat(taken.value()).isEqualTo(made.value());
        assertThat(runner.folderOf(second).resolve(taken.folder()).resolve("file"))
                .hasContent("made of input");
    }

    @Test
    void shouldTellTheClientAgainWhatConcernsAResultThatIsTakenFromBefore() throws Exception {
        queue.requested(UUID.randomUUID());
        Counting stage = new Counting();
        Job job = queue.jobs.claim("worker").orElseThrow();
        runner.run(job, stage, "input", new WarningCollector("Drawn by somebody else"));

        WarningCollector second = new WarningCollector();
        runner.run(job, stage, "input", second);

        assertThat(second.told()).containsExactly("Drawn by somebody else");
    }

    @Test
    void shouldTakeWhatAStandInMadeForTheSameRunButNotForAnother() throws Exception {
        queue.requested(UUID.randomUUID());
        Counting stage = new Counting();
        Job job = queue.jobs.claim("worker").orElseThrow();

        runner.run(job, stage, "input", new StoodIn("first", true));
        var triedAgain = runner.run(job, stage, "input", new StoodIn("first", false));
        var anotherRun = runner.run(job, stage, "input", new StoodIn("second", false));
        var third = runner.run(job, stage, "input", new StoodIn("third", false));

        assertThat(List.of(triedAgain.reused(), anotherRun.reused(), third.reused()))
                .containsExactly(true, false, true);
    }

    @Test
    void shouldRunAgainWhenTheInputChangedOrTheFilesAreGone() throws Exception {
        queue.requested(UUID.randomUUID());
        Counting stage = new Counting();
        Job job = queue.jobs.claim("worker").orElseThrow();

        runner.run(job, stage, "input", new Quiet(false));
        var changed = runner.run(job, stage, "another", new Quiet(false));
        FileTree.delete(runner.folderOf(job).resolve(changed.folder()));
        runner.run(job, stage, "another", new Quiet(false));

        assertThat(stage.runs).isEqualTo(3);
    }

    @Test
    void shouldKeepNothingOfAnAttemptThatLostItsLease() throws Exception {
        queue.requested(UUID.randomUUID());
        Job zombie = queue.jobs.claim("zombie").orElseThrow();
        Counting stage = new Counting();
        Job second = reclaimed();

        assertThatThrownBy(() -> runner.run(zombie, stage, "input", new Quiet(false)))
                .isInstanceOf(LeaseLostException.class);
        assertThat(runner.run(second, stage, "input", new Quiet(false)).reused())
                .isFalse();
    }

    @Test
    void shouldStopBeforeAStageThatIsNotToRun() {
        queue.requested(UUID.randomUUID());
        Job job = queue.jobs.claim("worker").orElseThrow();
        Counting stage = new Counting();

        assertThatThrownBy(() -> runner.run(job, stage, "input", new Quiet(true)))
                .isInstanceOf(StoppedException.class);
        assertThat(stage.runs).isZero();
    }

    private Job reclaimed() {
        return await().atMost(Duration.ofSeconds(10))
                .until(() -> queue.jobs.claim("next"), Optional::isPresent)
                .orElseThrow();
    }

    private static final class Counting implements Stage<String, String> {
        private int runs;

        @Override
        public String name() {
            return "counting";
        }

        @Override
        public Class<String> resultType() {
            return String.class;
        }

        @Override
        public String run(String input, Path folder, StageContext context) throws IOException {
            runs++;
            Files.writeString(folder.resolve("file"), "made of " + input);
            return input + " done";
        }
    }

    private record Quiet(boolean stopped) implements StageContext {
        @Override
        public void progress(double share) {}

        @Override
        public void warn(String message) {}
    }

    private record StoodIn(String run, boolean stoodIn) implements StageContext {
        @Override
        public void progress(double share) {}

        @Override
        public void warn(String message) {}

        @Override
        public boolean stopped() {
            return false;
        }
    }
}
