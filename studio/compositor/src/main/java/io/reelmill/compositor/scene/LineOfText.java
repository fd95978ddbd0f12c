package io.reelmill.compositor.scene;

import io.github.humbleui.skija.Canvas;
import io.github.humbleui.skija.Paint;
import io.github.humbleui.skija.Surface;
import io.github.humbleui.types.RRect;
import io.reelmill.compositor.still.Pixels;
import io.reelmill.typography.Face;
import io.reelmill.typography.Lettering;

/** A line of small text on a dark plate, legible on any picture. */
final class LineOfText {

    private static final int PLATE = 0x8C101216;
    private static final int INK = 0xFFF6F4EF;
    private static final double PADDING_X = 0.7;
    private static final double PADDING_Y = 0.42;
    private static final double TRACKING = 0.005;
    private static final String CUT = "…";

    private LineOfText() {}

    /**
     * Draws the line; what does not fit is cut, and an ellipsis tells so.
     *
     * @param size of the letters in pixels
     * @param widest pixels that it may take, plate and all
     */
    static Pixels draw(String text, double size, double widest) {
        double padding = 2 * PADDING_X * size;
        try (Lettering letters = fitting(text.strip(), size, widest - padding)) {
            int width = (int) Math.ceil(letters.width() + padding);
            int height = (int) Math.ceil(size * (1 + 2 * PADDING_Y));
            try (Surface surface = Surface.makeRaster(Pixels.form(width, height));
                    Paint plate = new Paint().setColor(PLATE);
                    Paint ink = new Paint().setColor(INK)) {
                Canvas canvas = surface.getCanvas();
                canvas.drawRRect(RRect.makeXYWH(0, 0, width, height, height * 0.34f), plate);
                double baseline = height / 2.0 + size * 0.36;
                letters.draw(canvas, PADDING_X * size, baseline, ink, true);
                return Pixels.of(surface);
            }
        }
    }

    private static Lettering fitting(String text, double size, double widest) {
        String kept = text;
        Lettering letters = lettering(kept, size);
        while (letters.width() > widest && kept.length() > 1) {
            letters.close();
            kept = kept.substring(0, kept.offsetByCodePoints(kept.length(), -1)).strip();
            letters = lettering(kept + CUT, size);
        }
        return letters;
    }

    private static Lettering lettering(String text, double size) {
        return Lettering.of(text, Face.INTER, size, 1, TRACKING, "");
    }
}
