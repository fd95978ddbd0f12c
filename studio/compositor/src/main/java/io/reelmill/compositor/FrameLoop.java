package io.reelmill.compositor;

import io.reelmill.compositor.caption.CaptionWriter;
import io.reelmill.compositor.encode.Av;
import io.reelmill.compositor.encode.NativeFrame;
import io.reelmill.compositor.scene.FramePainter;
import io.reelmill.compositor.still.StillCache;
import io.reelmill.timeline.Timeline;
import java.io.IOException;
import java.nio.file.Path;
import java.util.concurrent.ExecutorService;

/** Draws all frames of a timeline, captions included. */
final class FrameLoop {

    /** Of film; a trim takes some milliseconds. */
    private static final double SECONDS_BETWEEN_TRIMS = 10;

    private FrameLoop() {}

    /** Takes a frame, which is free again on return. */
    interface FrameSink {
        void send(NativeFrame frame) throws IOException;
    }

    /**
     * Draws frames one after the other, into one and the same, in the thread that sends them: the encoder has threads of its
     * own that go on meanwhile, and finds what was drawn still in the cache. A thread that draws ahead into frames of its
     * own pushes the encoder's data out of it, and costs more than it gains.
     */
    static void draw(
            Timeline timeline,
            Path folder,
            StillCache stills,
            ExecutorService background,
            Progress progress,
            FrameSink sink)
            throws IOException, InterruptedException {
        int frames = timeline.frameCount();
        double rate = timeline.canvas().frameRate();
        int trimmed = (int) Math.ceil(rate * SECONDS_BETWEEN_TRIMS);
        try (FramePainter painter = new FramePainter(timeline, folder, stills, true, background);
                CaptionWriter captions = new CaptionWriter(timeline.captions(), timeline.canvas());
                NativeFrame picture = new NativeFrame(
                        timeline.canvas().width(), timeline.canvas().height())) {
            for (int i = 0; i < frames; i++) {
                if (progress.cancelled()) {
                    throw new RenderCancelledException(i, frames);
                }
                if (Thread.interrupted()) {
                    throw new InterruptedException();
                }
                painter.paint(i / rate, picture.frame());
                captions.write(i / rate, picture.frame());
                sink.send(picture);
                if (i % trimmed == trimmed - 1) {
                    Av.trimMemory();
                }
                progress.at(i + 1, frames);
            }
        }
    }
}
