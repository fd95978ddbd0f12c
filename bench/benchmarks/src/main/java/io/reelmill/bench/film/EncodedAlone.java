package io.reelmill.bench.film;

import io.reelmill.bench.render.X264Alone;
import io.reelmill.compositor.Encoding;
import io.reelmill.compositor.caption.CaptionWriter;
import io.reelmill.compositor.plane.Frame;
import io.reelmill.compositor.scene.FramePainter;
import io.reelmill.timeline.Timeline;
import io.reelmill.timeline.TimelineJson;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.nio.file.Path;

/**
 * The frames of a film, encoded with x264 alone.
 *
 * @param seconds of encoding; drawing is not counted
 * @param frames of the film
 * @param encodingMillis processor time for each frame
 * @param drawingMillis processor time for each frame on one thread, captions and the reading of pictures too
 */
record EncodedAlone(double seconds, int frames, double encodingMillis, double drawingMillis) {

    /** Frames that are drawn, then encoded, 3 MiB each: a whole film would not fit into memory. */
    private static final int CHUNK = 150;

    /** @param folder the work folder of a film */
    static EncodedAlone measure(Path folder) throws IOException {
        Timeline film = TimelineJson.read(FilmBench.timeline(folder));
        double rate = film.canvas().frameRate();
        int frames = film.frameCount();
        Frame frame = new Frame(film.canvas().width(), film.canvas().height());
        long encoding = 0;
        long processor = 0;
        long drawing = 0;
        try (X264Alone x264 = new X264Alone(film.canvas());
                FramePainter painter = new FramePainter(film, folder, false, Runnable::run);
                CaptionWriter captions = new CaptionWriter(film.captions(), film.canvas())) {
            x264.begin(Encoding.DEFAULT);
            for (int i = 0; i < frames; i++) {
                long began = ownNanos();
                painter.paint(i / rate, frame);
                captions.write(i / rate, frame);
                drawing += ownNanos() - began;
                x264.add(frame);
                boolean last = i + 1 == frames;
                if (last || i % CHUNK == CHUNK - 1) {
                    long cpu = processNanos();
                    long wall = System.nanoTime();
                    x264.encodeKept();
                    if (last) {
                        x264.finish();
                    }
                    encoding += System.nanoTime() - wall;
                    processor += processNanos() - cpu;
                }
            }
        }
        return new EncodedAlone(encoding / 1e9, frames, processor / 1e6 / frames, drawing / 1e6 / frames);
    }

    /** Processor time of encoding, seconds. */
    double processorSeconds() {
        return encodingMillis * frames / 1000;
    }

    private static long ownNanos() {
        ThreadMXBean threads = ManagementFactory.getThreadMXBean();
        return threads.getCurrentThreadCpuTime();
    }

    private static long processNanos() {
        return ((com.sun.management.OperatingSystemMXBean) ManagementFactory.getOperatingSystemMXBean())
                .getProcessCpuTime();
    }
}
