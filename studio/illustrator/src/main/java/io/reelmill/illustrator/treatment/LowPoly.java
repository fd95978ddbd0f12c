package io.reelmill.illustrator.treatment;

import io.github.humbleui.skija.Path;
import io.reelmill.illustrator.colour.Tones;
import io.reelmill.illustrator.effect.Facets;
import io.reelmill.illustrator.material.DrawnMaterials;
import io.reelmill.illustrator.paint.Brush;
import io.reelmill.illustrator.paint.Shapes;
import io.reelmill.illustrator.scene.Scene;

/** Low-polygon shapes. */
final class LowPoly {

    private LowPoly() {}

    static Style style() {
        return Style.of(SharedElements.soft().with(SharedElements.base(0.55, 0.55)), DrawnMaterials.planes())
                .lit(Relighting.hour(Tones.Hour.GOLDEN, 1.35))
                .standing(SharedElements.contact(0.7))
                .air((s, b) -> SharedElements.scatter(
                        s, 0x10BL, 16, (i, x, y, size, turn) -> shard(s, b, x, y, size, turn, i)))
                .printed(Facets.of(0.105, 0.22), Facets.of(0.052, 0.16));
    }

    private static void shard(Scene s, Brush b, double x, double y, double size, double turn, int i) {
        double r = s.u(0.02 + 0.02 * size);
        double a = turn * 6.28;
        try (Path p = Shapes.polygon(
                x + Math.cos(a) * r, y + Math.sin(a) * r,
                x + Math.cos(a + 2) * r, y + Math.sin(a + 2) * r,
                x + Math.cos(a + 4) * r * 0.7, y + Math.sin(a + 4) * r * 0.7)) {
            b.fill(p, (i % 2 == 0 ? s.tones().accent() : s.tones().glow()).argb(), 0);
        }
    }
}
