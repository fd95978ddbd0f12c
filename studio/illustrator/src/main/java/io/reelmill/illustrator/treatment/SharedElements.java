package io.reelmill.illustrator.treatment;

import io.github.humbleui.skija.BlendMode;
import io.github.humbleui.skija.FilterTileMode;
import io.github.humbleui.skija.ImageFilter;
import io.github.humbleui.skija.Paint;
import io.github.humbleui.skija.Path;
import io.reelmill.illustrator.colour.Oklch;
import io.reelmill.illustrator.idea.Lexicon;
import io.reelmill.illustrator.paint.Brush;
import io.reelmill.illustrator.paint.Finish;
import io.reelmill.illustrator.paint.Shapes;
import io.reelmill.illustrator.place.Backdrops;
import io.reelmill.illustrator.scene.Figure;
import io.reelmill.illustrator.scene.Place;
import io.reelmill.illustrator.scene.Prop;
import io.reelmill.illustrator.scene.Scene;
import io.reelmill.illustrator.treatment.Style.Part;
import io.reelmill.providers.picture.Look.Captioned;
import java.util.SplittableRandom;
import java.util.function.Function;

/** Elements that several styles share. */
final class SharedElements {

    private SharedElements() {}

    /** The place in soft light. */
    static Part soft() {
        return (s, b) -> Backdrops.paint(s, new SoftPainter(s, b));
    }

    /** The place as a camera sees it. */
    static Part photo(double clouds) {
        return (s, b) -> Backdrops.paint(s, new PhotoPainter(s, b, clouds));
    }

    /** The place in even areas. */
    static Part flat(Function<Scene, FlatPainter.Ramp> ramp) {
        return (s, b) -> Backdrops.paint(s, new FlatPainter(s, b, ramp.apply(s)));
    }

    /** The place in layers that throw shadows. */
    static Part layered(Function<Scene, FlatPainter.Ramp> ramp, LayeredPainter.Cut cut) {
        return (s, b) -> Backdrops.paint(s, new LayeredPainter(s, b, new FlatPainter(s, b, ramp.apply(s)), cut));
    }

    /** A part out of focus; the radius is a fraction of the shorter frame side. */
    static Part blurred(Part part, double radius) {
        return (s, b) -> {
            float sigma = (float) s.u(radius);
            try (ImageFilter soft = ImageFilter.makeBlur(sigma, sigma, FilterTileMode.CLAMP);
                    Paint p = new Paint().setImageFilter(soft)) {
                b.canvas().saveLayer(Brush.rect(0, 0, s.width(), s.height()), p);
                part.paint(s, b);
                b.canvas().restore();
            }
        };
    }

    /**
     * Darkens the frame from a height down to its bottom, so that light captions are readable. Weaker where captions are
     * elsewhere, and where the picture has details.
     */
    static Part base(Function<Scene, Oklch> colour, double from, double most) {
        return (s, b) -> {
            double there = s.captioned() == Captioned.BOTTOM ? 1 : 0.55;
            double strength = most * there * (s.detail().rich() ? 0.75 : 1);
            Oklch c = colour.apply(s);
            double y = s.fy(from);
            b.vertical(
                    0,
                    y,
                    s.width(),
                    s.height() - y,
                    c.argb(0),
                    c.argb(strength * 0.75),
                    c.argb(strength),
                    c.argb(strength),
                    c.argb(Math.min(1, strength * 1.1)));
        };
    }

    static Part base(double from, double strength) {
        return base(s -> s.tones().deep(), from, strength);
    }

    static Part vignette() {
        return Finish::vignette;
    }

    static Part grain() {
        return Finish::grain;
    }

    /** Shadows where things touch the ground. */
    static Part contact(double strength) {
        return (s, b) -> {
            if (floats(s)) {
                return;
            }
            touch(s, b, s.hero(), s.ground() + s.u(0.012), strength);
            for (Prop p : s.motifs()) {
                if (p.y() > s.fy(0.44) && p.distance() < 0.2) {
                    touch(s, b, p, p.y() + Figure.height(p) / 2 + s.u(0.010), strength * 0.8);
                }
            }
        };
    }

    static boolean floats(Scene s) {
        return s.place() == Place.SKY
                || s.place() == Place.SPACE
                || s.place() == Place.UNDERWATER
                || s.place() == Place.SEA;
    }

