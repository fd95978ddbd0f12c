package io.reelmill.illustrator.treatment;

import io.github.humbleui.skija.Canvas;
import io.github.humbleui.skija.Image;
import io.reelmill.illustrator.colour.Oklch;
import io.reelmill.illustrator.icon.Relief;
import io.reelmill.illustrator.icon.Silhouette;
import io.reelmill.illustrator.paint.Brush;
import io.reelmill.illustrator.paint.Finish;
import io.reelmill.illustrator.place.Backdrops;
import io.reelmill.illustrator.scene.Prop;
import io.reelmill.illustrator.scene.Scene;
import java.util.SplittableRandom;

/** Pen and ink wash on paper: nearer washes are darker; hatching, and red as the only colour. */
public final class InkAndWash implements Treatment {
    private static final Oklch PAPER = new Oklch(0.945, 0.022, 85);
    private static final Oklch INK = new Oklch(0.24, 0.02, 265);
    private static final Oklch RED = new Oklch(0.60, 0.19, 29);

    @Override
    public void backdrop(Scene s, Canvas canvas) {
        Brush b = new Brush(canvas);
        Backdrops.paint(s, new FlatPainter(s, b, new Wash()));
        b.vertical(
                0,
                s.fy(0.50),
                s.width(),
                s.height() - s.fy(0.50),
                INK.argb(0),
                INK.argb(0.70),
                INK.argb(0.9),
                INK.argb(0.95));
        for (int i = 0; i < 3; i++) {
            b.glow(s.width() * (0.2 + 0.3 * i), s.fy(0.12 + 0.1 * i), s.u(0.5), INK.argb(0.05));
        }
        Finish.grain(s, b);
        Finish.grain(s, b);
    }

    @Override
    public void motifs(Scene s, Canvas canvas) {
        Brush b = new Brush(canvas);
        b.glow(s.hero().x(), s.hero().y(), s.hero().size() * 0.8, PAPER.argb(0.8));
        b.ellipse(s.hero().x(), s.ground() + s.u(0.012), s.hero().size() * 0.4, s.u(0.022), INK.argb(0.6), s.u(0.008));
        for (Prop p : s.motifs()) {
            figure(s, p, b, PAPER.lighter(-0.02));
        }
    }

    @Override
    public void hero(Scene s, Canvas canvas) {
        figure(s, s.hero(), new Brush(canvas), PAPER.lighter(0.03));
    }

    @Override
    public void accents(Scene s, Canvas canvas) {
        Brush b = new Brush(canvas);
        SplittableRandom chance = new SplittableRandom(s.seed() ^ 0x1A4L);
        for (int i = 0; i < 26; i++) {
            double a = chance.nextDouble() * Math.PI * 2;
            double reach = s.hero().size() * (0.62 + 0.35 * chance.nextDouble());
            double r = s.u(0.0015 + 0.007 * Math.pow(chance.nextDouble(), 4));
            Oklch c = i % 6 == 0 ? RED : INK;
            b.disc(s.hero().x() + Math.cos(a) * reach, s.hero().y() + Math.sin(a) * reach * 0.8, r, c.argb(0.8));
        }
    }

    private static void figure(Scene s, Prop p, Brush b, Oklch paper) {
        Relief relief = LitProps.relief(p, 6);
        Oklch wash = LitProps.volumeColours(s, p.thing(), relief, 0).main();
        Oklch tinted = paper.mix(wash, 0.42);
        try (Image image = Silhouette.inked(
                relief, tinted.argb(), INK.argb(), tinted.mix(INK, 0.35).argb(), s.side())) {
            LitProps.place(b, p, image);
        }
    }

    private record Wash() implements FlatPainter.Ramp {
        @Override
        public Oklch at(double depth) {
            return PAPER.mix(INK, 0.12 + 0.62 * Math.pow(depth, 1.3));
        }

        @Override
        public Oklch light() {
            return PAPER;
        }

        @Override
        public Oklch sun() {
            return RED;
        }

        @Override
        public Oklch space(double t) {
            return PAPER.mix(INK, 0.10 * (1 - t));
        }
    }
}
