package io.reelmill.illustrator.treatment;

import io.github.humbleui.skija.Canvas;
import io.github.humbleui.skija.Image;
import io.github.humbleui.skija.Path;
import io.reelmill.illustrator.colour.Oklch;
import io.reelmill.illustrator.icon.Relief;
import io.reelmill.illustrator.icon.Silhouette;
import io.reelmill.illustrator.paint.Brush;
import io.reelmill.illustrator.paint.Finish;
import io.reelmill.illustrator.paint.Shapes;
import io.reelmill.illustrator.place.Backdrops;
import io.reelmill.illustrator.scene.Prop;
import io.reelmill.illustrator.scene.Scene;
import java.util.SplittableRandom;

/** Two tones and one accent colour: hard light, black shapes, long shadows. */
public final class ModernNoir implements Treatment {
    private static final Oklch BLACK = new Oklch(0.15, 0.008, 265);

    @Override
    public void backdrop(Scene s, Canvas canvas) {
        Brush b = new Brush(canvas);
        Backdrops.paint(s, new FlatPainter(s, b, new Ink()));
        double x = s.hero().x();
        double far = s.side() < 0 ? s.width() * 1.1 : -s.width() * 0.1;
        try (Path cone = Shapes.polygon(
                s.lightX(),
                -s.u(0.1),
                x - s.hero().size() * 0.75,
                s.ground() + s.u(0.12),
                x + s.hero().size() * 0.75,
                s.ground() + s.u(0.12))) {
            b.fill(
                    cone,
                    s.lightX(),
                    0,
                    x,
                    s.ground(),
                    new Oklch(0.97, 0.01, 90).argb(0.55),
                    new Oklch(0.95, 0.01, 90).argb(0.10));
        }
        try (Path shadow = Shapes.polygon(
                x - s.hero().size() * 0.3,
                s.ground(),
                x + s.hero().size() * 0.3,
                s.ground(),
                far,
                s.fy(0.86),
                far - s.side() * -s.u(0.5),
                s.fy(0.86))) {
            b.fill(shadow, BLACK.argb(0.55), s.u(0.004));
        }
        b.vertical(
                0, s.fy(0.52), s.width(), s.height() - s.fy(0.52), BLACK.argb(0), BLACK.argb(0.75), BLACK.argb(0.95));
        Finish.vignette(s, b);
        Finish.grain(s, b);
    }

    @Override
    public void motifs(Scene s, Canvas canvas) {
        Brush b = new Brush(canvas);
        b.ellipse(
                s.hero().x(),
                s.ground() + s.u(0.01),
                s.hero().size() * 0.4,
                s.hero().size() * 0.045,
                BLACK.argb(0.85),
                s.u(0.004));
        for (Prop p : s.motifs()) {
            boolean onDark = p.y() + p.size() * 0.3 > s.horizon();
            figure(p, b, onDark ? new Oklch(0.72, 0.008, 265) : BLACK, onDark ? BLACK : new Oklch(0.80, 0.01, 90));
        }
    }

    @Override
    public void hero(Scene s, Canvas canvas) {
        figure(
                s.hero(),
                new Brush(canvas),
                new Oklch(
                        0.66,
                        0.20,
                        s.palette().accent() < 120 ? 30 : s.palette().accent()),
                BLACK);
    }

    @Override
    public void accents(Scene s, Canvas canvas) {
        Brush b = new Brush(canvas);
        SplittableRandom chance = new SplittableRandom(s.seed());
        for (int i = 0; i < 4; i++) {
            double y = s.fy(-0.06 + 0.035 * i);
            b.box(0, y, s.width(), s.u(0.012 + 0.01 * chance.nextDouble()), BLACK.argb(0.9));
        }
    }

    private static void figure(Prop p, Brush b, Oklch body, Oklch seam) {
        Relief relief = LitProps.relief(p, 6);
        try (Image image = Silhouette.plain(relief, body.argb(), seam.argb())) {
            LitProps.place(b, p, image);
        }
    }

    private record Ink() implements FlatPainter.Ramp {
        @Override
        public Oklch at(double depth) {
            return new Oklch(depth < 0.3 ? 0.62 : depth < 0.55 ? 0.42 : 0.20, 0.008, 265);
        }

        @Override
        public Oklch light() {
            return new Oklch(0.96, 0.012, 90);
        }

        @Override
        public Oklch space(double t) {
            return new Oklch(0.52 + 0.26 * Math.round(t * 3) / 3.0, 0.008, 265);
        }
    }
}
