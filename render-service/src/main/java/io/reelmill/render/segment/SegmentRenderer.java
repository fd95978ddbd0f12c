package io.reelmill.render.segment;

import io.reelmill.compositor.Encoding;
import io.reelmill.compositor.FilmMaker;
import io.reelmill.compositor.Progress;
import io.reelmill.compositor.RenderCancelledException;
import io.reelmill.compositor.RenderException;
import io.reelmill.compositor.still.StillCache;
import io.reelmill.render.segment.SegmentTasks.Turn;
import io.reelmill.render.stage.Pieces;
import io.reelmill.render.stage.ScopedExecutor;
import io.reelmill.timeline.Canvas;
import io.reelmill.timeline.Timeline;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.BooleanSupplier;
import java.util.function.IntConsumer;

/**
 * Makes segments of a film, each drawn and encoded only if it was not made before. Other workers may take some of them; the
 * bytes are the same, whoever makes them. Safe for use by several threads.
 */
public final class SegmentRenderer implements AutoCloseable {

    static final String FILE = "segment.mp4";
    /** Two at a time: while one reads its pictures or empties its encoder, the other keeps the cores busy. */
    private static final int AT_A_TIME = 2;
    /** Above this, pixels, the pictures of two would take too much memory. */
    private static final int LARGE = 1920 * 1920;
    /** Between two looks at what others make, milliseconds. */
    private static final int LOOK = 200;

    private final FilmMaker filmMaker;
    private final Path projectFolder;
    private final Encoding encoding;
    private final BooleanSupplier stopped;
    private final Optional<SharedSegments> shared;
    private final Pieces pieces;
    private final StillCache stills = new StillCache();
    private final AtomicInteger offered = new AtomicInteger();
    private final AtomicInteger drawn = new AtomicInteger();
    private final ScopedExecutor threads;
    private final Set<Segment> elsewhere = ConcurrentHashMap.newKeySet();
    private ScheduledExecutorService looks;
    private volatile IntConsumer told = frames -> {};
    private volatile boolean closed;

    /** A segment that somebody waits for. */
    private record Segment(SegmentOrder order, String piece, CompletableFuture<Path> made) {}

    /**
     * @param canvas of the film
     * @param stopped whether the work is to stop
     * @param shared by which other workers help; empty where none may
     */
    public SegmentRenderer(
            FilmMaker filmMaker,
            Path projectFolder,
            Encoding encoding,
            Canvas canvas,
            BooleanSupplier stopped,
            Optional<SharedSegments> shared) {
        this.filmMaker = filmMaker;
        this.projectFolder = projectFolder;
        this.encoding = encoding;
        this.stopped = stopped;
        this.shared = shared;
        this.pieces = new Pieces(projectFolder);
        this.threads = new ScopedExecutor(isLarge(canvas) ? 1 : AT_A_TIME);
    }

    /** Whether the pictures of only one segment may be in memory at a time. */
    public static boolean isLarge(Canvas canvas) {
        return canvas.width() * canvas.height() > LARGE;
    }

    /** From now on tells of every frame how many have been drawn. */
    public void tell(IntConsumer frames) {
        told = frames;
    }

    /** Has a segment made when its turn comes; what waits when this is closed is never made. */
    public CompletableFuture<Path> submit(Timeline segment) {
        CompletableFuture<Path> made = new CompletableFuture<>();
        submit(offered(segment, made));
        return made;
    }

    /** Makes a segment in the calling thread, or leaves it to the worker that has taken it before. */
    public void render(Timeline segment, CompletableFuture<Path> made) {
        render(offered(segment, made));
    }

    private Segment offered(Timeline timeline, CompletableFuture<Path> made) {
        SegmentOrder order = new SegmentOrder(timeline, encoding);
        Segment segment = new Segment(order, order.piece(), made);
        shared.ifPresent(s -> s.offer(offered.getAndIncrement(), segment.piece(), order));
        return segment;
    }

    private void submit(Segment segment) {
        Future<?> unused = threads.submit(() -> {
            render(segment);
            return null;
        });
    }

    private void render(Segment segment) {
        try {
            Turn turn = shared.map(s -> s.take(segment.piece())).orElse(Turn.OURS);
            if (turn == Turn.THEIRS) {
                await(segment);
                return;
            }
            if (turn == Turn.DONE) {
                shared.ifPresent(SharedSegments::bring);
            }
            Path file = made(segment.order());
            shared.filter(s -> turn == Turn.OURS).ifPresent(s -> s.made(segment.piece()));
            segment.made().complete(file);
        } catch (Throwable e) {
            segment.made().completeExceptionally(e);
        }
    }

    private Path made(SegmentOrder order) throws Exception {
        Drawn frames = new Drawn();
        Path file = pieces.piece(SegmentOrder.KIND, order, String.class, own -> {
                    filmMaker.segment(order.segment(), projectFolder, stills, encoding, own.resolve(FILE), frames);
                    return FILE;
                })
                .folder()
                .resolve(FILE);
        frames.whole(order.segment().frameCount());
        return file;
    }

    private synchronized void await(Segment segment) {
        elsewhere.add(segment);
        if (looks == null && !closed) {
            looks = Executors.newSingleThreadScheduledExecutor(look -> {
                Thread thread = new Thread(look, "shared-segments");
                thread.setDaemon(true);
                return thread;
            });
            looks.scheduleWithFixedDelay(this::look, LOOK, LOOK, TimeUnit.MILLISECONDS);
        }
    }

    /** Goes on with what others have made, given back or died over. */
    private void look() {
        if (elsewhere.isEmpty()) {
            return;
        }
        if (stopped.getAsBoolean()) {
            elsewhere.forEach(segment -> segment.made().completeExceptionally(new RenderCancelledException(0, 0)));
            return;
        }
        Set<Segment> looked = new HashSet<>(elsewhere);
        Set<String> underWay = shared.orElseThrow()
                .underWay(looked.stream().map(Segment::piece).toList());
        for (Segment segment : looked) {
            if (!underWay.contains(segment.piece()) && !closed) {
                elsewhere.remove(segment);
                submit(segment);
            }
        }
    }

    /** Waits for a segment. */
    public static Path finished(Future<Path> segment) {
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

    /** Ends what is still being made here, and waits until it has ended. */
    @Override
    public void close() {
        synchronized (this) {
            closed = true;
            if (looks != null) {
                looks.shutdownNow();
            }
        }
        threads.close();
        shared.ifPresent(SharedSegments::close);
    }

    /** Counts the frames of one segment. */
    private final class Drawn implements Progress {
        private int here;

        @Override
        public void at(int frame, int ofSegment) {
            here++;
            told.accept(drawn.incrementAndGet());
        }

        /** The segment is there; its frames were perhaps drawn before or elsewhere. */
        private void whole(int frames) {
            told.accept(drawn.addAndGet(frames - here));
        }

        @Override
        public boolean cancelled() {
            return closed || stopped.getAsBoolean();
        }
    }
}
