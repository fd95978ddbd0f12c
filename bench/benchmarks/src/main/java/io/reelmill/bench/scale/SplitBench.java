package io.reelmill.bench.scale;

import io.reelmill.bench.Figure;
import io.reelmill.compositor.Encoding;
import io.reelmill.compositor.FilmMaker;
import io.reelmill.compositor.Progress;
import io.reelmill.compositor.RenderException;
import io.reelmill.compositor.still.StillCache;
import io.reelmill.local.process.Home;
import io.reelmill.local.suite.Suite;
import io.reelmill.local.suite.SuiteOptions;
import io.reelmill.render.job.Job;
import io.reelmill.render.segment.SegmentHelper;
import io.reelmill.render.segment.SegmentRenderer;
import io.reelmill.render.segment.SharedSegments;
import io.reelmill.timeline.Canvas;
import io.reelmill.timeline.Captions;
import io.reelmill.timeline.Timeline;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.stream.IntStream;

/**
 * How much sooner the segments of one film are made when several workers share them, {@code split.N_vs_1}. The workers share by
 * the table of a running suite; only drawing and encoding are replaced by a wait, so that the machine has room for all of them.
 * As workers in processes of their own, they look for segments once a second while they find none.
 */
public final class SplitBench {

    private static final int SEGMENTS = 96;
    private static final Duration WORK = Duration.ofMillis(500);
    private static final Canvas CANVAS = new Canvas(1080, 1920, 30);

    private SplitBench() {}

    /** Frames that take their time and are not drawn. */
    private static final class TimedFilmMaker extends FilmMaker {
        @Override
        public void segment(
                Timeline segment, Path folder, StillCache stills, Encoding encoding, Path mp4, Progress progress) {
            try {
                TimeUnit.NANOSECONDS.sleep(WORK.toNanos());
                Files.createFile(mp4);
                progress.at(segment.frameCount(), segment.frameCount());
            } catch (IOException e) {
                throw new RenderException("the segment cannot be written", e);
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
                throw new RenderException("the segment was interrupted", e);
            }
        }
    }

    /** @param workers how many, for each figure; the first is what the others are compared with */
    public static List<Figure> run(List<Integer> workers) throws Exception {
        Path home = Files.createTempDirectory("reelmill-bench-");
        SuiteOptions options = SuiteOptions.keepingData(home, 0).with("REELMILL_WORKER_COUNT", "0");
        try (Suite suite = Suite.start(options)) {
            List.of("api-gateway", "account-service", "publishing-service", "render-service")
                    .forEach(suite::kill);
            List<Figure> figures = new ArrayList<>();
            double first = 0;
            for (int count : workers) {
                double seconds = seconds(suite, home.resolve("work"), count);
                first = figures.isEmpty() ? seconds : first;
                figures.add(new Figure("split.%d_s".formatted(count), seconds, "s"));
                if (figures.size() > 1) {
                    figures.add(new Figure("split.%d_vs_%d".formatted(count, workers.get(0)), first / seconds, "1"));
                }
            }
            return figures;
        } finally {
            new Home(home).delete();
        }
    }

    private static double seconds(Suite suite, Path workRoot, int workers) throws Exception {
        FilmMaker filmMaker = new TimedFilmMaker();
        ScheduledExecutorService helping = Executors.newScheduledThreadPool(workers);
        try (RenderQueue queue = new RenderQueue(suite, workers, workRoot)) {
            Job job = queue.claimed(UUID.randomUUID());
            Path folder = Files.createDirectories(workRoot.resolve(job.pid()).resolve(Integer.toString(job.output())));
            SegmentHelper helper = queue.helper(filmMaker);
            for (int i = 1; i < workers; i++) {
                String name = "helper-" + i;
                helping.scheduleWithFixedDelay(
                        () -> helpAll(helper, name), i * 1000L / workers, 1000, TimeUnit.MILLISECONDS);
            }
            long began = System.nanoTime();
            try (SegmentRenderer renderer = new SegmentRenderer(
                    filmMaker,
                    folder,
                    Encoding.DEFAULT,
                    CANVAS,
                    () -> false,
                    Optional.of(new SharedSegments(queue.segments(), job, () -> {})))) {
                CompletableFuture.allOf(IntStream.range(0, SEGMENTS)
                                .mapToObj(i -> renderer.submit(segment(i)))
                                .toArray(CompletableFuture[]::new))
                        .get();
            }
            double seconds = (System.nanoTime() - began) / 1e9;
            queue.end(job);
            return seconds;
        } finally {
            helping.shutdown();
            helping.awaitTermination(1, TimeUnit.MINUTES);
        }
    }

    private static void helpAll(SegmentHelper helper, String name) {
        while (helper.doOne(name, () -> false)) {
            // until there is none
        }
    }

    /** Each is another one: its length tells them apart. */
    private static Timeline segment(int index) {
        return new Timeline(CANVAS, 2 + index, List.of(), Captions.none(), List.of());
    }
}
