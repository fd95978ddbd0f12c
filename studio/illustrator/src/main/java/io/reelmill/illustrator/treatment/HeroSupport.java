package io.reelmill.illustrator.treatment;

import io.github.humbleui.skija.BlendMode;
import io.github.humbleui.skija.Path;
import io.github.humbleui.skija.PathBuilder;
import io.reelmill.illustrator.colour.Oklch;
import io.reelmill.illustrator.colour.Tones;
import io.reelmill.illustrator.paint.Brush;
import io.reelmill.illustrator.scene.Composition;
import io.reelmill.illustrator.scene.Figure;
import io.reelmill.illustrator.scene.Prop;
import io.reelmill.illustrator.scene.Scene;
import io.reelmill.illustrator.scene.Scenes;

/** The surroundings of the hero: a halo behind it, and a pedestal, a shadow or a ring. */
final class HeroSupport {

    private HeroSupport() {}

    static void paint(Scene s, Brush b) {
        Prop hero = s.hero();
        Tones t = s.tones();
        b.glow(hero.x(), hero.y(), hero.size() * 0.92, t.glow().argb(0.42), BlendMode.SCREEN);
        if (grounded(s)) {
            pool(s, b);
        }
        switch (s.place()) {
            case SKY, SPACE, UNDERWATER -> ring(s, b);
            case SEA -> ripples(s, b);
            default -> {
                if (raised(s)) {
                    pedestal(s, b, hero.x(), s.ground() + s.u(0.012), hero.size() * 0.50, s.u(0.085));
                } else {
                    shadow(s, b, hero.x(), s.ground() + s.u(0.012), hero.size() * 0.36, 0.6);
                }
            }
        }
        for (Prop motif : s.motifs()) {
            boolean low = motif.y() > s.fy(0.44) && motif.distance() < 0.2;
            if (low && s.composition() == Composition.PODIUM && grounded(s)) {
                double foot = motif.y() + Figure.height(motif) / 2 + s.u(0.008);
                pedestal(s, b, motif.x(), foot, motif.size() * 0.52, s.u(0.055));
            } else if (low && grounded(s)) {
                double foot = motif.y() + Figure.height(motif) / 2 + s.u(0.012);
                shadow(s, b, motif.x(), foot, motif.size() * 0.36, 0.45);
            }
        }
    }

    /** Whether the hero stands on a pedestal. */
    static boolean raised(Scene s) {
        boolean portal = s.composition() == Composition.PORTAL && (s.seed() & 1) == 0;
        return grounded(s) && (s.composition() == Composition.PODIUM || portal);
    }

    private static boolean grounded(Scene s) {
        return Scenes.grounded(s.place());
    }

    private static void shadow(Scene s, Brush b, double x, double y, double r, double strength) {
        b.ellipse(x, y, r, r * 0.16, s.tones().deep().lighter(-0.06).argb(strength), r * 0.13);
    }

    /** Light that falls on the ground around the hero. */
    private static void pool(Scene s, Brush b) {
        var canvas = b.canvas();
        canvas.save();
        canvas.translate((float) s.hero().x(), (float) (s.ground() + s.u(0.06)));
        canvas.scale(1, 0.2f);
        b.glow(0, 0, s.hero().size() * 1.05, s.tones().glow().argb(0.22));
        canvas.restore();
    }

    /** A round pedestal whose top is at y. */
    private static void pedestal(Scene s, Brush b, double x, double y, double r, double height) {
        Tones t = s.tones();
        Oklch stone = t.land().mix(t.skyLow(), 0.45).lighter(0.04);
        double ry = r * 0.20;
        shadow(s, b, x + s.side() * -r * 0.2, y + height + ry * 0.4, r * 1.25, 0.6);
        try (PathBuilder pb = new PathBuilder()) {
            pb.moveTo((float) (x - r), (float) y);
            pb.lineTo((float) (x - r), (float) (y + height));
            pb.arcTo(Brush.rect(x - r, y + height - ry, 2 * r, 2 * ry), 180, -180, false);
            pb.lineTo((float) (x + r), (float) y);
            try (Path body = pb.closePath().build()) {
                double from = s.side() < 0 ? x - r : x + r;
                double to = s.side() < 0 ? x + r : x - r;
                b.fill(
                        body,
                        from,
                        y,
                        to,
                        y,
                        stone.lighter(0.02).argb(),
                        stone.lighter(0.05).argb(),
                        stone.lighter(-0.10).argb(),
                        stone.lighter(-0.20).argb());
            }
        }
        try (Path top = Path.makeOval(Brush.rect(x - r, y - ry, 2 * r, 2 * ry))) {
            b.fill(
                    top,
                    x,
                    y - ry,
                    x,
                    y + ry,
                    stone.lighter(0.07).argb(),
                    stone.lighter(0.16).argb());
            b.line(top, s.u(0.003), t.glow().argb(0.6), 0);
        }
        b.ellipse(x, y, r * 0.62, ry * 0.55, t.deep().argb(0.45), r * 0.07);
    }

    /** The far half of a ring around a floating hero. */
    private static void ring(Scene s, Brush b) {
        if (s.composition() != Composition.ORBIT && s.composition() != Composition.PORTAL) {
            return;
        }
        var canvas = b.canvas();
        canvas.save();
        canvas.translate((float) s.hero().x(), (float) s.hero().y());
        canvas.rotate(-16);
        canvas.scale(1, 0.34f);
        double r = s.hero().size() * 0.80;
        b.ring(0, 0, r, s.u(0.010), s.tones().glow().argb(0.5));
        b.ring(0, 0, r * 1.12, s.u(0.004), s.tones().glow().argb(0.3));
        canvas.restore();
    }

    private static void ripples(Scene s, Brush b) {
        double x = s.hero().x();
        double y = s.ground() + s.u(0.015);
        double r = s.hero().size() * 0.30;
        shadow(s, b, x, y, r * 1.1, 0.5);
        var canvas = b.canvas();
        canvas.save();
        canvas.translate((float) x, (float) y);
        canvas.scale(1, 0.17f);
        for (int i = 0; i < 3; i++) {
            b.ring(
                    0,
                    0,
                    r * (1 + 0.38 * i),
                    s.u(0.010 - 0.002 * i),
                    s.tones().glow().argb(0.45 - 0.12 * i));
        }
        canvas.restore();
    }
}
