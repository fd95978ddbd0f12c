package io.reelmill.motion.stage;

import io.github.humbleui.skija.Canvas;
import io.github.humbleui.skija.FilterBlurMode;
import io.github.humbleui.skija.Image;
import io.github.humbleui.skija.MaskFilter;
import io.github.humbleui.skija.Paint;
import io.github.humbleui.skija.PaintMode;
import io.github.humbleui.skija.PaintStrokeJoin;
import io.github.humbleui.skija.PathEffect;
import io.github.humbleui.skija.SamplingMode;
import io.github.humbleui.skija.Shader;
import io.github.humbleui.skija.Surface;
import io.github.humbleui.types.Rect;
import io.reelmill.compositor.still.Pixels;
import io.reelmill.illustrator.colour.Rgb;
import io.reelmill.motion.look.Finish;
import io.reelmill.typography.Face;
import io.reelmill.typography.Lettering;
import io.reelmill.typography.Script;
import java.util.Locale;

/** Text pre-rendered in a brand's finish, so that moving it costs only its area. */
public final class TextImage implements AutoCloseable {

    private final Image image;
    private final double left;
    private final double top;
    private final double width;
    private final double above;
    private final double below;

    private TextImage(Image image, double left, double top, double width, double above, double below) {
        this.image = image;
        this.left = left;
        this.top = top;
        this.width = width;
        this.above = above;
        this.below = below;
    }

    /**
     * Text on one line.
     *
     * @param display whether it is set in the brand's typeface for large words
     * @param em size of the letters in pixels
     * @param plain whether it lies on a plate and needs neither shadow nor outline
     */
    public static TextImage of(CardArea stage, String text, boolean display, double em, int colour, boolean plain) {
        Finish finish = plain ? Finish.FLAT : stage.brand().finish();
        try (Lettering letters = lettering(stage, text, display, em)) {
            double reach = em
                    * (0.10
                            + finish.outline()
                            + finish.glow() * 2.4
                            + finish.shadowBlur() * 2.2
                            + Math.max(Math.abs(finish.shadowX()), Math.abs(finish.shadowY())));
            double left = reach + em * 0.12;
            double up = Math.max(letters.above(), em * 0.2) + reach;
            int w = (int) Math.ceil(letters.width() + 2 * left) + 1;
            int h = (int) Math.ceil(up + Math.max(letters.below(), 0) + reach) + 1;
            try (Surface surface = Surface.makeRaster(Pixels.form(Math.max(1, w), Math.max(1, h)))) {
                surface.getCanvas().clear(0);
                ink(surface.getCanvas(), letters, left, up, em, colour, finish, heavier(stage, text, display));
                return new TextImage(
                        surface.makeImageSnapshot(), left, up, letters.width(), letters.above(), letters.below());
            }
        }
    }

    /** How wide a text is, in pixels. */
    static double width(CardArea stage, String text, boolean display, double em) {
        try (Lettering letters = lettering(stage, text, display, em)) {
            return letters.width();
        }
    }

    private static Lettering lettering(CardArea stage, String text, boolean display, double em) {
        var type = stage.brand().type();
        Face face = display ? type.display() : type.text();
        String shown = display && type.capitals() ? capitals(text, stage.language()) : text;
        return Lettering.of(
                shown, face, em, display ? type.stretch() : 1, display ? type.tracking() : 0, stage.language());
    }

    private static String capitals(String text, String language) {
        return text.toUpperCase(Locale.forLanguageTag(language));
    }

    private static double heavier(CardArea stage, String text, boolean display) {
        return display && !Script.dense(text) ? stage.brand().type().heavier() : 0;
    }

    private static void ink(
            Canvas canvas,
            Lettering letters,
            double x,
            double y,
            double em,
            int colour,
            Finish finish,
            double heavier) {
        try (Paint p = new Paint()) {
            p.setAntiAlias(true).setStrokeJoin(PaintStrokeJoin.ROUND);
            double fat = em * heavier;
            if (finish.glow() > 0) {
                blurred(p, em * finish.glow());
                p.setColor(0xC0 << 24 | colour & 0xFFFFFF);
                letters.draw(canvas, x, y, stroked(p, fat), false);
                p.setMaskFilter(null);
            }
            if (finish.shadow() != 0) {
                if (finish.shadowBlur() > 0) {
                    blurred(p, em * finish.shadowBlur() * 0.5);
                }
                p.setColor(finish.shadow());
                letters.draw(
                        canvas,
                        x + em * finish.shadowX(),
                        y + em * finish.shadowY(),
                        stroked(p, fat + 2 * em * finish.outline()),
                        false);
                p.setMaskFilter(null);
            }
            if (finish.outline() > 0) {
                p.setColor(finish.outlineColour());
                letters.draw(canvas, x, y, stroked(p, fat + 2 * em * finish.outline()), false);
            }
            if (finish.rough() > 0) {
                PathEffect effect =
                        PathEffect.makeDiscrete((float) (em * 0.06), (float) (em * 0.010 * finish.rough()), 11);
                p.setPathEffect(effect);
                effect.close();
            }
            p.setColor(colour);
            if (finish.volume() > 0) {
                int up = Rgb.mix(colour, 0xFFFFFFFF, finish.volume());
                int down = Rgb.mix(colour, 0xFF000000, finish.volume() * 0.7);
                Shader shader = Shader.makeLinearGradient(
                        0, (float) (y - em * 0.75), 0, (float) (y + em * 0.1), new int[] {up, colour, down});
                p.setShader(shader);
                shader.close();
            }
            letters.draw(canvas, x, y, stroked(p, fat), true);
        }
    }

    private static void blurred(Paint p, double sigma) {
        MaskFilter filter = MaskFilter.makeBlur(FilterBlurMode.NORMAL, (float) sigma);
        p.setMaskFilter(filter);
        filter.close();
    }

    private static Paint stroked(Paint p, double width) {
        return width > 0
                ? p.setMode(PaintMode.STROKE_AND_FILL).setStrokeWidth((float) width)
                : p.setMode(PaintMode.FILL);
    }

    /** Advance width in pixels. */
    public double width() {
        return width;
    }

    /** Ascent of the painted area above the baseline, pixels. */
    public double above() {
        return above;
    }

    /** Descent of the painted area below the baseline, pixels. */
    public double below() {
        return below;
    }

    /** Draws it with the start of its baseline at the canvas's origin. */
    void drawTo(Canvas canvas, Paint paint) {
        Rect source = Rect.makeWH(image.getWidth(), image.getHeight());
        Rect target = Rect.makeXYWH((float) -left, (float) -top, image.getWidth(), image.getHeight());
        canvas.drawImageRect(image, source, target, SamplingMode.LINEAR, paint, true);
    }

    @Override
    public void close() {
        image.close();
    }
}
