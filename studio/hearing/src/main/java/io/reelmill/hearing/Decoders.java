package io.reelmill.hearing;

import java.lang.ref.SoftReference;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.concurrent.Semaphore;

/**
 * The recognisers of this process. One is loaded when it is wanted and none is idle, and never two at the same moment;
 * an idle one is given up when memory is short.
 */
final class Decoders {

    private final Semaphore permits;
    private final Deque<SoftReference<EnglishDecoder>> idle = new ArrayDeque<>();
    private final Object loading = new Object();

    /** @param most how many work at once, at least 1 */
    Decoders(int most) {
        permits = new Semaphore(most, true);
    }

    /** Waits for a recogniser; give it back. */
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

    /** One that failed in the middle of an utterance is not used again. */
    void giveUp() {
        permits.release();
    }
}
