package io.reelmill.compositor;

import io.reelmill.compositor.plane.Frame;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.atomic.AtomicReference;

/**
 * Frames drawn ahead by a thread of their own, in a few buffers that go round.
 */
final class FrameLine implements AutoCloseable {

    /** Draws frame {@code number} into a buffer. */
    interface Painter {
        void paint(int number, Frame target);
    }

    private static final int BUFFERS = 4;

    private final BlockingQueue<Frame> empty = new ArrayBlockingQueue<>(BUFFERS);
    private final BlockingQueue<Frame> painted = new ArrayBlockingQueue<>(BUFFERS + 1);
    private final AtomicReference<Throwable> failure = new AtomicReference<>();
    /** Wakes a waiting taker after a failure. */
    private final Frame broken = new Frame(2, 2);

    private final Thread thread;

    FrameLine(int frames, int width, int height, Painter painter) {
        for (int i = 0; i < BUFFERS; i++) {
            empty.add(new Frame(width, height));
        }
        thread = new Thread(() -> run(frames, painter), "frame-painter");
        thread.setDaemon(true);
        thread.start();
    }

    private void run(int frames, Painter painter) {
        try {
            for (int i = 0; i < frames; i++) {
                Frame frame = empty.take();
                painter.paint(i, frame);
                painted.put(frame);
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        } catch (RuntimeException | Error e) {
            failure.set(e);
            painted.add(broken);
        }
    }

    /** The next frame, as soon as it is painted; give it back with {@link #giveBack}. */
    Frame take() throws InterruptedException {
        Frame frame = painted.take();
        if (frame == broken) {
            if (failure.get() instanceof RuntimeException e) {
                throw e;
            }
            throw new RenderException("a frame could not be painted", failure.get());
        }
        return frame;
    }

    void giveBack(Frame frame) {
        empty.add(frame);
    }

    @Override
    public void close() throws InterruptedException {
        thread.interrupt();
        thread.join();
    }
}
