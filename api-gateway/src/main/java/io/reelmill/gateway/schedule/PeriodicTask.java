package io.reelmill.gateway.schedule;

import java.time.Duration;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import org.jboss.logging.Logger;

/**
 * A task that a thread of its own runs again and again, with a pause before each run. A run that fails is logged; the next one
 * takes place all the same.
 */
public final class PeriodicTask {

    private static final Logger LOG = Logger.getLogger(PeriodicTask.class);

    private final String name;
    private final Runnable task;
    private final ScheduledExecutorService thread;

    /**
     * @param name of the thread, and in messages
     * @param task is not run before {@link #start}
     */
    public PeriodicTask(String name, Runnable task) {
        this.name = name;
        this.task = task;
        this.thread = Executors.newSingleThreadScheduledExecutor(run -> new Thread(run, name));
    }

    /** Begins. Called once. */
    public void start(Duration pause) {
        thread.scheduleWithFixedDelay(this::run, pause.toMillis(), pause.toMillis(), TimeUnit.MILLISECONDS);
    }

    /** Ends: a run that is under way is interrupted. */
    public void stop() {
        thread.shutdownNow();
    }

    private void run() {
        try {
            task.run();
        } catch (RuntimeException | Error e) {
            // An exception would end the schedule.
            LOG.warnf(e, "%s failed; the next run tries again", name);
        }
    }
}
