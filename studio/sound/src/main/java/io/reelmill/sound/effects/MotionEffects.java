package io.reelmill.sound.effects;

import static io.reelmill.sound.effects.Curve.decay;
import static io.reelmill.sound.effects.Curve.flat;
import static io.reelmill.sound.effects.Curve.glide;
import static io.reelmill.sound.effects.Curve.hill;
import static io.reelmill.sound.effects.Curve.line;
import static io.reelmill.sound.effects.Curve.swell;

import io.reelmill.sound.effects.StereoBuffer.Pass;

/** Effects of things that move, hit and shine: the usual sounds of film editing. */
final class MotionEffects {

    private MotionEffects() {}

    static void whoosh(StereoBuffer c) {
        double side = c.chance.nextBoolean() ? 1 : -1;
        Curve across = line(-0.7 * side, 0.7 * side);
        Curve sweep = t -> 260 + 2_600 * Math.pow(Math.sin(Math.PI * Math.pow(t, 0.8)), 2);
        c.noise(0, 0.75, Pass.BAND, sweep, 1.1, hill(0.5), across);
        c.noise(0.05, 0.6, Pass.BAND, t -> 2.4 * sweep.at(t), 0.8, hill(0.5).times(0.4), across);
        c.noise(0, 0.7, Pass.LOW, glide(180, 90), 0.8, hill(0.55).times(0.8), flat(0));
        c.hall(0.7, 0.6, 0.12);
    }

    static void swish(StereoBuffer c) {
        double side = c.chance.nextBoolean() ? 1 : -1;
        c.noise(
                0,
                0.3,
                Pass.BAND,
                glide(c.about(1_400, 0.2), c.about(5_200, 0.2)),
                1.3,
                hill(0.6),
                line(-0.5 * side, 0.5 * side));
        c.noise(0.03, 0.25, Pass.HIGH, flat(6_500), 0.7, hill(0.65).times(0.25), line(-0.5 * side, 0.5 * side));
    }

    static void pop(StereoBuffer c) {
        double f = c.about(420, 0.15);
        c.tone(0, 0.09, glide(f, 2.4 * f), decay(5));
        c.tone(0.004, 0.05, glide(2 * f, 4 * f), decay(8).times(0.3));
        c.noise(0, 0.012, Pass.BAND, flat(2_500), 0.8, decay(5).times(0.5), flat(0));
    }

    static void riser(StereoBuffer c) {
        double f = c.about(110, 0.1);
        for (int k = 0; k < 3; k++) {
            double detune = 1 + 0.006 * (k - 1);
            c.wave(
                    0,
                    1.6,
                    glide(f * detune, 4 * f * detune),
                    swell(2).times(0.16),
                    flat(0.6 * (k - 1)),
                    StereoBuffer::buzz);
        }
        c.wideNoise(0, 1.6, Pass.BAND, glide(500, 8_000), 1.4, swell(2.2));
        c.hall(1.6, 0.4, 0.35);
    }

    static void impact(StereoBuffer c) {
        c.tone(0, 1.3, t -> 38 + 90 * Math.exp(-22 * t), decay(4.5).times(1.1));
        c.noise(0, 0.35, Pass.LOW, glide(3_500, 250), 0.9, decay(8), flat(0));
        c.noise(0, 0.03, Pass.HIGH, flat(2_800), 0.8, decay(4).times(0.5), flat(0));
        c.wideNoise(0.01, 1.2, Pass.LOW, glide(900, 140), 0.8, decay(5).times(0.35));
        c.hall(2.2, 0.6, 0.3);
    }

    static void drop(StereoBuffer c) {
        c.tone(0, 1.2, glide(c.about(150, 0.1), 30), decay(3));
        c.tone(0, 1.2, glide(300, 60), decay(5).times(0.2));
        c.noise(0, 0.5, Pass.LOW, glide(1_800, 120), 0.8, decay(6).times(0.4), flat(0));
    }

