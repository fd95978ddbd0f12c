package io.reelmill.cards;

import io.github.humbleui.skija.Canvas;
import io.github.humbleui.skija.FilterBlurMode;
import io.github.humbleui.skija.MaskFilter;
import io.github.humbleui.skija.Paint;
import io.github.humbleui.skija.PaintMode;
import io.github.humbleui.skija.PaintStrokeCap;
import io.github.humbleui.skija.PaintStrokeJoin;
import io.github.humbleui.skija.Path;
import io.github.humbleui.skija.PathBuilder;
import io.github.humbleui.types.RRect;
import io.github.humbleui.types.Rect;
import java.io.IOException;
import java.util.Random;
import java.util.function.Consumer;

/** Draws the plates of a style. */
final class Plates {

    private final CardStyle style;
    private final float unit;

    /** @param side pixels of the frame's shorter side, which all strokes and corners are in proportion to */
    Plates(CardStyle style, double side) {
        this.style = style;
        this.unit = (float) (side / 1080);
    }

    /** How far shadows and glows reach beyond a plate, in pixels. */
    double bleed() {
        return 40 * unit;
    }

    /**
     * Keeps a card with all that reaches beyond its plate.
     *
     * @param x left edge of the plate in the frame
     * @param y top edge of it
     * @param drawing draws with the plate's corner at the origin
     */
    Piece card(
            String name,
            double x,
            double y,
            double width,
            double height,
            double side,
            java.nio.file.Path folder,
            Consumer<Canvas> drawing)
            throws IOException {
        int w = (int) Math.ceil(width + 2 * bleed());
        int h = (int) Math.ceil(height + 2 * bleed());
        String file = name + ".png";
        CardCanvas.write(style, side, w, h, folder.resolve(file), canvas -> {
            canvas.translate((float) bleed(), (float) bleed());
            drawing.accept(canvas);
        });
        return new Piece(file, x - bleed(), y - bleed(), w, h);
    }

    /** A plate filled with a colour. */
    void draw(Canvas canvas, double x, double y, double width, double height, int fill) {
        Rect box = Rect.makeXYWH((float) x, (float) y, (float) width, (float) height);
        switch (style.plate()) {
            case SOFT -> {
                blurred(canvas, box.offset(0, 8 * unit), 15 * unit, 0x59000000, corner(box));
                filled(canvas, box, corner(box), fill);
            }
            case GLASS -> {
                blurred(canvas, box.offset(0, 6 * unit), 12 * unit, 0x59000000, 14 * unit);
                filled(canvas, box, 14 * unit, fill);
                stroked(canvas, box, 14 * unit, 2 * unit, style.line());
            }
            case COMIC -> {
                filled(canvas, box.offset(9 * unit, 10 * unit), 8 * unit, style.line());
                filled(canvas, box, 8 * unit, fill);
                stroked(canvas, box, 8 * unit, 7 * unit, style.line());
            }
            case PRINT -> {
                filled(canvas, box.offset(11 * unit, 11 * unit), 3 * unit, style.accent());
                filled(canvas, box, 3 * unit, fill);
                stroked(canvas, box.offset(-3 * unit, -3 * unit), 3 * unit, 3.5f * unit, style.line());
            }
            case HAND -> {
                blurred(canvas, box.offset(0, 5 * unit), 9 * unit, 0x4D000000, 2);
                filled(canvas, box, 2, fill);
                scribbled(canvas, box, 1);
                scribbled(canvas, box, 2);
            }
            case GILT -> {
                blurred(canvas, box.offset(0, 6 * unit), 12 * unit, 0x66000000, 4 * unit);
                filled(canvas, box, 4 * unit, fill);
                stroked(canvas, box.inflate(-7 * unit), 3 * unit, 4 * unit, style.line());
                stroked(canvas, box.inflate(-14 * unit), 2 * unit, 1.6f * unit, style.line());
            }
            case PIXEL -> stepped(canvas, box, fill);
            case NEON -> {
                Path cut = cutCorners(box, Math.min(26 * unit, box.getHeight() * 0.3f));
                glow(canvas, cut);
                try (Paint paint = new Paint().setColor(fill)) {
                    canvas.drawPath(cut, paint);
                }
                try (Paint paint = stroke(3 * unit, style.line())) {
                    canvas.drawPath(cut, paint);
                }
            }
            case BARE -> filled(canvas, box, 0, fill);
        }
    }

