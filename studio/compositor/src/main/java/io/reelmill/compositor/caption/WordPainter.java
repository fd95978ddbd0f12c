package io.reelmill.compositor.caption;

import io.github.humbleui.skija.Canvas;
import io.github.humbleui.skija.FilterBlurMode;
import io.github.humbleui.skija.Image;
import io.github.humbleui.skija.MaskFilter;
import io.github.humbleui.skija.Paint;
import io.github.humbleui.skija.PaintMode;
import io.github.humbleui.skija.PaintStrokeJoin;
import io.github.humbleui.skija.SamplingMode;
import io.github.humbleui.skija.Surface;
import io.github.humbleui.types.Rect;
import io.reelmill.compositor.caption.CaptionStyle.Shadow;
import io.reelmill.compositor.still.Pixels;
import io.reelmill.typography.Lettering;
import io.reelmill.typography.Script;

/** Draws one word: first what is behind its letters, which is kept as a picture, then the letters. */
final class WordPainter implements AutoCloseable {

    private static final int GROUND = 0xFF000000;

    /** How much of what makes strokes thicker is left for letters with many. */
    private static final double DENSE = 0.3;

    private final CaptionStyle style;
    private final CaptionLayout.Placed place;
    private final Lettering lettering;
    private final WordExtent extent;
    private final double em;
    private final double largest;
    private final double heavier;
    private final Print ground = new Print();
    private final Print letters = new Print();
    private Image behind;
    private double darkness;

    /** @param largest scale at which the word would still be inside the safe area */
    WordPainter(CaptionStyle style, CaptionLayout.Placed place, double em, String language, double largest) {
        this.style = style;
        this.place = place;
        this.em = em;
        this.largest = largest;
        this.heavier = style.type().heavier() * (Script.dense(place.text()) ? DENSE : 1);
        this.lettering = new Lettering(place.text(), style.type().lettering(), em, language, point -> {});
        this.extent = new WordExtent(style, place, lettering, em, largest, heavier);
    }

    CaptionLayout.Placed place() {
        return place;
    }

    /** All that the word's ink may touch, in canvas pixels. */
    Rect territory() {
        return extent.territory();
    }

    /** All that the word's ink touches when it looks like that, in canvas pixels; null where it is not seen. */
    Rect reach(WordLook look) {
        return extent.reach(look, darkness);
    }

    /** Darkens what is behind the letters, 0 to 1. */
    void strengthen(double opacity) {
        darkness = opacity;
        forget();
    }

    /** @param still whether the canvas is only moved by whole pixels */
    void drawBehind(Canvas canvas, WordLook look, boolean still) {
        boolean shadowed = style.ink().shadow().colour() >>> 24 != 0;
        if (look.opacity() == 0 || lettering.empty() || !shadowed && darkness == 0) {
            return;
        }
        WordLook seen = behind(look);
        if (still) {
            ground.draw(canvas, seen, reach(look), onto -> drawBehind(onto, seen));
        } else {
            drawBehind(canvas, seen);
        }
    }

    private void drawBehind(Canvas canvas, WordLook look) {
        if (behind == null) {
            behind = behind();
        }
        Rect at = extent.territory();
        canvas.save();
        transform(canvas, look);
        // faint letters need their ground the more; where the spoken word swells, so does the glow around it
        double glow = style.motion().emphasis() > 0 ? 0.35 + 0.65 * look.stress() : 1;
        try (Paint paint = new Paint().setAlphaf((float) (Math.sqrt(look.opacity()) * glow))) {
            float scale = (float) softScale();
            canvas.drawImageRect(
                    behind,
                    Rect.makeWH(behind.getWidth(), behind.getHeight()),
                    Rect.makeXYWH(
                            (float) Math.floor(at.getLeft()),
                            (float) Math.floor(at.getTop()),
                            behind.getWidth() / scale,
                            behind.getHeight() / scale),
                    SamplingMode.LINEAR,
                    paint,
                    true);
        }
        canvas.restore();
    }

    /** What is blurred anyway is drawn at half its size, which costs a quarter. */
    private double softScale() {
        Shadow shadow = style.ink().shadow();
        return shadow.colour() >>> 24 != 0 && shadow.blur() <= 0 ? 1 : 0.5;
    }

    private Image behind() {
        Rect at = extent.territory();
        double scale = softScale();
        int width = (int) Math.ceil(at.getWidth() * scale) + 1;
        int height = (int) Math.ceil(at.getHeight() * scale) + 1;
        try (Surface surface = Surface.makeRaster(Pixels.form(width, height))) {
            Canvas canvas = surface.getCanvas();
            canvas.scale((float) scale, (float) scale);
            canvas.translate((float) -Math.floor(at.getLeft()), (float) -Math.floor(at.getTop()));
            if (darkness > 0) {
                canvas.saveLayerAlpha(null, (int) Math.rint(255 * darkness));
                soft(canvas, new Shadow(GROUND, WordExtent.GROUND_BLUR, WordExtent.GROUND_SPREAD, 0, 0));
                canvas.restore();
            }
            if (style.ink().shadow().colour() >>> 24 != 0) {
                soft(canvas, style.ink().shadow());
            }
            return surface.makeImageSnapshot();
        }
    }

