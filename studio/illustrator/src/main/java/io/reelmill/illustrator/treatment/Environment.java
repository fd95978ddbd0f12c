package io.reelmill.illustrator.treatment;

import io.reelmill.illustrator.colour.Oklch;
import io.reelmill.illustrator.colour.Tones;
import io.reelmill.illustrator.effect.PixelEffects;
import io.reelmill.illustrator.material.SolidMaterials;
import io.reelmill.illustrator.paint.Brush;
import io.reelmill.illustrator.scene.Prop;
import io.reelmill.illustrator.scene.Scene;
import io.reelmill.providers.picture.Look.Detail;
import java.util.List;
import java.util.SplittableRandom;

/** A landscape in which the hero is a stone monument, with mist and birds. */
final class Environment {

    private Environment() {}

    static Style style() {
        return Style.of(
                        SharedElements.photo(0.85)
                                .with(Environment::fogBanks)
                                .with(SharedElements.base(
                                        s -> s.tones().deep().mix(new Oklch(0.3, 0.05, 160), 0.5), 0.53, 0.70)),
                        SolidMaterials.monument())
                .lit(s -> {
                    Scene cool = Relighting.natural(Tones.Hour.DAY, 0.055).apply(s);
                    Tones t = cool.tones();
                    Tones misty = new Tones(
                            t.skyTop().lighter(0.08).mix(new Oklch(0.72, 0.03, 170), 0.5),
                            new Oklch(0.88, 0.025, 120),
                            new Oklch(0.95, 0.05, 95),
                            t.land().mix(new Oklch(0.42, 0.07, 150), 0.4),
                            new Oklch(0.22, 0.035, 165),
                            t.accent());
                    Prop h = s.hero();
                    Prop grown =
                            new Prop(h.thing(), h.x(), h.y() + h.size() * 0.04, h.size() * 1.18, h.tilt() * 0.3, 0);
                    List<Prop> far = s.motifs().stream()
                            .map(m -> new Prop(m.thing(), m.x(), m.y(), m.size() * 0.9, m.tilt() * 0.3, 0.6))
                            .toList();
                    return cool.with(misty).with(grown, far);
                })
                .standing((s, b) -> {
                    b.ellipse(
                            s.hero().x(),
                            s.ground() + s.u(0.03),
                            s.hero().size() * 0.62,
                            s.u(0.05),
                            s.tones().deep().argb(0.4),
                            s.u(0.04));
                })
                .air(Environment::birdsAndMist)
                .printed(
                        PixelEffects.film(0.25, 0.85, new Oklch(0.32, 0.05, 170), new Oklch(0.93, 0.04, 100), 0.18),
                        PixelEffects.none());
    }

    private static void fogBanks(Scene s, Brush b) {
        Oklch mist = s.tones().skyLow();
        for (int i = 0; i < 5; i++) {
            double y = s.ground() - s.u(0.05) + s.u(0.06) * i;
            double x = s.width() * (0.15 + 0.7 * ((i * 37 + s.seed()) % 10) / 10.0);
            b.ellipse(x, y, s.width() * (0.55 - 0.05 * i), s.u(0.035), mist.argb(0.50 - 0.07 * i), s.u(0.035));
        }
    }

    private static void birdsAndMist(Scene s, Brush b) {
        int dark = s.tones().deep().argb(0.8);
        double cx = s.fx(s.side() < 0 ? 0.78 : 0.22);
        SplittableRandom chance = new SplittableRandom(s.seed() ^ 0xB12DL);
        int count = s.detail() == Detail.LIVING ? 0 : 11;
        for (int i = 0; i < count; i++) {
            double x = cx + s.u(0.17) * (chance.nextDouble() - 0.5) * 2;
            double y = s.fy(0.10) + s.u(0.13) * chance.nextDouble();
            double r = s.u(0.008 + 0.011 * chance.nextDouble());
            double flap = 0.25 + 0.6 * chance.nextDouble();
            b.line(x - r, y - r * flap, x, y, s.u(0.0026), dark);
            b.line(x + r, y - r * flap, x, y, s.u(0.0026), dark);
        }
        Oklch mist = s.tones().skyLow();
        double y = s.ground() + s.u(0.035);
        b.ellipse(s.hero().x() - s.u(0.15), y, s.hero().size() * 0.75, s.u(0.022), mist.argb(0.55), s.u(0.025));
        b.ellipse(
                s.hero().x() + s.u(0.22), y + s.u(0.05), s.hero().size() * 0.6, s.u(0.018), mist.argb(0.38), s.u(0.02));
    }
}