    static void sparkle(StereoBuffer c) {
        int[] scale = {0, 2, 4, 7, 9, 12, 14, 16, 19, 21, 24};
        for (int i = 0; i < 13; i++) {
            double f = 1_568 * Math.pow(2, scale[c.chance.nextInt(scale.length)] / 12.0);
            c.struck(
                    i * 0.05 + c.between(0, 0.03),
                    f,
                    new double[] {1, 2.76, 5.4},
                    new double[] {1, 0.35, 0.12},
                    new double[] {0.7, 0.35, 0.16},
                    0.5 - 0.025 * i,
                    c.between(-0.8, 0.8));
        }
        c.hall(1.8, 0.15, 0.5);
    }

    static void laser(StereoBuffer c) {
        double f = c.about(2_600, 0.2);
        c.wave(0, 0.32, t -> f * Math.exp(-3.2 * t) + 90, decay(3.5).times(0.6), flat(0), StereoBuffer::buzz);
        c.tone(0, 0.3, t -> 2.01 * f * Math.exp(-3.4 * t) + 120, decay(4).times(0.4));
        c.hall(0.9, 0.5, 0.2);
    }

    static void glitch(StereoBuffer c) {
        double at = 0;
        while (at < 0.38) {
            double length = c.between(0.012, 0.05);
            double f = 110 * Math.pow(2, c.chance.nextInt(40) / 8.0);
            double pan = c.between(-0.7, 0.7);
            if (c.chance.nextInt(3) == 0) {
                c.noise(at, length, Pass.BAND, flat(3 * f), 2, t -> 0.9, flat(pan));
            } else {
                c.wave(at, length, flat(f), t -> 0.4, flat(pan), a -> Math.signum(Math.sin(a)));
            }
            at += length + (c.chance.nextInt(3) == 0 ? c.between(0.01, 0.04) : 0.002);
        }
    }

    static void boing(StereoBuffer c) {
        double f = c.about(170, 0.15);
        Curve bend = t -> f * (1 + 0.45 * Math.exp(-2.2 * t) * Math.sin(2 * Math.PI * 9 * t) + 0.4 * t);
        c.wave(
                0,
                0.75,
                bend,
                decay(4).times(0.7),
                flat(0),
                a -> Math.sin(a) + 0.5 * Math.sin(2 * a) + 0.25 * Math.sin(3 * a));
    }

    static void slash(StereoBuffer c) {
        c.noise(0, 0.16, Pass.BAND, glide(2_500, 9_000), 1.2, hill(0.7), line(-0.4, 0.4));
        c.struck(
                0.1,
                c.about(2_300, 0.1),
                new double[] {1, 1.47, 2.09, 2.56, 3.31, 4.17},
                new double[] {0.5, 0.4, 0.4, 0.3, 0.25, 0.2},
                new double[] {0.9, 0.8, 0.7, 0.6, 0.5, 0.4},
                0.35,
                0.3);
        c.hall(1.1, 0.2, 0.25);
    }

    static void glass(StereoBuffer c) {
        c.noise(0, 0.06, Pass.HIGH, flat(2_500), 0.8, decay(4).times(1.2), flat(0));
        for (int i = 0; i < 36; i++) {
            double at = i < 10 ? c.between(0, 0.04) : 0.03 + 0.75 * Math.pow(c.chance.nextDouble(), 1.7);
            c.struck(
                    at,
                    c.between(1_900, 7_500),
                    new double[] {1, 1.63, 2.41},
                    new double[] {1, 0.5, 0.3},
                    new double[] {0.22, 0.15, 0.09},
                    c.between(0.08, 0.5) * Math.exp(-1.6 * at),
                    c.between(-0.8, 0.8));
        }
        c.hall(0.8, 0.2, 0.2);
    }

    static void rocket(StereoBuffer c) {
        Curve push = t -> Math.min(1, 5 * t) * Math.pow(1 - t, 0.7);
        c.wideNoise(0, 2, Pass.LOW, glide(300, 1_500), 0.7, push);
        c.noise(0, 2, Pass.LOW, flat(110), 1.2, push.times(2.2).trembling(34, 0.4), flat(0));
        c.wideNoise(0, 2, Pass.BAND, glide(900, 4_500), 0.8, push.times(0.3).trembling(61, 0.5));
    }
}