    /** A small plate in the accent. */
    void tag(Canvas canvas, double x, double y, double width, double height) {
        Rect box = Rect.makeXYWH((float) x, (float) y, (float) width, (float) height);
        switch (style.plate()) {
            case SOFT, GLASS -> filled(canvas, box, (float) height / 2, style.accent());
            case COMIC, PRINT, HAND, GILT -> {
                filled(canvas, box, 3 * unit, style.accent());
                stroked(canvas, box, 3 * unit, (style.plate() == CardStyle.Plate.COMIC ? 5 : 2) * unit, style.line());
            }
            case PIXEL, NEON, BARE -> filled(canvas, box, 0, style.accent());
        }
    }

    /** The shape of a plate alone, over which it lies exactly. */
    void silhouette(Canvas canvas, double x, double y, double width, double height, int fill) {
        Rect box = Rect.makeXYWH((float) x, (float) y, (float) width, (float) height);
        switch (style.plate()) {
            case SOFT -> filled(canvas, box, corner(box), fill);
            case GLASS -> filled(canvas, box.inflate(unit), 14 * unit, fill);
            case COMIC -> filled(canvas, box.inflate(4 * unit), 10 * unit, fill);
            case PRINT -> filled(canvas, box.inflate(1.5f * unit).offset(-1.5f * unit, -1.5f * unit), 4 * unit, fill);
            case NEON -> {
                try (Path cut = cutCorners(box.inflate(unit), Math.min(26 * unit, box.getHeight() * 0.3f));
                        Paint paint = new Paint().setColor(fill)) {
                    canvas.drawPath(cut, paint);
                }
            }
            case PIXEL, GILT, HAND, BARE -> filled(canvas, box, 0, fill);
        }
    }

    /** A round or, where the style has no curves, square mark. */
    void badge(Canvas canvas, double centreX, double centreY, double size, int fill) {
        Rect box =
                Rect.makeXYWH((float) (centreX - size / 2), (float) (centreY - size / 2), (float) size, (float) size);
        float round =
                switch (style.plate()) {
                    case SOFT, GLASS, GILT, HAND -> (float) size / 2;
                    case COMIC, PRINT -> (float) size * 0.12f;
                    case PIXEL, NEON, BARE -> 0;
                };
        filled(canvas, box, round, fill);
        if (style.plate() == CardStyle.Plate.COMIC) {
            stroked(canvas, box, round, 4 * unit, style.line());
        }
    }

    private float corner(Rect box) {
        return Math.min(38 * unit, box.getHeight() * 0.38f);
    }

    private static void filled(Canvas canvas, Rect box, float corner, int colour) {
        try (Paint paint = new Paint().setColor(colour)) {
            canvas.drawRRect(rounded(box, corner), paint);
        }
    }

    private static void stroked(Canvas canvas, Rect box, float corner, float width, int colour) {
        try (Paint paint = stroke(width, colour)) {
            canvas.drawRRect(rounded(box, corner), paint);
        }
    }

    private static Paint stroke(float width, int colour) {
        return new Paint()
                .setMode(PaintMode.STROKE)
                .setStrokeWidth(width)
                .setStrokeJoin(PaintStrokeJoin.ROUND)
                .setColor(colour);
    }

    private static RRect rounded(Rect box, float corner) {
        return RRect.makeXYWH(box.getLeft(), box.getTop(), box.getWidth(), box.getHeight(), corner);
    }

    private static void blurred(Canvas canvas, Rect box, float sigma, int colour, float corner) {
        try (MaskFilter blur = MaskFilter.makeBlur(FilterBlurMode.NORMAL, sigma);
                Paint paint = new Paint().setColor(colour).setMaskFilter(blur)) {
            canvas.drawRRect(rounded(box, corner), paint);
        }
    }

    /** A soft light behind what has no plate. */
    void glow(Canvas canvas, double width, double height) {
        float radius = (float) (Math.min(width, height) * 0.34);
        float soft = (float) Math.min(radius * 0.4, bleed() * 0.6);
        try (MaskFilter blur = MaskFilter.makeBlur(FilterBlurMode.NORMAL, soft);
                Paint paint = new Paint()
                        .setColor(style.accent() & 0xFFFFFF | 0x66000000)
                        .setMaskFilter(blur)) {
            canvas.drawOval(
                    Rect.makeXYWH(
                            (float) width / 2 - radius, (float) height * 0.16f, radius * 2, (float) height * 0.68f),
                    paint);
        }
    }

