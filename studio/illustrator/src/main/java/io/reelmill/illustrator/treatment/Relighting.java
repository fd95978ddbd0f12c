package io.reelmill.illustrator.treatment;

import io.reelmill.illustrator.colour.Oklch;
import io.reelmill.illustrator.colour.Palette;
import io.reelmill.illustrator.colour.Tones;
import io.reelmill.illustrator.scene.Place;
import io.reelmill.illustrator.scene.Scene;
import java.util.function.UnaryOperator;

/** Changes the light of a scene. */
final class Relighting {

    private Relighting() {}

    /** Natural colours of sky and ground at a time of day; places that are always dark stay dark. */
    static UnaryOperator<Scene> natural(Tones.Hour hour, double chroma) {
        return s -> {
            boolean dark = s.place() == Place.SPACE || s.place() == Place.NIGHT || s.place() == Place.TECH;
            Tones.Hour at = dark ? Tones.Hour.NIGHT : hour;
            double sky = s.place().skyHue(245);
            double support = hour == Tones.Hour.DAY ? 225 : hour == Tones.Hour.GOLDEN ? 62 : 45;
            Palette p = new Palette("natural", sky, support, s.palette().accent(), chroma, false);
            double land =
                    switch (s.place()) {
                        case MOUNTAINS, FIELD, FOREST, NIGHT -> 128;
                        default -> s.place().landHue(100);
                    };
            return s.with(Tones.of(p, at, land), at);
        };
    }

    /** Fixed colours, whatever the palette of the video. */
    static UnaryOperator<Scene> fixed(Tones tones, Tones.Hour hour) {
        return s -> s.with(tones, hour);
    }

    /** The palette of the video at another hour, with its chroma changed. */
    static UnaryOperator<Scene> hour(Tones.Hour hour, double chroma) {
        return s -> {
            Palette p = s.palette();
            Palette turned =
                    new Palette(p.name(), p.dominant(), p.support(), p.accent(), p.chroma() * chroma, p.dark());
            return s.with(Tones.of(turned, hour, s.place().landHue(p.support())), hour);
        };
    }

    /** Applies a function to every tone. */
    static UnaryOperator<Scene> each(UnaryOperator<Oklch> rule) {
        return s -> {
            Tones t = s.tones();
            return s.with(new Tones(
                    rule.apply(t.skyTop()),
                    rule.apply(t.skyLow()),
                    rule.apply(t.glow()),
                    rule.apply(t.land()),
                    rule.apply(t.deep()),
                    rule.apply(t.accent())));
        };
    }
}
