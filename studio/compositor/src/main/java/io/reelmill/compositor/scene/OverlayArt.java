package io.reelmill.compositor.scene;

import io.github.humbleui.skija.Canvas;
import io.github.humbleui.skija.Paint;
import io.github.humbleui.skija.PaintMode;
import io.github.humbleui.skija.PaintStrokeCap;
import io.github.humbleui.skija.Surface;
import io.github.humbleui.types.RRect;
import io.reelmill.compositor.still.Pixels;
import io.reelmill.timeline.Overlay;
import io.reelmill.typography.Face;
import io.reelmill.typography.Paragraph;

/** Draws the overlays that change with every frame. */
final class OverlayArt {

    private static final int OPAQUE = 0xFF000000;
    /** Of what is yet to be heard. */
    private static final int COMING = 0xA6FFFFFF;

    private static final int SHADE = 0x66000000;
    private static final int BARS = 36;
    /** A bar shows the sound of this long before and after the moment, seconds. */
    private static final double SPAN = 0.9;

    private OverlayArt() {}

    /** Rounded bars: the present in the middle, what was on the left, what comes on the right. */
    static Pixels wave(Overlay.Wave wave, Loudnesses sound, double seconds) {
        int width = (int) Math.round(wave.width());
        int height = (int) Math.round(wave.height());
        try (Surface surface = Surface.makeRaster(Pixels.form(width, height));
                Paint ink = new Paint();
                Paint shade = new Paint().setColor(SHADE)) {
            Canvas canvas = surface.getCanvas();
            float step = width / (float) BARS;
            float thick = step * 0.56f;
            for (int i = 0; i < BARS; i++) {
                double offset = (i + 0.5) / BARS * 2 - 1;
                double level = sound.at(seconds - wave.soundStart() + offset * SPAN);
                // the ends are lower, so that the whole has a shape of its own
                double shape = 1 - 0.55 * offset * offset;
                float high = (float) Math.max(thick, height * 0.94 * shape * Math.pow(level, 0.7));
                float x = i * step + (step - thick) / 2;
                float y = (height - high) / 2;
                boolean past = offset <= 0;
                ink.setColor(past ? OPAQUE | wave.rgb() : COMING);
                canvas.drawRRect(RRect.makeXYWH(x, y + 2, thick, high, thick / 2), shade);
                canvas.drawRRect(RRect.makeXYWH(x, y, thick, high, thick / 2), ink);
            }
            return Pixels.of(surface);
        }
    }

    /** A ring that runs out clockwise around the seconds that are left. */
    static Pixels countdown(Overlay.Countdown countdown, double seconds) {
        int size = (int) Math.round(countdown.size());
        double left = 1 - (seconds - countdown.start()) / (countdown.end() - countdown.start());
        float stroke = size * 0.11f;
        try (Surface surface = Surface.makeRaster(Pixels.form(size, size));
                Paint plate = new Paint().setColor(0xE6101216);
                Paint ink = new Paint().setColor(0xFFF6F4EF);
                Paint ring = new Paint()
                        .setMode(PaintMode.STROKE)
                        .setStrokeWidth(stroke)
                        .setStrokeCap(PaintStrokeCap.ROUND)
                        .setColor(OPAQUE | countdown.rgb())) {
            Canvas canvas = surface.getCanvas();
            canvas.drawCircle(size / 2f, size / 2f, size / 2f, plate);
            float in = stroke / 2 + size * 0.06f;
            canvas.drawArc(in, in, size - in, size - in, -90, (float) (360 * Math.max(0.001, left)), false, ring);
            int whole = (int) Math.max(1, Math.ceil(left * (countdown.end() - countdown.start()) - 1e-6));
            var type = new Paragraph.Type(Face.INTER_BOLD, false, 0, "");
            try (Paragraph digits = Paragraph.fit(Integer.toString(whole), type, size, size, size * 0.44, size * 0.3)) {
                digits.draw(canvas, 0, (size - digits.height()) / 2, size, 0.5, ink);
            }
            return Pixels.of(surface);
        }
    }

    /** What has passed of the time, from the left. */
    static Pixels progress(Overlay.ProgressBar bar, int frameWidth, double seconds) {
        int height = Math.max(2, (int) Math.round(bar.thickness()));
        double passed = (seconds - bar.start()) / (bar.end() - bar.start());
        try (Surface surface = Surface.makeRaster(Pixels.form(frameWidth, height));
                Paint shade = new Paint().setColor(SHADE);
                Paint ink = new Paint().setColor(OPAQUE | bar.rgb())) {
            Canvas canvas = surface.getCanvas();
            canvas.drawRRect(RRect.makeXYWH(0, 0, frameWidth, height, 0), shade);
            canvas.drawRRect(RRect.makeXYWH(0, 0, (float) (frameWidth * passed), height, 0), ink);
            return Pixels.of(surface);
        }
    }
}
