package io.reelmill.render.stage;

import io.opentelemetry.context.Context;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import org.jboss.logging.MDC;

/**
 * Threads that live no longer than the block that opened them: {@link #close} interrupts what still runs and waits until it
 * has ended, so that no work of one job goes on beside the next. Log lines of the threads carry the job's keys, and their
 * work is part of its trace.
 */
public final class ScopedExecutor implements AutoCloseable {

    private final ExecutorService threads;

    public ScopedExecutor(int count) {
        this.threads = Executors.newFixedThreadPool(count);
    }

    public <T> Future<T> submit(Callable<T> task) {
        Map<String, Object> keys = Map.copyOf(MDC.getMap());
        return threads.submit(Context.current().wrap(() -> {
            keys.forEach(MDC::put);
            try {
                return task.call();
            } finally {
                MDC.clear();
            }
        }));
    }

    /** Waits through interrupts: where the work does not end, the watch over the attempt ends the process. */
    @Override
    public void close() {
        threads.shutdownNow();
        boolean interrupted = false;
        boolean ended = false;
        while (!ended) {
            try {
                ended = threads.awaitTermination(1, TimeUnit.MINUTES);
            } catch (InterruptedException e) {
                interrupted = true;
            }
        }
        if (interrupted) {
            Thread.currentThread().interrupt();
        }
    }
}
