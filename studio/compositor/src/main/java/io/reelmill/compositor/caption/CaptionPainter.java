package io.reelmill.compositor.caption;

import io.github.humbleui.skija.BlendMode;
import io.github.humbleui.skija.Canvas;
import io.github.humbleui.skija.FilterBlurMode;
import io.github.humbleui.skija.MaskFilter;
import io.github.humbleui.skija.Paint;
import io.github.humbleui.skija.PaintMode;
import io.github.humbleui.skija.PaintStrokeJoin;
import io.github.humbleui.skija.Surface;
import io.github.humbleui.types.RRect;
import io.reelmill.compositor.still.Pixels;
import java.util.ArrayList;
import java.util.List;

/** Draws one cue, word by word, onto a surface that is just large enough for it. */
final class CaptionPainter implements AutoCloseable {

    /** Share of its size at which a word that pops up begins. */
    private static final double BEGIN = 0.82;
    /** How round the corners of the box are, in ems. */
    private static final double CORNER = 0.2;

    private final CaptionStyle style;
    private final CaptionLayout layout;
    private final List<Lettering> letterings = new ArrayList<>();
    private final Surface surface;
    private final Surface shadows;
    private final Surface resting;
    /** How many words are on {@link #shadows} already. */
    private int drawn;

    private final int left;
    private final int top;

    CaptionPainter(CaptionStyle style, CaptionLayout layout, int canvasWidth, int canvasHeight) {
        this.style = style;
        this.layout = layout;
        for (CaptionLayout.Placed word : layout.words()) {
            letterings.add(new Lettering(word.text(), style, layout.size()));
        }
        double em = layout.size();
        double reach = (style.shadowBlur() * 2.5 + style.outlineWidth() + 0.25) * em;
        double x0 = canvasWidth;
        double x1 = 0;
        double y0 = canvasHeight;
        double y1 = 0;
        for (CaptionLayout.Placed word : layout.words()) {
            x0 = Math.min(x0, word.x() - reach);
            x1 = Math.max(x1, word.x() + word.width() * (1 + style.pop()) + reach);
            y0 = Math.min(y0, word.baseline() - em - reach);
            y1 = Math.max(y1, word.baseline() + 0.3 * em + reach);
        }
        // whole words of eight samples in luma and chroma
        left = Math.max(0, (int) x0 & ~15);
        top = Math.max(0, (int) y0 & ~1);
        int right = Math.min(canvasWidth, (int) x1 + 16 & ~15);
        int bottom = Math.min(canvasHeight, (int) y1 + 2 & ~1);
        var form = Pixels.form(Math.max(2, right - left), Math.max(2, bottom - top));
        surface = Surface.makeRaster(form);
        shadows = Surface.makeRaster(form);
        resting = Surface.makeRaster(form);
    }

    CaptionPatch paint(CaptionMoment moment) {
        bringUpTo(moment);
        Canvas canvas = surface.getCanvas();
        canvas.clear(0);
        shadows.draw(canvas, 0, 0, null);
        canvas.save();
        canvas.translate(-left, -top);
        if (style.boxed()) {
            box(canvas, moment);
        }
        canvas.restore();
        resting.draw(canvas, 0, 0, null);
        canvas.save();
        canvas.translate(-left, -top);
        if (style.reveal() != CaptionStyle.Reveal.CUE) {
            letters(canvas, moment.active(), true, moment.arrived());
        }
        canvas.restore();
        return CaptionPatch.of(Pixels.of(surface), left, top);
    }

    /** Draws what does not change any more: the shadows of all words that are seen, the letters of those at rest. */
    private void bringUpTo(CaptionMoment moment) {
        boolean alone = style.reveal() == CaptionStyle.Reveal.ALONE;
        boolean whole = style.reveal() == CaptionStyle.Reveal.CUE;
        int seen = whole ? letterings.size() : moment.active() + 1;
        if (seen > drawn && alone) {
            shadows.getCanvas().clear(0);
            drawn = seen - 1;
        }
        for (; drawn < seen; drawn++) {
            shadow(drawn);
            int rested = whole ? drawn : drawn - 1;
            if (rested >= 0 && !alone) {
                Canvas canvas = resting.getCanvas();
                canvas.save();
                canvas.translate(-left, -top);
                letters(canvas, rested, false, 1);
                canvas.restore();
            }
        }
    }

