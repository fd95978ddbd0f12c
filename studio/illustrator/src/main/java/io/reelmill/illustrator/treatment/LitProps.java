package io.reelmill.illustrator.treatment;

import io.github.humbleui.skija.Canvas;
import io.github.humbleui.skija.Image;
import io.reelmill.illustrator.colour.Oklch;
import io.reelmill.illustrator.colour.Tones;
import io.reelmill.illustrator.icon.Glyphs;
import io.reelmill.illustrator.icon.Light;
import io.reelmill.illustrator.icon.Relief;
import io.reelmill.illustrator.icon.Volume;
import io.reelmill.illustrator.icon.VolumeColours;
import io.reelmill.illustrator.idea.Lexicon;
import io.reelmill.illustrator.paint.Brush;
import io.reelmill.illustrator.scene.Prop;
import io.reelmill.illustrator.scene.Scene;

/** Props as lit volumes, in their natural colours and the light of the scene. */
final class LitProps {

    /** Difference of lightness between a thing and its background, so that it is visible without colour. */
    private static final double APART = 0.15;

    private LitProps() {}

    static Image render(Scene s, Prop p, int margin, double distance) {
        Relief relief = relief(p, margin);
        Tones t = s.tones();
        Oklch haze = t.skyLow();
        VolumeColours volumeColours = volumeColours(s, p.thing(), relief, distance * 0.55);
        Light light = new Light(
                s.side(),
                t.glow(),
                t.skyTop().lighter(-0.1),
                t.skyLow().mix(t.accent(), 0.35).mix(haze, distance));
        return Volume.render(relief, volumeColours, light);
    }

    /** The relief of a thing, with a margin in pixels. */
    static Relief relief(Prop p, int margin) {
        return Relief.of(
                Glyphs.get().find(p.thing()).orElseThrow(() -> new IllegalStateException("no glyph " + p.thing())),
                p.size(),
                margin);
    }

    /** Draws the picture of a thing where the thing is. */
    static void place(Brush b, Prop p, Image image) {
        enter(b, p);
        b.image(image, -image.getWidth() / 2.0, -image.getHeight() / 2.0, image.getWidth(), image.getHeight(), 1);
        b.canvas().restore();
    }

    /** Makes the middle of a thing the origin, turned as the thing is, until the canvas is restored. */
    static void enter(Brush b, Prop p) {
        Canvas canvas = b.canvas();
        canvas.save();
        canvas.translate((float) p.x(), (float) p.y());
        canvas.rotate((float) p.tilt());
    }

    static VolumeColours volumeColours(Scene s, String thing, Relief relief, double fade) {
        Tones t = s.tones();
        Oklch natural = Lexicon.get().tint(thing).colour();
        Oklch main = natural.mix(t.accent(), 0.10);
        double behind = t.skyTop().mix(t.skyLow(), 0.5).l();
        if (Math.abs(main.l() - behind) < APART) {
            boolean up = main.l() >= behind || behind < 0.5;
            main = main.withL(up ? Math.min(0.9, behind + APART) : Math.max(0.3, behind - APART));
        }
        if (main.l() < 0.76 && main.h() > 68 && main.h() < 112 && main.c() > 0.08) {
            // Dark yellow looks olive, so amber is used for gold and sun.
            main = main.withH(64).withC(Math.max(main.c(), 0.155));
        }
        boolean pale = main.c() < 0.06;
        if (!pale && hueGap(main.h(), t.skyLow().h()) < 32) {
            main = main.lighter(main.l() >= behind ? 0.05 : -0.05).withC(main.c() * 1.15);
        }
        Oklch second = pale
                ? new Oklch(Math.max(0.5, main.l() - 0.17), 0.06, s.palette().dominant())
                : new Oklch(Math.min(0.95, main.l() + 0.20), main.c() * 0.38, main.h() + 12);
        Oklch accent = t.accent();
        if (!pale && hueGap(main.h(), accent.h()) < 40) {
            accent = new Oklch(0.84, 0.06, s.palette().dominant());
        }
        Oklch seam = new Oklch(Math.max(0.24, main.l() - 0.36), Math.min(0.10, main.c() * 0.8 + 0.02), main.h());
        Oklch wire = relief.bodyShare() < 0.35 ? main : second;
        Oklch haze = t.skyLow();
        return new VolumeColours(
                main.mix(haze, fade),
                second.mix(haze, fade),
                accent.mix(haze, fade),
                seam.mix(haze, fade),
                wire.mix(haze, fade));
    }

    private static double hueGap(double a, double b) {
        double d = Math.abs(a - b) % 360;
        return Math.min(d, 360 - d);
    }
}