    private static void touch(Scene s, Brush b, Prop p, double y, double strength) {
        Oklch dark = s.tones().deep().lighter(-0.06);
        double r = p.size() * 0.36;
        b.ellipse(p.x() - s.side() * r * 0.25, y + r * 0.04, r * 1.25, r * 0.20, dark.argb(strength * 0.6), r * 0.12);
        b.ellipse(p.x(), y, r * 0.85, r * 0.10, dark.argb(strength), r * 0.05);
    }

    /** A soft light behind the hero. */
    static Part halo(Function<Scene, Oklch> colour, double radius, double strength) {
        return (s, b) -> b.glow(
                s.hero().x(),
                s.hero().y(),
                s.hero().size() * radius,
                colour.apply(s).argb(strength),
                BlendMode.SCREEN);
    }

    /** Of two background colours, the one with more contrast to the hero. */
    static Oklch behind(Scene s, Oklch light, Oklch dark) {
        return Lexicon.get().tint(s.hero().thing()).colour().l() > 0.74 ? dark : light;
    }

    /**
     * Wedges that point at the hero from beyond the frame.
     *
     * @param inner where they end, in hero sizes
     * @param share of the circle that they cover, 0 to 1
     */
    static void wedges(Scene s, Brush b, int count, double inner, double share, int colour, long salt) {
        SplittableRandom chance = new SplittableRandom(s.seed() ^ salt);
        double x = s.hero().x();
        double y = s.hero().y();
        double far = Math.hypot(s.width(), s.height());
        for (int i = 0; i < count; i++) {
            double a = Math.PI * 2 * (i + chance.nextDouble() * 0.9) / count;
            double half = Math.PI / count * share * (0.4 + 1.2 * chance.nextDouble());
            double from = s.hero().size() * inner * (0.85 + 0.5 * chance.nextDouble());
            try (Path wedge = Shapes.polygon(
                    x + Math.cos(a) * from, y + Math.sin(a) * from,
                    x + Math.cos(a - half) * far, y + Math.sin(a - half) * far,
                    x + Math.cos(a + half) * far, y + Math.sin(a + half) * far)) {
                b.fill(wedge, colour, 0);
            }
        }
    }

    /** Points away from hero and captions for small things in the air. */
    static void scatter(Scene s, long salt, int count, Drop drop) {
        SplittableRandom chance = new SplittableRandom(s.seed() ^ salt);
        for (int i = 0; i < count; i++) {
            double x = s.width() * chance.nextDouble();
            double y = s.fy(-0.04 + 0.60 * chance.nextDouble());
            double size = chance.nextDouble();
            double turn = chance.nextDouble();
            if (Math.hypot(x - s.hero().x(), y - s.hero().y()) > s.hero().size() * 0.58) {
                drop.at(i, x, y, size, turn);
            }
        }
    }

    /** One small thing; {@code size} and {@code turn} are chance, 0 to 1. */
    @FunctionalInterface
    interface Drop {
        void at(int i, double x, double y, double size, double turn);
    }

    /** A star of four thin rays. */
    static void sparkle(Brush b, double x, double y, double r, int colour) {
        try (Path star = Shapes.polygon(
                x,
                y - r,
                x + r * 0.12,
                y - r * 0.12,
                x + r,
                y,
                x + r * 0.12,
                y + r * 0.12,
                x,
                y + r,
                x - r * 0.12,
                y + r * 0.12,
                x - r,
                y,
                x - r * 0.12,
                y - r * 0.12)) {
            b.fill(star, colour, 0);
        }
    }

    /** Even tones from the scene, made by a rule. */
    record Ramp(Function<Double, Oklch> depth, Oklch light, Oklch sun, Function<Double, Oklch> sky)
            implements FlatPainter.Ramp {

        /** The tones as they are, a little stronger. */
        static Function<Scene, FlatPainter.Ramp> own() {
            return s ->
                    new Ramp(d -> s.tones().at(d), s.tones().glow(), s.tones().glow(), d -> s.tones()
                            .skyTop()
                            .mix(s.tones().skyLow(), d));
        }

        @Override
        public Oklch at(double d) {
            return depth.apply(d);
        }

        @Override
        public Oklch space(double t) {
            return sky.apply(t);
        }
    }
}
