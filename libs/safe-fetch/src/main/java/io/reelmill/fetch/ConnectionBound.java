package io.reelmill.fetch;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.function.BooleanSupplier;

/**
 * Bounds the connections of a client: those that are open, in use or kept, and those that are being opened. A call that would
 * need one more waits its turn. No thread waits. Thread-safe.
 */
final class ConnectionBound {

    private final int max;
    private final Deque<Waiting> waiting = new ArrayDeque<>();
    private int taken;

    private record Waiting(BooleanSupplier isOver, Runnable begin) {}

    ConnectionBound(int max) {
        this.max = max;
    }

    /**
     * Begins a call, now or when a connection may be opened. Whoever has begun calls {@link #release()} once it has its
     * connection, which is counted by itself from then on, or gets none.
     *
     * @param isOver whether a call that waits is wanted no more; then it is not begun
     */
    void begin(BooleanSupplier isOver, Runnable begin) {
        synchronized (this) {
            if (taken >= max) {
                waiting.add(new Waiting(isOver, begin));
                return;
            }
            taken++;
        }
        begin.run();
    }

    /** A connection was opened; {@link #release()} follows when it is closed. */
    synchronized void opened() {
        taken++;
    }

    void release() {
        Waiting next;
        synchronized (this) {
            taken--;
            next = taken < max ? nextWanted() : null;
            if (next == null) {
                return;
            }
            taken++;
        }
        next.begin().run();
    }

    /** Calls that wait, those that are wanted no more among them. */
    synchronized int waiting() {
        return waiting.size();
    }

    /** Begins none of the calls that wait. */
    synchronized void close() {
        waiting.clear();
    }

    private Waiting nextWanted() {
        Waiting next = waiting.poll();
        while (next != null && next.isOver().getAsBoolean()) {
            next = waiting.poll();
        }
        return next;
    }
}
