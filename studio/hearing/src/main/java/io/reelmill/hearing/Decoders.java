package io.reelmill.hearing;

import java.lang.ref.SoftReference;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.concurrent.Semaphore;

/**
 * A pool of recognisers. A recogniser is loaded when one is requested and none is idle, one at a time. Idle ones are
 * released when memory is short.
 */
final class Decoders {

    private final Semaphore permits;
    private final Deque<SoftReference<EnglishDecoder>> idle = new ArrayDeque<>();
    private final Object loading = new Object();

    /** @param most maximum number in use at once, at least 1 */
    Decoders(int most) {
        permits = new Semaphore(most, true);
    }

    /** Waits for a recogniser; it must be returned. */
    EnglishDecoder borrow() throws InterruptedException {
        permits.acquire();
        try {
            synchronized (loading) {
                EnglishDecoder decoder = firstIdle();
                return decoder == null ? new EnglishDecoder() : decoder;
            }
        } catch (RuntimeException | Error e) {
            permits.release();
            throw e;
        }
    }

    private EnglishDecoder firstIdle() {
        synchronized (idle) {
            EnglishDecoder decoder = null;
            while (decoder == null && !idle.isEmpty()) {
                decoder = idle.pop().get();
            }
            return decoder;
        }
    }

    void giveBack(EnglishDecoder decoder) {
        synchronized (idle) {
            idle.push(new SoftReference<>(decoder));
        }
        permits.release();
    }

    /** A recogniser that failed during an utterance is not used again. */
    void giveUp() {
        permits.release();
    }
}
