package io.reelmill.clips;

import io.github.humbleui.skija.Canvas;
import io.github.humbleui.skija.Image;
import io.github.humbleui.skija.SamplingMode;
import io.github.humbleui.types.Rect;
import io.reelmill.compositor.footage.FootageReader;
import java.nio.file.Path;
import java.util.function.BooleanSupplier;

/**
 * Fits a video into a clip of another shape, frame rate and length. It is cropped. A video that is too short is slowed
 * down a little and then played forwards and backwards, so that there is no visible seam.
 */
public final class FittedVideo {

    private static final double SLOWEST = 0.75;

    private FittedVideo() {}

    /**
     * Writes the clip.
     *
     * @param video mp4 in our normalised format
     * @param focusX horizontal centre of interest, 0 left to 1 right; the crop is centred on it as far as the edges
     * allow
     * @param focusY vertical centre of interest, 0 at the top
     * @param width pixels of the clip, even
     * @param height pixels of the clip, even
     * @param seconds of the clip, above 0
     * @throws io.reelmill.compositor.RenderException when the video cannot be read
     * @throws io.reelmill.providers.ProviderException PASSING when it was cancelled
     */
    public static void write(
            Path video,
            double focusX,
            double focusY,
            int width,
            int height,
            double frameRate,
            double seconds,
            Path mp4,
            BooleanSupplier stopped) {
        try (FootageReader reader = FootageReader.open(video)) {
            Rect part = part(reader.width(), reader.height(), width / (double) height, focusX, focusY);
            double last = Math.max(0, reader.seconds() - 1 / Math.max(1, reader.frameRate()));
            double speed = Math.max(SLOWEST, Math.min(1, last / seconds));
            ClipWriter.write(
                    mp4,
                    width,
                    height,
                    frameRate,
                    seconds,
                    (canvas, t) -> draw(canvas, reader, moment(t * speed, last), part, width, height),
                    stopped);
        }
    }

    /** The time in the video for a time in the clip. */
    static double moment(double passed, double last) {
        if (last <= 0) {
            return 0;
        }
        double place = passed % (2 * last);
        return place <= last ? place : 2 * last - place;
    }

    /** The largest crop of a given shape, as close to the focus as the edges allow. */
    static Rect part(int width, int height, double shape, double focusX, double focusY) {
        double w = Math.min(width, height * shape);
        double h = w / shape;
        double x = Math.max(0, Math.min(width - w, focusX * width - w / 2));
        double y = Math.max(0, Math.min(height - h, focusY * height - h / 2));
        return Rect.makeXYWH((float) x, (float) y, (float) w, (float) h);
    }

    /** Draws the crop of a frame over the whole canvas. */
    static void draw(Canvas canvas, FootageReader reader, double at, Rect part, int width, int height) {
        try (Image image = reader.frame(at).image()) {
            canvas.drawImageRect(image, part, Rect.makeWH(width, height), SamplingMode.LINEAR, null, true);
        }
    }
}