    private void soft(Canvas canvas, Shadow shadow) {
        double thicker = heavier + 2 * Math.max(style.ink().outlineWidth(), shadow.spread());
        try (MaskFilter blur = shadow.blur() <= 0
                        ? null
                        : MaskFilter.makeBlur(FilterBlurMode.NORMAL, (float) (shadow.blur() * em));
                Paint paint = stroke(shadow.colour(), thicker)) {
            paint.setMode(PaintMode.STROKE_AND_FILL).setMaskFilter(blur);
            lettering.draw(
                    canvas, place.x() + shadow.right() * em, place.baseline() + shadow.down() * em, paint, false);
        }
    }

    /** @param still whether the canvas is only moved by whole pixels */
    void drawLetters(Canvas canvas, WordLook look, boolean still) {
        if (look.opacity() == 0 || lettering.empty()) {
            return;
        }
        WordLook seen = letters(look);
        if (still) {
            letters.draw(canvas, seen, reach(look), onto -> drawLetters(onto, seen));
        } else {
            drawLetters(canvas, seen);
        }
    }

    /** Whether the word's ink is the same in both looks. */
    boolean same(WordLook a, WordLook b) {
        return behind(a).equals(behind(b)) && letters(a).equals(letters(b));
    }

    /** What of a look matters behind the letters. */
    private WordLook behind(WordLook look) {
        double stress = style.motion().emphasis() > 0 ? look.stress() : 0;
        return new WordLook(look.opacity(), look.scale(), look.down(), 0, 0, stress, 0);
    }

    /** What of a look matters to the letters; 1 as stress means that a box takes the outline's place. */
    private WordLook letters(WordLook look) {
        double boxed = style.mark().kind() == CaptionStyle.Kind.SPOKEN_WORD && look.stress() > 0.5 ? 1 : 0;
        return new WordLook(look.opacity(), look.scale(), look.down(), look.blur(), look.fill(), boxed, look.swept());
    }

    /** @param look as {@link #letters} has it */
    private void drawLetters(Canvas canvas, WordLook look) {
        canvas.save();
        transform(canvas, look);
        if (look.opacity() < 1) {
            canvas.saveLayerAlpha(extent.territory(), (int) Math.rint(255 * look.opacity()));
        }
        try (MaskFilter blur =
                look.blur() > 0.005 ? MaskFilter.makeBlur(FilterBlurMode.NORMAL, (float) (look.blur() * em)) : null) {
            outline(canvas, look);
            fill(canvas, look.fill(), blur);
            if (look.swept() > 0) {
                double from = Script.rightToLeft(place.text(), false)
                        ? place.x() + place.width() * (1 - look.swept())
                        : place.x() - em;
                canvas.clipRect(Rect.makeXYWH(
                        (float) from,
                        (float) (place.baseline() - 2 * em),
                        (float) (place.width() * look.swept() + em),
                        (float) (4 * em)));
                fill(canvas, style.ink().active(), blur);
            }
        }
        if (look.opacity() < 1) {
            canvas.restore();
        }
        canvas.restore();
    }

    private void outline(Canvas canvas, WordLook look) {
        if (style.ink().outlineWidth() <= 0 || look.stress() == 1) {
            return;
        }
        try (Paint paint = stroke(style.ink().outline(), 2 * style.ink().outlineWidth() + heavier)) {
            lettering.draw(canvas, place.x(), place.baseline(), paint, false);
        }
    }

    private void fill(Canvas canvas, int colour, MaskFilter blur) {
        if (colour >>> 24 == 0) {
            return;
        }
        try (Paint paint = stroke(colour, heavier)) {
            paint.setMode(heavier > 0 ? PaintMode.STROKE_AND_FILL : PaintMode.FILL);
            paint.setMaskFilter(blur);
            lettering.draw(canvas, place.x(), place.baseline(), paint, true);
        }
    }

    /** Leans, grows and moves the word about its middle. */
    private void transform(Canvas canvas, WordLook look) {
        double scale = Math.min(look.scale(), largest);
        double lean = style.motion().tilt() * (place.word() % 2 == 0 ? -1 : 1);
        if (scale == 1 && lean == 0 && look.down() == 0) {
            return;
        }
        float x = (float) extent.centre();
        float y = (float) extent.middle();
        canvas.translate(x, (float) (y + look.down() * em));
        canvas.rotate((float) (lean * Math.min(1, 3 * em / Math.max(place.width(), 1))));
        canvas.scale((float) scale, (float) scale);
        canvas.translate(-x, -y);
    }

    private Paint stroke(int colour, double ems) {
        return new Paint()
                .setAntiAlias(true)
                .setMode(PaintMode.STROKE)
                .setStrokeJoin(PaintStrokeJoin.ROUND)
                .setStrokeWidth((float) (ems * em))
                .setColor(colour);
    }

    private void forget() {
        ground.close();
        if (behind != null) {
            behind.close();
            behind = null;
        }
    }

    @Override
    public void close() {
        forget();
        letters.close();
        lettering.close();
    }
}
