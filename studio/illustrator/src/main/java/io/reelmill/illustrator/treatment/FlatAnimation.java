package io.reelmill.illustrator.treatment;

import io.github.humbleui.skija.Canvas;
import io.github.humbleui.skija.Image;
import io.reelmill.illustrator.colour.Oklch;
import io.reelmill.illustrator.colour.Tones;
import io.reelmill.illustrator.icon.Relief;
import io.reelmill.illustrator.icon.Silhouette;
import io.reelmill.illustrator.icon.VolumeColours;
import io.reelmill.illustrator.paint.Brush;
import io.reelmill.illustrator.paint.Finish;
import io.reelmill.illustrator.place.Backdrops;
import io.reelmill.illustrator.scene.Figure;
import io.reelmill.illustrator.scene.Prop;
import io.reelmill.illustrator.scene.Scene;
import java.util.SplittableRandom;
import java.util.function.BiConsumer;
import java.util.function.UnaryOperator;

/** Cut-out animation: flat areas, long shadows, bright colours. */
public final class FlatAnimation implements Treatment {
    private static final UnaryOperator<Scene> BRIGHT = Relighting.hour(Tones.Hour.DAY, 1.3);

    @Override
    public void backdrop(Scene scene, Canvas canvas) {
        Scene s = BRIGHT.apply(scene);
        Brush b = new Brush(canvas);
        Backdrops.paint(s, new FlatPainter(s, b, new Bright(s.tones())));
        Finish.calm(s, b);
    }

    @Override
    public void motifs(Scene scene, Canvas canvas) {
        Scene s = BRIGHT.apply(scene);
        Brush b = new Brush(canvas);
        Prop hero = s.hero();
        b.disc(hero.x(), hero.y(), hero.size() * 0.66, s.tones().glow().argb(0.30));
        b.ellipse(
                hero.x(),
                s.ground() + s.u(0.01),
                hero.size() * 0.42,
                hero.size() * 0.05,
                s.tones().deep().argb(0.6),
                0);
        for (Prop p : s.motifs()) {
            if (p.y() > s.fy(0.44)) {
                double foot = p.y() + Figure.height(p) / 2 + s.u(0.008);
                b.ellipse(
                        p.x(),
                        foot,
                        p.size() * 0.4,
                        p.size() * 0.05,
                        s.tones().deep().argb(0.5),
                        0);
            }
            figure(s, p, b);
        }
    }

    @Override
    public void hero(Scene scene, Canvas canvas) {
        Scene s = BRIGHT.apply(scene);
        figure(s, s.hero(), new Brush(canvas));
    }

    @Override
    public void accents(Scene scene, Canvas canvas) {
        Scene s = BRIGHT.apply(scene);
        Brush b = new Brush(canvas);
        SplittableRandom chance = new SplittableRandom(s.seed() ^ 0xF1A8L);
        for (int i = 0; i < 14; i++) {
            double x = s.width() * chance.nextDouble();
            double y = s.fy(0.55) * chance.nextDouble();
            if (Math.hypot(x - s.hero().x(), y - s.hero().y()) > s.hero().size() * 0.62) {
                double r = s.u(0.006 + 0.012 * chance.nextDouble());
                Oklch c = i % 2 == 0 ? s.tones().accent() : s.tones().glow();
                if (i % 3 == 0) {
                    b.ring(x, y, r, r * 0.4, c.argb());
                } else {
                    b.disc(x, y, r * 0.7, c.argb());
                }
            }
        }
    }

    @Override
    public void character(Scene scene, Canvas canvas, BiConsumer<Scene, Brush> painting) {
        painting.accept(BRIGHT.apply(scene), new Brush(canvas));
    }

    private void figure(Scene s, Prop p, Brush b) {
        Relief relief = LitProps.relief(p, 6);
        VolumeColours volumeColours = LitProps.volumeColours(s, p.thing(), relief, p.distance() * 0.4);
        try (Image image = Silhouette.shaded(relief, volumeColours, s.side())) {
            LitProps.place(b, p, image);
        }
    }

    private record Bright(Tones t) implements FlatPainter.Ramp {
        @Override
        public Oklch at(double depth) {
            return t.at(depth).lighter(0.02);
        }

        @Override
        public Oklch light() {
            return t.glow();
        }

        @Override
        public Oklch space(double x) {
            return t.skyTop().mix(t.skyLow(), x);
        }
    }
}
