package io.reelmill.render.segment;

import io.reelmill.compositor.FilmMaker;
import io.reelmill.compositor.Progress;
import io.reelmill.compositor.RenderCancelledException;
import io.reelmill.compositor.still.StillCache;
import io.reelmill.render.job.IdleWork;
import io.reelmill.render.job.WorkerSettings;
import io.reelmill.render.stage.Pieces;
import io.reelmill.render.stage.ScopedExecutor;
import io.reelmill.render.stage.StageRunner;
import io.reelmill.render.stage.WorkArchive;
import io.reelmill.render.stage.WorkCopies;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.inject.Inject;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Future;
import java.util.function.BooleanSupplier;
import org.jboss.logging.Logger;
import org.jdbi.v3.core.JdbiException;

/** Makes segments of films that other workers render, while no job waits. */
@ApplicationScoped
public class SegmentHelper implements IdleWork {

    private static final Logger LOG = Logger.getLogger(SegmentHelper.class);
    /** Until files of another node are looked for again. */
    private static final Duration COMING = Duration.ofSeconds(2);
    /** How often they are looked for. */
    private static final int LOOKS = 5;

    private final SegmentTasks tasks;
    private final StageRunner stages;
    private final WorkArchive archive;
    private final WorkerSettings settings;
    private final FilmMaker filmMaker;

    @Inject
    SegmentHelper(SegmentTasks tasks, StageRunner stages, WorkArchive archive, WorkerSettings settings) {
        this(tasks, stages, archive, settings, new FilmMaker());
    }

    /** @param filmMaker draws and encodes */
    public SegmentHelper(
            SegmentTasks tasks, StageRunner stages, WorkArchive archive, WorkerSettings settings, FilmMaker filmMaker) {
        this.tasks = tasks;
        this.stages = stages;
        this.archive = archive;
        this.settings = settings;
        this.filmMaker = filmMaker;
    }

    /** Makes two at a time, as the worker of the film does, unless they are too large for that. */
    @Override
    public boolean doOne(String worker, BooleanSupplier stopped) {
        Optional<SegmentTask> first = tasks.claim(worker);
        if (first.isEmpty()) {
            return false;
        }
        SegmentOrder order = SegmentOrder.of(first.get().order());
        if (SegmentRenderer.isLarge(order.segment().canvas())) {
            help(first.get(), stopped);
            return true;
        }
        try (ScopedExecutor beside = new ScopedExecutor(1)) {
            Future<Void> second = beside.submit(() -> {
                tasks.claim(worker).ifPresent(task -> help(task, stopped));
                return null;
            });
            help(first.get(), stopped);
            second.get();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        } catch (ExecutionException e) {
            LOG.warn("a segment is not made for another worker", e.getCause());
        }
        return true;
    }

    private void help(SegmentTask task, BooleanSupplier stopped) {
        try {
            make(task, stopped);
        } catch (RenderCancelledException e) {
            tasks.giveBack(task, Duration.ZERO);
        } catch (JdbiException e) {
            throw e; // nothing can be told; the lease ends by itself
        } catch (Exception e) {
            // The worker of the film finds out whether it is the film's fault.
            LOG.warnf(e, "a segment is left to its film's worker pid=%s output=%d", task.pid(), task.output());
            tasks.refuse(task);
        }
    }

    private void make(SegmentTask task, BooleanSupplier stopped) throws Exception {
        SegmentOrder order = SegmentOrder.of(task.order());
        if (!order.piece().equals(task.piece())) {
            throw new IllegalStateException("the same order has another name here");
        }
        Path folder = stages.folderOf(task.pid(), task.output());
        try (WorkCopies copies = archive.visit(task.pid(), task.output(), folder)) {
            if (!order.files().stream().allMatch(file -> Files.exists(folder.resolve(file)))) {
                later(task);
                return;
            }
            new Pieces(folder).piece(SegmentOrder.KIND, order, String.class, own -> {
                filmMaker.segment(
                        order.segment(),
                        folder,
                        new StillCache(),
                        order.encoding(),
                        own.resolve(SegmentRenderer.FILE),
                        new Held(task, stopped));
                return SegmentRenderer.FILE;
            });
            copies.copy();
        }
        if (tasks.finish(task)) {
            LOG.infof("segment made for another worker pid=%s output=%d", task.pid(), task.output());
        }
    }

    /** Its pictures were made on another node, and are on their way. */
    private void later(SegmentTask task) {
        if (task.attempt() < LOOKS) {
            tasks.giveBack(task, COMING);
        } else {
            tasks.refuse(task);
        }
    }

    /** Renews the hold while frames are drawn, so that one who hangs loses it. */
    private final class Held implements Progress {
        private final SegmentTask task;
        private final BooleanSupplier stopped;
        private long renewed = System.nanoTime();
        private boolean lost;

        private Held(SegmentTask task, BooleanSupplier stopped) {
            this.task = task;
            this.stopped = stopped;
        }

        @Override
        public void at(int frame, int frames) {
            long now = System.nanoTime();
            if (now - renewed > settings.renewal().toNanos()) {
                lost = !tasks.renew(task);
                renewed = now;
            }
        }

        @Override
        public boolean cancelled() {
            return stopped.getAsBoolean() || lost;
        }
    }
}
