package io.reelmill.compositor.caption;

import io.github.humbleui.skija.Canvas;
import io.github.humbleui.skija.Font;
import io.github.humbleui.skija.FontEdging;
import io.github.humbleui.skija.FontHinting;
import io.github.humbleui.skija.Paint;
import io.github.humbleui.skija.TextBlob;
import io.github.humbleui.skija.TextLine;

/** A word shaped in a style's type: kerned, tracked, ready to be drawn with its left edge at 0 on the baseline. */
final class Lettering implements AutoCloseable {

    private final TextBlob blob;
    private final float width;

    Lettering(String text, CaptionStyle style, double size) {
        try (Font font = new Font(Typefaces.of(style.weight()), (float) size)) {
            font.setSubpixel(true);
            font.setHinting(FontHinting.NONE);
            font.setEdging(FontEdging.ANTI_ALIAS);
            try (TextLine line = TextLine.make(text, font)) {
                if (hasAll(font, text)) {
                    short[] glyphs = line.getGlyphs();
                    float[] places = line.getPositions();
                    float track = (float) (style.tracking() * size);
                    float[] across = new float[glyphs.length];
                    for (int i = 0; i < glyphs.length; i++) {
                        across[i] = places[2 * i] + i * track;
                    }
                    blob = TextBlob.makeFromPosH(glyphs, across, 0, font);
                    width = line.getWidth() + Math.max(0, glyphs.length - 1) * track;
                } else {
                    // another script: Skia's shaper takes the glyphs from a typeface of the system that has them
                    blob = line.getTextBlob();
                    width = line.getWidth();
                }
            }
        }
    }

    private static boolean hasAll(Font font, String text) {
        for (short glyph : font.getStringGlyphs(text)) {
            if (glyph == 0) {
                return false;
            }
        }
        return true;
    }

    double width() {
        return width;
    }

    void draw(Canvas canvas, double x, double baseline, Paint paint) {
        if (blob != null) {
            canvas.drawTextBlob(blob, (float) x, (float) baseline, paint);
        }
    }

    @Override
    public void close() {
        if (blob != null) {
            blob.close();
        }
    }
}
