package io.reelmill.render.segment;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import io.reelmill.compositor.FilmMaker;
import io.reelmill.compositor.FilmReport;
import io.reelmill.compositor.Segments;
import io.reelmill.render.job.Job;
import io.reelmill.render.job.QueueFixture;
import io.reelmill.timeline.Timeline;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.SQLException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** One film by the worker that has its job and by others, in processes of their own. */
class SharedFilmTest {

    private static final Duration PATIENCE = Duration.ofMinutes(3);
    private static final Timeline FILM = SharedFilm.timeline(6);
    private static final int KILLS = 2;
    /** Of the long film; its clips last two seconds. */
    private static final int MINUTES = Integer.getInteger("reelmill.endurance.minutes", 30);

    @TempDir
    Path root;

    private final List<Process> helpers = new ArrayList<>();
    private QueueFixture queue;
    private Duration patience = PATIENCE;
    private int killed;
    private int madeByHelpers;

    @BeforeEach
    void openQueue() {
        queue = new QueueFixture(Duration.ofMinutes(5), Duration.ofMinutes(1));
    }

    @AfterEach
    void endHelpers() {
        helpers.forEach(Process::destroyForcibly);
    }

    @Test
    void shouldBeTheSameFilmByHoweverManyWorkersAndWhoeverIsKilled() throws Exception {
        Path alone = film(FILM, "alone", false).mp4();
        startHelpers(1);
        Path byTwo = film(FILM, "two", false).mp4();
        startHelpers(3);
        Path byFive = film(FILM, "five", true).mp4();

        assertThat(byTwo).hasSameBinaryContentAs(alone);
        assertThat(byFive).hasSameBinaryContentAs(alone);
        assertThat(killed).isPositive();
    }

    @Test
    @Tag("endurance")
    void shouldMakeAFilmOfHalfAnHourByThreeWorkersInBoundedMemory() throws Exception {
        Timeline film = SharedFilm.timeline(30 * MINUTES);
        startHelpers(2);

        patience = Duration.ofHours(1);

        Made made = film(film, "half an hour", false);

        assertThat(made.report().frames()).isEqualTo(film.frameCount());
        assertThat(made.report().seconds()).isEqualTo(60.0 * MINUTES);
        assertThat(madeByHelpers).isGreaterThan(Segments.of(film).size() / 4);
        for (Process helper : helpers) {
            assertThat(peakMebibytes(helper)).isLessThan(1024);
        }
    }

    private static int peakMebibytes(Process process) throws IOException {
        String line = Files.readAllLines(Path.of("/proc/" + process.pid() + "/status")).stream()
                .filter(l -> l.startsWith("VmHWM:"))
                .findFirst()
                .orElseThrow();
        return Integer.parseInt(line.replaceAll("\\D", "")) / 1024;
    }

    private record Made(Path mp4, FilmReport report) {}

    private Made film(Timeline film, String name, boolean killing) throws Exception {
        queue.requested(UUID.randomUUID());
        Job job = queue.jobs.claim("worker").orElseThrow();
        Path folder = Files.createDirectories(root.resolve(job.pid()).resolve(Integer.toString(job.output())));
        SharedFilm.paint(folder);
        Path mp4 = root.resolve(name + ".mp4");
        SegmentTasks tasks = new SegmentTasks(queue.jdbi, HelperProcess.SETTINGS);
        SharedSegments shared = new SharedSegments(tasks, job, () -> {});
        boolean helped = !helpers.isEmpty();
        FilmReport report;
        if (helped) {
            offerToHelpersFirst(film, tasks, job);
        }
        try (SegmentRenderer renderer = new SegmentRenderer(
                new FilmMaker(), folder, SharedFilm.CODED, film.canvas(), () -> false, Optional.of(shared))) {
            List<CompletableFuture<Path>> segments =
                    Segments.of(film).stream().map(renderer::submit).toList();
            CompletableFuture<Void> all = CompletableFuture.allOf(segments.toArray(CompletableFuture[]::new));
            await().atMost(patience).pollInterval(Duration.ofMillis(20)).until(() -> {
                if (killing) {
                    killOneAtWork();
                }
                return all.isDone();
            });
            if (!killing) {
                madeByHelpers = madeByHelpers(job);
                assertThat(madeByHelpers).matches(count -> helped == count > 0);
            }
            report = new FilmMaker().join(film, folder, SharedFilm.CODED, files(segments), mp4);
        }
        assertThat(rows(job)).isZero();
        return new Made(mp4, report);
    }

    /** So that one of them is at work when the film's own worker begins, however slow they are. */
    private void offerToHelpersFirst(Timeline film, SegmentTasks tasks, Job job) {
        List<Timeline> segments = Segments.of(film);
        for (int i = 0; i < segments.size(); i++) {
            SegmentOrder order = new SegmentOrder(segments.get(i), SharedFilm.CODED);
            tasks.offer(job, i, order.piece(), order);
        }
        await().atMost(PATIENCE)
                .pollInterval(Duration.ofMillis(5))
                .until(() -> count(job, " AND worker IS NOT NULL") > 0);
    }

    private static List<Path> files(List<CompletableFuture<Path>> segments)
            throws ExecutionException, InterruptedException {
        List<Path> files = new ArrayList<>();
        for (CompletableFuture<Path> segment : segments) {
            files.add(segment.get());
        }
        return files;
    }

    /** A helper that makes a segment, with kill -9. */
    private void killOneAtWork() {
        Optional<Long> busy = queue.jdbi.withHandle(
                tx -> tx.createQuery("SELECT worker::bigint FROM render.segment_task WHERE worker IS NOT NULL"
                                + " AND state = 'running' AND lease_until > now() ORDER BY random() LIMIT 1")
                        .mapTo(Long.class)
                        .findOne());
        if (busy.isPresent() && killed < KILLS) {
            helpers.get(busy.get().intValue()).destroyForcibly();
            killed++;
        }
    }

    private int madeByHelpers(Job job) {
        return count(job, " AND state = 'done' AND worker IS NOT NULL");
    }

    private int rows(Job job) {
        return count(job, "");
    }

    private int count(Job job, String condition) {
        return queue.jdbi.withHandle(
                tx -> tx.createQuery("SELECT count(*) FROM render.segment_task WHERE run_id = :runId" + condition)
                        .bind("runId", job.runId())
                        .mapTo(Integer.class)
                        .one());
    }

    /** Helpers that are there when this returns. Each is called by its number. */
    private void startHelpers(int count) throws IOException, SQLException {
        String url =
                queue.jdbi.withHandle(tx -> tx.getConnection().getMetaData().getURL());
        List<Process> started = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            String name = Integer.toString(helpers.size());
            Process helper = new ProcessBuilder(
                            Path.of(System.getProperty("java.home"), "bin", "java")
                                    .toString(),
                            "-XX:TieredStopAtLevel=1",
                            "-XX:+UseSerialGC",
                            "-Xmx512m",
                            "-Djava.awt.headless=true",
                            "-cp",
                            System.getProperty("java.class.path"),
                            HelperProcess.class.getName(),
                            url,
                            "postgres",
                            "postgres",
                            root.toString(),
                            name)
                    .redirectError(root.resolve("helper-" + name + ".log").toFile())
                    .start();
            helpers.add(helper);
            started.add(helper);
        }
        for (Process helper : started) {
            String line = helper.inputReader().readLine();
            while (line != null && !line.equals(HelperProcess.READY)) {
                line = helper.inputReader().readLine();
            }
            assertThat(line).isEqualTo(HelperProcess.READY);
        }
    }
}
