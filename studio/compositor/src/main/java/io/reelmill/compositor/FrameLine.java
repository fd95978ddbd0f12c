package io.reelmill.compositor;

import io.reelmill.compositor.encode.NativeFrame;
import io.reelmill.compositor.plane.Frame;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.atomic.AtomicReference;

/**
 * Frames drawn ahead by a thread of their own, in a few buffers that go round, where the encoder can read them.
 */
final class FrameLine implements AutoCloseable {

    /** Draws frame {@code number} into a buffer. */
    interface Painter {
        void paint(int number, Frame target);
    }

    private static final int BUFFERS = 4;

    private final List<NativeFrame> frames = new ArrayList<>();
    private final BlockingQueue<NativeFrame> empty = new ArrayBlockingQueue<>(BUFFERS);
    /** None after a failure, which wakes a waiting taker. */
    private final BlockingQueue<Optional<NativeFrame>> painted = new ArrayBlockingQueue<>(BUFFERS + 1);

    private final AtomicReference<Throwable> failure = new AtomicReference<>();
    private final Thread thread;

    FrameLine(int count, int width, int height, Painter painter) {
        for (int i = 0; i < BUFFERS; i++) {
            frames.add(new NativeFrame(width, height));
        }
        empty.addAll(frames);
        thread = new Thread(() -> run(count, painter), "frame-painter");
        thread.setDaemon(true);
        thread.start();
    }

    private void run(int count, Painter painter) {
        try {
            for (int i = 0; i < count; i++) {
                NativeFrame frame = empty.take();
                painter.paint(i, frame.frame());
                painted.put(Optional.of(frame));
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        } catch (RuntimeException | Error e) {
            failure.set(e);
            painted.add(Optional.empty());
        }
    }

    /** The next frame, as soon as it is painted; give it back with {@link #giveBack}. */
    NativeFrame take() throws InterruptedException {
        return painted.take().orElseThrow(this::reason);
    }

    private RuntimeException reason() {
        return failure.get() instanceof RuntimeException e
                ? e
                : new RenderException("a frame could not be painted", failure.get());
    }

    void giveBack(NativeFrame frame) {
        empty.add(frame);
    }

    /** Frees the frames, unless the wait for their painter is interrupted: it must not lose what it draws into. */
    @Override
    public void close() throws InterruptedException {
        thread.interrupt();
        thread.join();
        frames.forEach(NativeFrame::close);
    }
}
