package io.reelmill.render.film;

import io.reelmill.compositor.Encoding;
import io.reelmill.compositor.FilmMaker;
import io.reelmill.compositor.Progress;
import io.reelmill.compositor.RenderCancelledException;
import io.reelmill.compositor.RenderException;
import io.reelmill.compositor.Segments;
import io.reelmill.compositor.still.StillCache;
import io.reelmill.render.stage.Pieces;
import io.reelmill.render.stage.ScopedExecutor;
import io.reelmill.render.stage.StageContext;
import io.reelmill.timeline.Canvas;
import io.reelmill.timeline.Timeline;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicInteger;

/** Makes the segments of a film, each drawn and encoded only if it was not made before. */
final class SegmentRenderer implements AutoCloseable {

    private static final String FILE = "segment.mp4";
    /** Two at a time: while one reads its pictures or empties its encoder, the other keeps the cores busy. */
    private static final int AT_A_TIME = 2;
    /** Above this, pixels, the pictures of two would take too much memory. */
    private static final int LARGE = 1920 * 1920;

    private record SegmentOrder(Timeline segment, Encoding encoding) {}

    private final FilmMaker filmMaker;
    private final Path projectFolder;
    private final Encoding encoding;
    private final StageContext context;
    private final Pieces pieces;
    private final int frames;
    private final StillCache stills = new StillCache();
    private final AtomicInteger done = new AtomicInteger();
    private final ScopedExecutor threads;
    private final List<Future<Path>> made = new ArrayList<>();
    private volatile boolean closed;

    SegmentRenderer(FilmMaker filmMaker, Path projectFolder, FilmStage.Order order, StageContext context) {
        this.filmMaker = filmMaker;
        this.projectFolder = projectFolder;
        this.encoding = order.encoding();
        this.context = context;
        this.pieces = new Pieces(projectFolder);
        this.frames = order.timeline().frameCount();
        Canvas canvas = order.timeline().canvas();
        this.threads = new ScopedExecutor(canvas.width() * canvas.height() > LARGE ? 1 : AT_A_TIME);
        Segments.of(order.timeline()).forEach(segment -> made.add(threads.submit(() -> render(segment))));
    }

    /** The files, in order; each is waited for when it is asked for. */
    Iterable<Path> segments() {
        return () -> made.stream().map(SegmentRenderer::finished).iterator();
    }

    private Path render(Timeline segment) throws Exception {
        return pieces.piece("segment", new SegmentOrder(segment, encoding), String.class, own -> {
                    filmMaker.segment(segment, projectFolder, stills, encoding, own.resolve(FILE), new Drawn());
                    return FILE;
                })
                .folder()
                .resolve(FILE);
    }

    private static Path finished(Future<Path> segment) {
        try {
            return segment.get();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new RenderCancelledException(0, 0);
        } catch (ExecutionException e) {
            if (e.getCause() instanceof RuntimeException cause) {
                throw cause;
            }
            throw new RenderException("a segment could not be made: " + e.getCause(), e.getCause());
        }
    }

    /** Ends what is still being made, and waits until it has ended. */
    @Override
    public void close() {
        closed = true;
        threads.close();
    }

    private final class Drawn implements Progress {
        @Override
        public void at(int frame, int ofSegment) {
            context.progress(done.incrementAndGet() / (double) frames);
        }

        @Override
        public boolean cancelled() {
            return closed || context.stopped();
        }
    }
}
