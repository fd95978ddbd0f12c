package io.reelmill.render.stage;

import static org.assertj.core.api.Assertions.assertThat;

import io.reelmill.contracts.event.RenderRequested;
import io.reelmill.isolation.FileTree;
import io.reelmill.render.job.Job;
import io.reelmill.render.job.QueueFixture;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.UUID;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class WorkFoldersTest {

    @TempDir
    Path root;

    private QueueFixture queue;

    @BeforeEach
    void openQueue() {
        queue = new QueueFixture(Duration.ofMinutes(5), Duration.ofMinutes(1));
    }

    @Test
    void shouldClearWhatEndedLongAgoAndNothingElse() throws IOException {
        String old = ended(Duration.ofHours(3), 10);
        String fresh = ended(Duration.ofMinutes(5), 10);
        String underWay = project(10);
        assertThat(queue.jobs.claim("worker")).isPresent();
        Files.createDirectories(root.resolve("media/of-others"));

        sweep(1000);

        assertThat(left()).containsExactlyInAnyOrder(fresh, underWay, "media").doesNotContain(old);
    }

    @Test
    void shouldClearWhatIsLeftOfAFilmThatHasExpired() throws IOException {
        String expired = ended(Duration.ofMinutes(5), 10);
        String kept = ended(Duration.ofMinutes(5), 10);
        queue.jdbi.useHandle(tx -> {
            tx.execute("UPDATE projects.project SET status = 'ready' WHERE pid IN (?, ?)", expired, kept);
            tx.execute("UPDATE projects.run SET expired_at = now() WHERE pid = ?", expired);
        });

        sweep(1000);

        assertThat(left()).containsExactly(kept);
    }

    @Test
    void shouldGoOnWithTheOthersWhereOneCannotBeDeleted() throws IOException {
        String first = ended(Duration.ofHours(4), 10);
        String second = ended(Duration.ofHours(3), 10);
        AtomicInteger deletions = new AtomicInteger();
        WorkFolders sweeper = folders(1000, folder -> {
            if (deletions.getAndIncrement() == 0) {
                throw new IOException("device busy");
            }
            FileTree.delete(folder);
        });

        sweeper.sweep();
        assertThat(left())
                .doesNotContain(first, second)
                .singleElement()
                .asString()
                .startsWith(".deleted-");
        sweeper.sweep();

        assertThat(left()).isEmpty();
    }

    @Test
    void shouldEvictWhatEndedFirstWhileTheBudgetIsExceeded() throws IOException {
        String first = ended(Duration.ofMinutes(30), 400_000);
        String second = ended(Duration.ofMinutes(20), 400_000);
        String third = ended(Duration.ofMinutes(10), 400_000);

        sweep(900_000);

        assertThat(left()).containsExactlyInAnyOrder(second, third).doesNotContain(first);
    }

    @Test
    void shouldKeepWhatIsUnderWayHoweverLargeItIs() throws IOException {
        String underWay = project(400_000);
        assertThat(queue.jobs.claim("worker")).isPresent();

        sweep(1000);

        assertThat(left()).containsExactly(underWay);
    }

    @Test
    void shouldClearPiecesThatNoRenderUsedForLong() throws Exception {
        String pid = ended(Duration.ofMinutes(5), 10);
        Path output = root.resolve(pid).resolve("0");
        Pieces pieces = new Pieces(output);
        pieces.piece("clip", "unused", String.class, own -> "old");
        pieces.piece("clip", "still used", String.class, own -> "used");
        for (Path entry : entries(output.resolve("pieces"))) {
            Files.setLastModifiedTime(entry, FileTime.from(Instant.now().minus(Duration.ofHours(2))));
        }
        pieces.piece("clip", "still used", String.class, own -> "made again");

        Files.createDirectories(output.resolve("pieces/clip-superseded-123"));

        sweep(1_000_000);

        assertThat(entries(output.resolve("pieces"))).hasSize(2);
        assertThat(pieces.piece("clip", "still used", String.class, own -> "made again")
                        .value())
                .isEqualTo("used");
    }

    @Test
    void shouldClearWhatNoDatabaseKnowsAndWhatASweeperLeftHalfDeleted() throws IOException {
        Path unknown = Files.createDirectories(root.resolve("0352FR7jAm5gHuCDEmw4ca"));
        Files.setLastModifiedTime(unknown, FileTime.from(Instant.now().minus(Duration.ofHours(2))));
        Files.createDirectories(root.resolve(".deleted-" + UUID.randomUUID() + "/0/pieces"));

        sweep(1000);

        assertThat(left()).isEmpty();
    }

    private String ended(Duration ago, int bytes) throws IOException {
        String pid = project(bytes);
        Job job = queue.jobs.claim("worker").orElseThrow();
        queue.jdbi.useTransaction(tx -> queue.jobs.close(tx, job, null));
        queue.jdbi.useHandle(tx -> tx.execute(
                "UPDATE render.job SET finished_at = now() - ?::interval WHERE pid = ?", ago.toSeconds() + " s", pid));
        return pid;
    }

    private String project(int bytes) throws IOException {
        RenderRequested request = queue.requested(UUID.randomUUID());
        Path output = Files.createDirectories(root.resolve(request.pid()).resolve("0"));
        Files.write(output.resolve("film.mp4"), new byte[bytes]);
        return request.pid();
    }

    private void sweep(long budget) throws IOException {
        folders(budget).sweep();
    }

    private WorkFolders folders(long budget) {
        return folders(budget, FileTree::delete);
    }

    private WorkFolders folders(long budget, WorkFolders.Deletion deletion) {
        return new WorkFolders(
                queue.jdbi,
                new StageResults(queue.jdbi, queue.jobs),
                new TestStudioSettings(root, budget, 0),
                Clock.systemUTC(),
                deletion);
    }

    private List<String> left() throws IOException {
        return entries(root).stream().map(path -> path.getFileName().toString()).toList();
    }

    private static List<Path> entries(Path folder) throws IOException {
        try (Stream<Path> entries = Files.list(folder)) {
            return entries.toList();
        }
    }
}
