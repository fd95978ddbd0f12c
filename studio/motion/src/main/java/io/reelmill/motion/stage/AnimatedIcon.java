package io.reelmill.motion.stage;

import io.github.humbleui.skija.Path;
import io.github.humbleui.skija.PathBuilder;
import io.github.humbleui.types.Point;
import io.github.humbleui.types.RRect;
import io.reelmill.motion.brand.Brand.Shape;

/** An icon on a plate: the plate scales up with a spring, and the icon's lines draw themselves. */
public final class AnimatedIcon implements AutoCloseable {

    private static final double DRAWING = 0.85;

    private final CardArea stage;
    private final double x;
    private final double y;
    private final double r;
    private final double at;
    private final Span span;
    private final int plate;
    private final int ink;
    private final boolean framed;
    private final IconDrawing icon;

    /**
     * @param thing name of a glyph; an unknown name is drawn as a star
     * @param r half the size of the plate
     * @param at time in seconds at which it enters
     * @param second whether it has the second accent colour
     */
    public AnimatedIcon(
            CardArea stage, String thing, double x, double y, double r, double at, Span span, boolean second) {
        this.stage = stage;
        this.x = x;
        this.y = y;
        this.r = r;
        this.at = at;
        this.span = span;
        framed = stage.brand().shape() == Shape.RING;
        boolean pointed = stage.brand().shape() == Shape.BURST || stage.brand().shape() == Shape.DIAMOND;
        icon = new IconDrawing(thing, r * (framed ? 1.12 : pointed ? 0.92 : 1.08));
        var scheme = stage.scheme();
        plate = second ? scheme.second() : scheme.accent();
        ink = framed ? plate : second ? scheme.onSecond() : scheme.onAccent();
    }

    /**
     * An emblem in its reserved area: centred, or where lines start.
     *
     * @param share half the size of the plate as a share of the area's shorter side
     */
    public static AnimatedIcon in(Box picture, double share, CardArea stage, String thing, Span span) {
        double r = Math.min(picture.w(), picture.h()) * share;
        double x = stage.area().wide() || stage.brand().centred()
                ? picture.midX()
                : stage.rightToLeft() ? picture.right() - r * 1.22 : picture.x() + r * 1.22;
        return new AnimatedIcon(stage, thing, x, picture.midY(), r, span.from() + 0.02, span, false);
    }

    public Box place() {
        return new Box(x - r, y - r, 2 * r, 2 * r);
    }

    public void draw(Pen drawing, double t) {
        double p = Ease.at(t, at, 0.55);
        double gone = Ease.in(span.out(t));
        double size = Ease.spring(p) * (1 - gone);
        if (size <= 0.01) {
            return;
        }
        double bob = 0.012 * r * Math.sin((t - at) * 1.9);
        var canvas = drawing.canvas();
        canvas.save();
        canvas.translate((float) x, (float) (y + bob));
        if (stage.rich()) {
            satellites(drawing, t, gone);
        }
        canvas.scale((float) size, (float) size);
        if (framed) {
            double drawn = Ease.inOut(Ease.at(t, at, 0.9));
            drawing.arc(0, 0, r, -90, 360 * drawn, r * 0.055, plate);
        } else {
            try (Path path = outline(stage.brand().shape(), r)) {
                drawing.area(path, plate);
            }
        }
        icon.draw(drawing, 0, 0, 1, Ease.at(t, at + 0.16, DRAWING), ink);
        canvas.restore();
    }

    /** Small shapes that fly out with the plate and circle it. */
    private void satellites(Pen drawing, double t, double gone) {
        double out = Ease.out(Ease.at(t, at + 0.1, 0.7)) * (1 - gone);
        double ring = r * (1.04 + 0.17 * out);
        if (out > 0.02) {
            int faint = (int) (150 * out) << 24 | stage.scheme().glint() & 0xFFFFFF;
            drawing.dashes(0, 0, ring, 40, (t - at) * 14, r * 0.022, faint);
            for (int i = 0; i < 3; i++) {
                double a = (t - at) * (0.55 + 0.1 * i) + i * 2.2 + stage.pick(5, 6);
                double size = r * (0.05 + 0.018 * i) * out;
                int colour =
                        i % 2 == 0 ? stage.scheme().second() : stage.scheme().accent();
                drawing.plainDisc(ring * Math.cos(a), ring * Math.sin(a), size, colour);
            }
        }
    }

    /** A plate around the origin. */
    static Path outline(Shape shape, double r) {
        return switch (shape) {
            case SQUIRCLE -> rounded(r * 0.94, 0.56);
            case SQUARE -> rounded(r * 0.90, 0.0);
            case HEXAGON -> polygon(6, r, r, -Math.PI / 2);
            case DIAMOND -> polygon(4, r * 1.08, r * 1.08, -Math.PI / 2);
            case BURST -> polygon(28, r * 1.06, r * 0.90, 0);
            case BLOB -> blob(r);
            default -> Path.makeCircle(0, 0, (float) r);
        };
    }

    private static Path rounded(double r, double corner) {
        return Path.makeRRect(
                RRect.makeXYWH((float) -r, (float) -r, (float) (2 * r), (float) (2 * r), (float) (r * corner)));
    }

    private static Path polygon(int n, double outer, double inner, double turn) {
        Point[] points = new Point[n];
        for (int i = 0; i < n; i++) {
            double a = turn + 2 * Math.PI * i / n;
            double reach = i % 2 == 0 ? outer : inner;
            points[i] = new Point((float) (reach * Math.cos(a)), (float) (reach * Math.sin(a)));
        }
        return Path.makePolygon(points, true);
    }

    private static Path blob(double r) {
        try (PathBuilder builder = new PathBuilder()) {
            int n = 60;
            for (int i = 0; i <= n; i++) {
                double a = 2 * Math.PI * i / n;
                double reach = r * (1 + 0.055 * Math.sin(3 * a + 0.6) + 0.035 * Math.sin(2 * a + 2));
                float px = (float) (reach * Math.cos(a));
                float py = (float) (reach * Math.sin(a));
                if (i == 0) {
                    builder.moveTo(px, py);
                } else {
                    builder.lineTo(px, py);
                }
            }
            builder.closePath();
            return builder.build();
        }
    }

    @Override
    public void close() {
        icon.close();
    }
}
