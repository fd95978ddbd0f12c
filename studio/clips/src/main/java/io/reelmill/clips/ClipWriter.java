package io.reelmill.clips;

import io.github.humbleui.skija.Canvas;
import io.github.humbleui.skija.Surface;
import io.reelmill.compositor.FootageWriter;
import io.reelmill.providers.ProviderException;
import io.reelmill.providers.ProviderException.Category;
import java.nio.file.Path;
import java.util.function.BooleanSupplier;

/** Writes a clip frame by frame. */
public final class ClipWriter {

    /** Draws one frame, on a canvas that still shows the previous one. */
    public interface Artist {
        /** @param seconds since the clip began */
        void draw(Canvas canvas, double seconds);
    }

    private ClipWriter() {}

    /**
     * Draws a clip of {@code ceil(seconds * frameRate)} frames.
     *
     * @throws ProviderException PASSING when it was cancelled
     */
    public static void write(
            Path mp4, int width, int height, double frameRate, double seconds, Artist artist, BooleanSupplier stopped) {
        int frames = (int) Math.ceil(seconds * frameRate);
        try (FootageWriter writer = FootageWriter.open(mp4, width, height, frameRate);
                Surface surface = writer.surface()) {
            Canvas canvas = surface.getCanvas();
            for (int i = 0; i < frames; i++) {
                if (stopped.getAsBoolean()) {
                    throw new ProviderException(Category.PASSING, "a clip was stopped");
                }
                canvas.save();
                artist.draw(canvas, i / frameRate);
                canvas.restore();
                writer.write(surface);
            }
            writer.finish();
        }
    }
}