    private void glow(Canvas canvas, Path path) {
        try (MaskFilter blur = MaskFilter.makeBlur(FilterBlurMode.NORMAL, 10 * unit);
                Paint paint =
                        stroke(9 * unit, style.line() & 0xFFFFFF | 0x8C000000).setMaskFilter(blur)) {
            canvas.drawPath(path, paint);
        }
    }

    private static Path cutCorners(Rect b, float cut) {
        try (PathBuilder path = new PathBuilder()) {
            return path.moveTo(b.getLeft() + cut, b.getTop())
                    .lineTo(b.getRight(), b.getTop())
                    .lineTo(b.getRight(), b.getBottom() - cut)
                    .lineTo(b.getRight() - cut, b.getBottom())
                    .lineTo(b.getLeft(), b.getBottom())
                    .lineTo(b.getLeft(), b.getTop() + cut)
                    .closePath()
                    .build();
        }
    }

    /** An edge as a pen draws it: nearly straight, overshooting its corners, not twice the same. */
    private void scribbled(Canvas canvas, Rect b, int pass) {
        Random hand = new Random(Math.round(b.getWidth() * 31 + b.getHeight()) + pass);
        float[][] corners = {
            {b.getLeft(), b.getTop()},
            {b.getRight(), b.getTop()},
            {b.getRight(), b.getBottom()},
            {b.getLeft(), b.getBottom()}
        };
        try (Paint paint = stroke((pass == 1 ? 4 : 2) * unit, style.line())) {
            for (int i = 0; i < 4; i++) {
                float[] from = corners[i];
                float[] to = corners[(i + 1) % 4];
                float dx = to[0] - from[0];
                float dy = to[1] - from[1];
                float length = (float) Math.hypot(dx, dy);
                float over = 7 * unit / length;
                try (PathBuilder line = new PathBuilder()) {
                    line.moveTo(from[0] - dx * over + wobble(hand), from[1] - dy * over + wobble(hand));
                    int parts = Math.max(2, Math.round(length / (170 * unit)));
                    for (int p = 1; p <= parts; p++) {
                        float t = p / (float) parts * (1 + over);
                        line.quadTo(
                                from[0] + dx * (t - 0.5f / parts) + wobble(hand),
                                from[1] + dy * (t - 0.5f / parts) + wobble(hand),
                                from[0] + dx * t + wobble(hand) * 0.5f,
                                from[1] + dy * t + wobble(hand) * 0.5f);
                    }
                    try (Path path = line.build()) {
                        canvas.drawPath(path, paint);
                    }
                }
            }
        }
    }

    private float wobble(Random hand) {
        return (hand.nextFloat() - 0.5f) * 8 * unit;
    }

    private void stepped(Canvas canvas, Rect b, int fill) {
        float dot = 8 * unit;
        for (int ring = 0; ring < 2; ring++) {
            Rect box = b.inflate(-ring * dot);
            try (Paint paint = new Paint().setAntiAlias(false).setColor(ring == 0 ? style.line() : fill)) {
                canvas.drawRect(
                        Rect.makeLTRB(box.getLeft() + dot, box.getTop(), box.getRight() - dot, box.getBottom()), paint);
                canvas.drawRect(
                        Rect.makeLTRB(box.getLeft(), box.getTop() + dot, box.getRight(), box.getBottom() - dot), paint);
            }
        }
    }

    /** A mark of what is right. */
    static void tick(Canvas canvas, double x, double y, double size, int colour) {
        float s = (float) size;
        try (PathBuilder path = new PathBuilder();
                Paint paint = new Paint()
                        .setMode(PaintMode.STROKE)
                        .setStrokeWidth(s * 0.15f)
                        .setStrokeCap(PaintStrokeCap.ROUND)
                        .setStrokeJoin(PaintStrokeJoin.ROUND)
                        .setColor(colour)) {
            path.moveTo((float) x - s * 0.22f, (float) y + s * 0.01f)
                    .lineTo((float) x - s * 0.05f, (float) y + s * 0.18f)
                    .lineTo((float) x + s * 0.24f, (float) y - s * 0.17f);
            try (var line = path.build()) {
                canvas.drawPath(line, paint);
            }
        }
    }
}
