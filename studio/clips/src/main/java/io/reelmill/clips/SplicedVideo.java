package io.reelmill.clips;

import io.github.humbleui.skija.Canvas;
import io.github.humbleui.types.Rect;
import io.reelmill.compositor.footage.FootageReader;
import java.nio.file.Path;
import java.util.List;
import java.util.function.BooleanSupplier;

/** Joins videos into one clip, each at its own speed. When a video ends early, its last frame is held. */
public final class SplicedVideo {

    /**
     * One video of the clip.
     *
     * @param video mp4 in our normalised format
     * @param seconds its duration in the clip, above 0
     * @param from seconds to skip at the beginning of the video
     */
    public record Stretch(Path video, double seconds, double from) {}

    private SplicedVideo() {}

    /**
     * Writes the clip, cropped around the middle of each video.
     *
     * @param stretches at least one
     * @param width pixels of the clip, even
     * @param height pixels of the clip, even
     * @param seconds of the clip, above 0; after the last video its last frame is held
     * @throws io.reelmill.compositor.RenderException when a video cannot be read
     * @throws io.reelmill.providers.ProviderException PASSING when it was cancelled
     */
    public static void write(
            List<Stretch> stretches,
            int width,
            int height,
            double frameRate,
            double seconds,
            Path mp4,
            BooleanSupplier stopped) {
        try (Projector projector = new Projector(stretches, width, height)) {
            ClipWriter.write(mp4, width, height, frameRate, seconds, projector::draw, stopped);
        }
    }

    /** Shows one video after the other; only one is open at a time. */
    private static final class Projector implements AutoCloseable {

        private final List<Stretch> stretches;
        private final int width;
        private final int height;
        private int index;
        private double began;
        private FootageReader reader;

        Projector(List<Stretch> stretches, int width, int height) {
            this.stretches = List.copyOf(stretches);
            this.width = width;
            this.height = height;
            this.reader = FootageReader.open(stretches.get(0).video());
        }

        void draw(Canvas canvas, double at) {
            while (index < stretches.size() - 1
                    && at >= began + stretches.get(index).seconds()) {
                began += stretches.get(index++).seconds();
                reader.close();
                reader = FootageReader.open(stretches.get(index).video());
            }
            double last = Math.max(0, reader.seconds() - 1 / Math.max(1, reader.frameRate()));
            double moment = Math.min(last, stretches.get(index).from() + at - began);
            Rect part = FittedVideo.part(reader.width(), reader.height(), width / (double) height, 0.5, 0.5);
            FittedVideo.draw(canvas, reader, moment, part, width, height);
        }

        @Override
        public void close() {
            reader.close();
        }
    }
}
