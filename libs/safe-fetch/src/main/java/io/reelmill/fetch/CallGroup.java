package io.reelmill.fetch;

import io.vertx.core.Context;
import io.vertx.core.Vertx;
import io.vertx.core.impl.VertxInternal;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.atomic.AtomicBoolean;

/**
 * Begins calls that come within a millisecond together, on one event loop. While calls follow each other without a pause, that loop and
 * their receiver are woken for many of them at a time and not for each.
 */
final class CallGroup {

    private static final long GATHERING_MILLIS = 1;

    private final Vertx vertx;
    private final Context loop;
    private final Queue<Runnable> waiting = new ConcurrentLinkedQueue<>();
    private final AtomicBoolean gathering = new AtomicBoolean();

    CallGroup(Vertx vertx) {
        this.vertx = vertx;
        this.loop = ((VertxInternal) vertx).createEventLoopContext();
    }

    void add(Runnable call) {
        waiting.add(call);
        if (gathering.compareAndSet(false, true)) {
            loop.runOnContext(now -> vertx.setTimer(GATHERING_MILLIS, timer -> begin()));
        }
    }

    private void begin() {
        gathering.set(false); // what comes from now on may find the queue read already
        for (Runnable call = waiting.poll(); call != null; call = waiting.poll()) {
            call.run();
        }
    }
}
