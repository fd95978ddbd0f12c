package io.reelmill.illustrator.character;

import io.github.humbleui.skija.BlendMode;
import io.github.humbleui.skija.Canvas;
import io.github.humbleui.skija.ClipMode;
import io.github.humbleui.skija.FilterMipmap;
import io.github.humbleui.skija.FilterMode;
import io.github.humbleui.skija.Image;
import io.github.humbleui.skija.MipmapMode;
import io.github.humbleui.skija.Paint;
import io.github.humbleui.skija.Path;
import io.github.humbleui.skija.Shader;
import io.github.humbleui.types.Rect;
import io.reelmill.illustrator.colour.Oklch;
import io.reelmill.illustrator.colour.Tones;
import io.reelmill.illustrator.paint.Brush;
import io.reelmill.illustrator.paint.Shapes;
import io.reelmill.illustrator.scene.CharacterPlace;
import io.reelmill.illustrator.scene.Scene;
import io.reelmill.illustrator.scene.Scenes;
import io.reelmill.providers.picture.DepictedCharacter.Pose;

/** Paints the figure of a character into a scene. */
public final class CharacterPainter {

    /** How far a bust rises above the arch in front of which it stands, as a share of the arch's height. */
    private static final double RISES = 0.13;

    private static final FilterMipmap SMALLER = new FilterMipmap(FilterMode.LINEAR, MipmapMode.LINEAR);

    private final Pose pose;
    private final Image figure;
    private final CharacterPlace place;

    /** @param figure owned by the caller */
    public CharacterPainter(Pose pose, Image figure, CharacterPlace place) {
        this.pose = pose;
        this.figure = figure;
        this.place = place;
    }

    /** Paints the figure at its place. */
    public void paint(Scene s, Brush b) {
        double w = place.width() * s.frameWidth();
        double h = place.height() * s.frameHeight();
        Rect box = Brush.rect(s.fx(place.x()) - w / 2, s.frameY(place.foot()) - h, w, h);
        if (pose == Pose.STANDING) {
            stand(s, b, box);
            lit(s, b, box, Rect.makeWH(figure.getWidth(), figure.getHeight()), box);
        } else {
            arch(s, b, box);
        }
    }

    private static void stand(Scene s, Brush b, Rect box) {
        double x = box.getLeft() + box.getWidth() / 2.0;
        double y = box.getBottom();
        double r = Math.max(box.getWidth() * 0.40, box.getHeight() * 0.13);
        if (!Scenes.grounded(s.place())) {
            platform(s, b, x, y, r * 1.35);
        }
        Oklch dark = s.tones().deep().lighter(-0.06);
        double away = -s.side() * r * 0.35;
        b.ellipse(x + away, y + r * 0.03, r * 1.45, r * 0.17, dark.argb(0.30), r * 0.13);
        b.ellipse(x + away * 0.3, y - r * 0.02, r * 0.86, r * 0.09, dark.argb(0.62), r * 0.06);
    }

    /** A flat surface to stand on, for places without ground. */
    private static void platform(Scene s, Brush b, double x, double y, double r) {
        Tones t = s.tones();
        Oklch stone = t.land().mix(t.skyLow(), 0.42);
        double ry = r * 0.2;
        b.ellipse(x, y + ry * 2.4, r * 0.9, ry * 0.8, t.deep().argb(0.35), r * 0.12);
        b.ellipse(x, y + ry * 0.75, r, ry, stone.lighter(-0.16).argb(), 0);
        b.ellipse(x, y + ry * 0.22, r, ry, stone.lighter(0.10).argb(), 0);
        b.ellipse(x, y + ry * 0.16, r * 0.9, ry * 0.84, stone.lighter(0.04).argb(), 0);
    }