    private void shadow(int index) {
        double em = layout.size();
        CaptionLayout.Placed word = layout.words().get(index);
        Canvas canvas = shadows.getCanvas();
        try (MaskFilter blur = MaskFilter.makeBlur(FilterBlurMode.NORMAL, (float) (style.shadowBlur() * em));
                Paint paint = stroke(style.shadow(), style.outlineWidth() * 2 + style.heavier())) {
            paint.setMode(PaintMode.STROKE_AND_FILL).setMaskFilter(blur);
            letterings.get(index).draw(canvas, word.x() - left, word.baseline() - top + 0.05 * em, paint);
        }
    }

    /** Slides over from the word before when that stands on the same line, and otherwise opens around its word. */
    private void box(Canvas canvas, CaptionMoment moment) {
        double em = layout.size();
        double arrived = moment.arrived();
        CaptionLayout.Placed word = layout.words().get(moment.active());
        CaptionLayout.Placed before =
                moment.active() > 0 ? layout.words().get(moment.active() - 1) : word;
        boolean slides = before != word && before.line() == word.line();
        CaptionLayout.Placed from = slides ? before : word;
        double x = between(from.x(), word.x(), arrived);
        double width = between(from.width(), word.width(), arrived);
        double grow = slides ? 1 : between(BEGIN, 1, arrived);
        double halfWidth = (width / 2 + CaptionLayout.BOX_SIDE * em) * grow;
        double halfHeight = (CaptionLayout.CAPITAL / 2 + CaptionLayout.BOX_ABOVE) * em * grow;
        double middleX = x + width / 2;
        double middleY = word.baseline() - CaptionLayout.CAPITAL * em / 2;
        try (Paint paint = new Paint().setAntiAlias(true).setColor(style.box())) {
            canvas.drawRRect(
                    RRect.makeXYWH(
                            (float) (middleX - halfWidth),
                            (float) (middleY - halfHeight),
                            (float) (2 * halfWidth),
                            (float) (2 * halfHeight),
                            (float) (CORNER * em)),
                    paint);
        }
    }

    private void letters(Canvas canvas, int index, boolean active, double arrived) {
        CaptionLayout.Placed word = layout.words().get(index);
        double em = layout.size();
        canvas.save();
        if (active && style.pop() > 0) {
            double scale = popped(arrived);
            float middleX = (float) (word.x() + word.width() / 2);
            float middleY = (float) (word.baseline() - CaptionLayout.CAPITAL / 2 * em);
            canvas.translate(middleX, middleY);
            canvas.scale((float) scale, (float) scale);
            canvas.translate(-middleX, -middleY);
        }
        if (!active || !style.boxed()) {
            try (Paint outline = stroke(style.outline(), style.outlineWidth() * 2 + style.heavier())) {
                letterings.get(index).draw(canvas, word.x(), word.baseline(), outline);
            }
        }
        try (Paint fill = stroke(active ? style.activeFill() : style.fill(), style.heavier())) {
            fill.setMode(style.heavier() > 0 ? PaintMode.STROKE_AND_FILL : PaintMode.FILL);
            letterings.get(index).draw(canvas, word.x(), word.baseline(), fill);
        }
        canvas.restore();
    }

    /** From below its size past it and back: the way from {@link #BEGIN} to 1, with a bump in between. */
    private double popped(double arrived) {
        return between(BEGIN, 1, arrived) + style.pop() * Math.sin(Math.PI * arrived);
    }

    private Paint stroke(int colour, double ems) {
        return new Paint()
                .setAntiAlias(true)
                .setBlendMode(BlendMode.SRC_OVER)
                .setMode(PaintMode.STROKE)
                .setStrokeJoin(PaintStrokeJoin.ROUND)
                .setStrokeWidth((float) (ems * layout.size()))
                .setColor(colour);
    }

    private static double between(double from, double to, double t) {
        return from + (to - from) * t;
    }

    @Override
    public void close() {
        letterings.forEach(Lettering::close);
        resting.close();
        shadows.close();
        surface.close();
    }
}
