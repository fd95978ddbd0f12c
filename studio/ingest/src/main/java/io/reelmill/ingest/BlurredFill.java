package io.reelmill.ingest;

import io.github.humbleui.skija.Canvas;
import io.github.humbleui.skija.EncoderPNG;
import io.github.humbleui.skija.FilterTileMode;
import io.github.humbleui.skija.Image;
import io.github.humbleui.skija.ImageFilter;
import io.github.humbleui.skija.Paint;
import io.github.humbleui.skija.SamplingMode;
import io.github.humbleui.skija.Surface;
import io.github.humbleui.types.IRect;
import io.github.humbleui.types.Rect;
import io.reelmill.compositor.footage.FootageReader;
import io.reelmill.compositor.still.Pixels;
import io.reelmill.compositor.still.PixelsReader;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** What stands behind a picture of another shape than the frame: itself, filling it, blurred and darker. */
public final class BlurredFill {

    /** It is drawn small: nothing sharp is in it. */
    private static final int SHORTER_SIDE = 270;

    private static final float BLUR = 14;
    private static final int SHADE = 0x73000000;

    private BlurredFill() {}

    /**
     * Draws it.
     *
     * @param file a PNG, or an mp4 of ours, whose middle is taken
     * @param width pixels of the frame, whose shape it takes
     * @param height pixels
     * @throws IOException when a file cannot be read or written
     */
    public static void write(Path file, int width, int height, Path png) throws IOException {
        Pixels pixels = pixels(file);
        double scale = SHORTER_SIDE / (double) Math.min(width, height);
        int w = (int) Math.round(width * scale);
        int h = (int) Math.round(height * scale);
        double cover = Math.max(w / (double) pixels.width(), h / (double) pixels.height());
        float drawnWidth = (float) (pixels.width() * cover);
        float drawnHeight = (float) (pixels.height() * cover);
        try (Surface surface = Surface.makeRasterN32Premul(w, h);
                Image image = pixels.image();
                ImageFilter blur = ImageFilter.makeBlur(BLUR, BLUR, FilterTileMode.CLAMP, null, (IRect) null);
                Paint paint = new Paint().setImageFilter(blur);
                Paint shade = new Paint().setColor(SHADE)) {
            Canvas canvas = surface.getCanvas();
            canvas.clear(0xFF14161A);
            canvas.drawImageRect(
                    image,
                    Rect.makeWH(pixels.width(), pixels.height()),
                    Rect.makeXYWH((w - drawnWidth) / 2, (h - drawnHeight) / 2, drawnWidth, drawnHeight),
                    SamplingMode.LINEAR,
                    paint,
                    true);
            canvas.drawRect(Rect.makeWH(w, h), shade);
            try (Image drawn = surface.makeImageSnapshot()) {
                Files.write(png, EncoderPNG.encode(drawn).getBytes());
            }
        }
    }

    private static Pixels pixels(Path file) throws IOException {
        if (!file.getFileName().toString().endsWith(".mp4")) {
            return PixelsReader.read(file, SHORTER_SIDE * 2);
        }
        try (FootageReader reader = FootageReader.open(file)) {
            return reader.frame(reader.seconds() / 2);
        }
    }
}
