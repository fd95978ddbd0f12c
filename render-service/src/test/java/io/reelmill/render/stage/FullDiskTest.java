package io.reelmill.render.stage;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import io.reelmill.compositor.FootageWriter;
import io.reelmill.contracts.event.RenderRequested;
import io.reelmill.contracts.project.ProjectSnapshot;
import io.reelmill.contracts.project.ProjectStatus;
import io.reelmill.projects.OutputEnd;
import io.reelmill.render.job.Job;
import io.reelmill.render.job.JobExecutor;
import io.reelmill.render.job.QueueFixture;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.UUID;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A disk that is full, and a folder that cannot be written, as the workers meet them. */
class FullDiskTest {

    /** Takes everything and keeps nothing: each write fails as on a full disk, for root as well. */
    private static final Path FULL = Path.of("/dev/full");

    @TempDir
    Path folder;

    private QueueFixture queue;
    private Thread worker;

    @BeforeEach
    void openQueue() {
        queue = new QueueFixture(Duration.ofSeconds(5), Duration.ofSeconds(1));
    }

    @AfterEach
    void stopWorker() throws InterruptedException {
        worker.interrupt();
        worker.join(10_000);
    }

    @Test
    void shouldEndInAnErrorOfOursThatCostsNothingAndLeavesNothingAndGoOn() throws IOException {
        assumeTrue(Files.isWritable(FULL), "no " + FULL);
        RenderRequested unlucky = queue.requested(UUID.randomUUID());
        RenderRequested next = queue.requested(UUID.randomUUID());

        start(folder, unlucky.pid());

        assertOurFault(ended(unlucky));
        assertThat(ended(next).status()).isEqualTo(ProjectStatus.READY);
        try (Stream<Path> left = Files.walk(folder.resolve(unlucky.pid()))) {
            assertThat(left.filter(Files::isRegularFile)).isEmpty();
        }
    }

    @Test
    void shouldEndInAnErrorOfOursWhereTheWorkFolderCannotBeWritten() throws IOException {
        RenderRequested unlucky = queue.requested(UUID.randomUUID());

        start(Files.createFile(folder.resolve("no-folder")), "");

        assertOurFault(ended(unlucky));
        assertThat(worker.isAlive()).isTrue();
    }

    private static void assertOurFault(ProjectSnapshot project) {
        assertThat(project.status()).isEqualTo(ProjectStatus.ERROR);
        assertThat(project.errorCode()).isEqualTo("internal_error");
        assertThat(project.error()).doesNotContain("/", "disk").contains("no fault of yours");
        assertThat(project.creditsUsed()).isZero();
    }

    private ProjectSnapshot ended(RenderRequested request) {
        return await().atMost(Duration.ofSeconds(30))
                .until(() -> queue.project(request), p -> p.status().isFinal());
    }

    /** @param full pid of the project whose files find no room */
    private void start(Path workRoot, String full) {
        StageRunner runner = new StageRunner(
                new StageResults(queue.jdbi, queue.jobs),
                new TestStudioSettings(workRoot),
                new StageMeters(queue.meters));
        JobExecutor executor = (job, stopped) -> produce(runner, job, job.pid().equals(full));
        worker = new Thread(queue.worker("worker", executor));
        worker.start();
    }

    private static OutputEnd.Ready produce(StageRunner runner, Job job, boolean full) throws Exception {
        runner.run(job, new Filming(full), "input", new WarningCollector());
        return new OutputEnd.Ready(5, "v.mp4", "t.jpg", null, 5, 64, 64, 8, 9, null, List.of(), List.of());
    }

    /** Writes a text and a clip as pieces. */
    private record Filming(boolean full) implements Stage<String, String> {
        @Override
        public String name() {
            return "filming";
        }

        @Override
        public Class<String> resultType() {
            return String.class;
        }

        @Override
        public String run(String input, Path folder, StageContext context) throws Exception {
            Files.writeString(folder.resolve("draft.txt"), "begun");
            return new Pieces(folder.getParent())
                    .piece("clip", input, String.class, own -> clip(own))
                    .value();
        }

        private String clip(Path own) throws IOException {
            Files.writeString(own.resolve("notes.txt"), "begun");
            Path mp4 = own.resolve("clip.mp4");
            if (full) {
                Files.createSymbolicLink(mp4, FULL);
            }
            try (FootageWriter writer = FootageWriter.open(mp4, 64, 64, 8)) {
                for (int i = 0; i < 8; i++) {
                    writer.write(new int[64 * 64]);
                }
                writer.finish();
            }
            return "clip.mp4";
        }
    }
}