    /** An arch on the ground: the character stands before it, or its picture is inside it. */
    private void arch(Scene s, Brush b, Rect box) {
        Tones t = s.tones();
        boolean bust = pose == Pose.BUST;
        double h = bust ? box.getHeight() / (1 + RISES) : box.getHeight();
        double w = Math.min(box.getWidth(), h * 1.02);
        double left = box.getLeft() + (box.getWidth() - w) / 2;
        double top = box.getBottom() - h;
        double x = left + w / 2;
        double line = s.u(0.011);
        boolean grounded = Scenes.grounded(s.place());
        if (grounded) {
            Oklch dark = t.deep().lighter(-0.06);
            double base = box.getBottom();
            b.ellipse(x - s.side() * w * 0.12, base + line * 2, w * 0.66, w * 0.075, dark.argb(0.5), w * 0.05);
            b.box(
                    left - w * 0.06,
                    base - line,
                    w * 1.12,
                    line * 3,
                    t.land().mix(t.skyLow(), 0.5).argb());
            b.box(left - w * 0.06, base - line, w * 1.12, line * 0.8, t.glow().argb(0.7));
        }
        try (Path shape = Shapes.arch(x, top + h, w, h);
                Path rim = Shapes.arch(x, top + h, w + 2 * line, h + line)) {
            if (!grounded) {
                b.fill(rim, t.deep().argb(0.5), s.u(0.02));
            }
            b.fill(rim, t.glow().argb(), 0);
            b.fill(
                    shape,
                    x,
                    top,
                    x,
                    top + h,
                    t.accent().mix(t.skyLow(), 0.25).argb(),
                    t.accent().mix(t.skyTop(), 0.55).argb());
            Canvas canvas = b.canvas();
            canvas.save();
            canvas.clipPath(shape, ClipMode.INTERSECT, true);
            if (bust) {
                b.glow(x, top + h * 0.42, w * 0.62, t.glow().argb(0.55));
            } else {
                lit(s, b, Rect.makeXYWH((float) left, (float) top, (float) w, (float) h), covering(w, h), box);
            }
            canvas.restore();
            if (bust) {
                rising(s, b, box, shape, x, top, w, h);
            }
        }
    }

    /** The bust within the lower part of the arch, and free above its middle. */
    private void rising(Scene s, Brush b, Rect box, Path shape, double x, double top, double w, double h) {
        double scale = Math.min(w * 0.98 / figure.getWidth(), h * (1 + RISES) / figure.getHeight());
        double fw = figure.getWidth() * scale;
        double fh = figure.getHeight() * scale;
        Rect to = Brush.rect(x - fw / 2, box.getBottom() - fh, fw, fh);
        Rect from = Rect.makeWH(figure.getWidth(), figure.getHeight());
        double middle = top + h * 0.5;
        Canvas canvas = b.canvas();
        canvas.save();
        canvas.clipRect(Brush.rect(0, 0, s.width(), middle));
        lit(s, b, to, from, box);
        canvas.restore();
        canvas.save();
        canvas.clipRect(Brush.rect(0, middle, s.width(), s.height() - middle));
        canvas.clipPath(shape, ClipMode.INTERSECT, true);
        lit(s, b, to, from, box);
        canvas.restore();
    }

    /** The part of the picture that fills such a frame, from its top. */
    private Rect covering(double w, double h) {
        double scale = Math.max(w / figure.getWidth(), h / figure.getHeight());
        double cw = w / scale;
        double ch = h / scale;
        return Brush.rect((figure.getWidth() - cw) / 2, 0, cw, ch);
    }

    /** The figure in the light of the scene: its colour over all, its glow on the side that it comes from. */
    private void lit(Scene s, Brush b, Rect to, Rect from, Rect box) {
        Tones t = s.tones();
        double tinted =
                switch (s.hour()) {
                    case DAY -> 0.10;
                    case GOLDEN -> 0.14;
                    case DUSK -> 0.20;
                    case NIGHT -> 0.28;
                };
        Oklch air = new Oklch(1, 0, 0).mix(t.skyLow().lighter(0.08), tinted);
        Canvas canvas = b.canvas();
        canvas.saveLayer(to.inflate(2), null);
        try (var paint = new Paint()) {
            canvas.drawImageRect(figure, from, to, SMALLER, paint, true);
        }
        b.with(p -> p.setColor(air.argb()).setBlendMode(BlendMode.MODULATE), p -> canvas.drawRect(to.inflate(4), p));
        double edge = s.side() < 0 ? box.getLeft() : box.getRight();
        double dim = s.side() < 0 ? box.getLeft() + box.getWidth() * 0.6 : box.getRight() - box.getWidth() * 0.6;
        over(
                b,
                to,
                edge,
                0,
                dim,
                0,
                t.glow().argb(0.34),
                t.glow().argb(0.08),
                t.glow().argb(0));
        double low = box.getBottom();
        over(
                b,
                to,
                0,
                low,
                0,
                low - box.getHeight() * 0.3,
                t.deep().argb(0.34),
                t.deep().argb(0));
        canvas.restore();
    }

    private static void over(Brush b, Rect box, double x0, double y0, double x1, double y1, int... colours) {
        try (var shader = Shader.makeLinearGradient((float) x0, (float) y0, (float) x1, (float) y1, colours)) {
            b.with(p -> p.setShader(shader).setBlendMode(BlendMode.SRC_ATOP), p -> b.canvas()
                    .drawRect(box.inflate(4), p));
        }
    }
}
