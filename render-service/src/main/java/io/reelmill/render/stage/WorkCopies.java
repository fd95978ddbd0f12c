package io.reelmill.render.stage;

import java.time.Duration;
import java.util.Collection;
import java.util.List;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;
import org.jboss.logging.Logger;

/** Copies of an attempt's work files, made in a thread of their own while it is at work. */
public final class WorkCopies implements AutoCloseable {

    private static final Logger LOG = Logger.getLogger(WorkCopies.class);

    /** Where workers share their work root. */
    static final WorkCopies NONE = new WorkCopies();

    private final ProjectArchive archive;
    private final Supplier<Collection<String>> finishedStages;
    private final ScheduledExecutorService timer;
    private boolean failed;

    private WorkCopies() {
        this(null);
    }

    /** Copies pieces alone, and only when it is asked to. */
    WorkCopies(ProjectArchive archive) {
        this.archive = archive;
        this.finishedStages = List::of;
        this.timer = null;
    }

    WorkCopies(ProjectArchive archive, Supplier<Collection<String>> finishedStages, Duration interval) {
        this.archive = archive;
        this.finishedStages = finishedStages;
        this.timer = Executors.newSingleThreadScheduledExecutor(work -> {
            Thread thread = new Thread(work, "work-copies");
            thread.setDaemon(true);
            return thread;
        });
        timer.scheduleWithFixedDelay(this::copy, interval.toMillis(), interval.toMillis(), TimeUnit.MILLISECONDS);
    }

    /** Also called when an attempt is given up in good order, so that its successor finds all that is finished. */
    public synchronized void copy() {
        if (archive == null) {
            return;
        }
        try {
            archive.copy(finishedStages.get());
            failed = false;
        } catch (Exception e) { // the next time copies what this one did not
            if (!failed) {
                LOG.warn("work files cannot be copied to the media store", e);
            }
            failed = true;
        }
    }

    @Override
    public void close() {
        if (timer != null) {
            timer.shutdown();
        }
    }
}
