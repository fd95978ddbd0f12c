package io.reelmill.sound.effects;

import static io.reelmill.sound.effects.Curve.decay;
import static io.reelmill.sound.effects.Curve.flat;
import static io.reelmill.sound.effects.Curve.glide;
import static io.reelmill.sound.effects.Curve.hill;

import io.reelmill.sound.effects.StereoBuffer.Pass;

/** Effects of objects that people use and hear at home and at work. */
final class ObjectEffects {

    private static final double[] BELL = {0.5, 1, 1.19, 1.5, 2, 2.52, 3.01, 4.1};

    private ObjectEffects() {}

    static void click(StereoBuffer c) {
        press(c, 0, 1);
        press(c, 0.07, 0.55);
    }

    private static void press(StereoBuffer c, double at, double level) {
        c.noise(at, 0.012, Pass.BAND, flat(c.about(3_800, 0.15)), 1.2, decay(5).times(1.4 * level), flat(0));
        c.tone(at, 0.025, flat(c.about(1_250, 0.1)), decay(7).times(0.5 * level));
        c.tone(at, 0.03, flat(c.about(310, 0.1)), decay(7).times(0.4 * level));
    }

    static void ding(StereoBuffer c) {
        double f = c.about(1_318.5, 0.01);
        c.struck(0, f, new double[] {1, 2.76, 5.4}, new double[] {1, 0.25, 0.1}, new double[] {1.3, 0.5, 0.2}, 0.8, 0);
        c.struck(0.002, 2 * f, new double[] {1}, new double[] {1}, new double[] {0.8}, 0.25, 0.1);
        c.hall(1.2, 0.3, 0.25);
    }

    static void success(StereoBuffer c) {
        double[] notes = {659.26, 830.61, 987.77, 1_318.5};
        for (int i = 0; i < notes.length; i++) {
            c.struck(
                    0.095 * i,
                    notes[i],
                    new double[] {1, 2, 3.9},
                    new double[] {1, 0.3, 0.12},
                    new double[] {i == 3 ? 1.2 : 0.5, 0.4, 0.2},
                    0.6,
                    -0.3 + 0.2 * i);
        }
        c.hall(1.3, 0.3, 0.3);
    }

    static void notification(StereoBuffer c) {
        c.struck(
                0,
                1_046.5,
                new double[] {1, 2, 4},
                new double[] {1, 0.3, 0.1},
                new double[] {0.35, 0.2, 0.1},
                0.7,
                -0.15);
        c.struck(
                0.13,
                1_568,
                new double[] {1, 2, 4},
                new double[] {1, 0.3, 0.1},
                new double[] {0.6, 0.3, 0.1},
                0.7,
                0.15);
        c.hall(0.8, 0.3, 0.15);
    }

    static void buzzer(StereoBuffer c) {
        Curve gate = t -> 0.5
                * Math.min(1, 40 * Math.abs(t < 0.42 ? Math.max(0, 0.3 - t) : t - 0.42))
                * Math.min(1, (1 - t) * 20);
        c.wave(0, 0.6, flat(155), gate, flat(-0.2), StereoBuffer::buzz);
        c.wave(0, 0.6, flat(147), gate, flat(0.2), StereoBuffer::buzz);
    }

    static void tick(StereoBuffer c) {
        for (int i = 0; i < 4; i++) {
            double f = i % 2 == 0 ? 2_750 : 2_250;
            c.noise(0.5 * i, 0.006, Pass.BAND, flat(f), 2, decay(4).times(2), flat(0));
            c.struck(
                    0.5 * i,
                    f,
                    new double[] {1, 1.9, 2.9},
                    new double[] {1, 0.5, 0.3},
                    new double[] {0.06, 0.04, 0.03},
                    0.5,
                    0);
        }
        c.hall(0.4, 0.4, 0.12);
    }

    static void page(StereoBuffer c) {
        double length = c.about(0.42, 0.1);
        Curve rustle = t -> hill(0.55).at(t) * (0.55 + 0.45 * Math.abs(Math.sin(37 * t + 9 * Math.sin(11 * t))));
        c.noise(0, length, Pass.BAND, t -> 2_200 + 3_800 * t * t, 0.7, rustle, Curve.line(0.5, -0.5));
        c.noise(0.02, length, Pass.HIGH, flat(5_500), 0.7, rustle.times(0.35), Curve.line(0.5, -0.5));
        c.noise(0.86 * length, 0.05, Pass.LOW, flat(900), 0.9, decay(5).times(0.9), flat(-0.4));
    }

    static void camera(StereoBuffer c) {
        press(c, 0, 1);
        c.noise(0.015, 0.05, Pass.BAND, glide(5_500, 2_800), 1, decay(3).times(0.8), flat(0));
        press(c, 0.085, 0.8);
        c.noise(0.1, 0.09, Pass.BAND, glide(2_600, 4_400), 2, hill(0.4).times(0.25), flat(0.1));
    }

    static void cash(StereoBuffer c) {
        for (int i = 0; i < 3; i++) {
            press(c, 0.045 * i, 0.6);
        }
        double[] modes = {1, 1.5, 2.02, 2.74, 3.76};
        for (int i = 0; i < 2; i++) {
            c.struck(
                    0.15 + 0.08 * i,
                    2_093 * (1 + 0.26 * i),
                    modes,
                    new double[] {1, 0.3, 0.5, 0.35, 0.2},
                    new double[] {0.9, 0.6, 0.5, 0.4, 0.3},
                    0.5,
                    0.1);
        }
        for (int i = 0; i < 7; i++) {
            c.struck(
                    0.28 + 0.055 * i + c.between(0, 0.02),
                    c.between(3_800, 6_500),
                    new double[] {1, 1.57},
                    new double[] {1, 0.6},
                    new double[] {0.16, 0.1},
                    0.2,
                    c.between(-0.5, 0.5));
        }
        c.hall(0.7, 0.3, 0.15);
    }

    static void typing(StereoBuffer c) {
        double at = 0;
        while (at < 1.35) {
            double f = c.between(1_700, 3_200);
            double level = c.between(0.45, 1);
            c.noise(at, 0.014, Pass.BAND, flat(f), 1.1, decay(5).times(1.2 * level), flat(c.between(-0.4, 0.4)));
            c.tone(at + 0.001, 0.03, flat(c.between(190, 260)), decay(6).times(0.5 * level));
            c.noise(at + 0.06, 0.01, Pass.BAND, flat(1.4 * f), 1.1, decay(5).times(0.35 * level), flat(0));
            at += c.chance.nextInt(5) == 0 ? c.between(0.16, 0.24) : c.between(0.075, 0.13);
        }
        c.hall(0.3, 0.5, 0.1);
    }

    static void bell(StereoBuffer c) {
        c.struck(
                0,
                c.about(523, 0.04),
                BELL,
                new double[] {0.35, 1, 0.6, 0.45, 0.55, 0.3, 0.25, 0.15},
                new double[] {2.4, 2.2, 1.8, 1.5, 1.4, 0.9, 0.7, 0.45},
                0.4,
                0);
        c.noise(0, 0.02, Pass.BAND, flat(2_900), 1, decay(4).times(0.6), flat(0));
        c.hall(2.4, 0.35, 0.35);
    }

    static void phone(StereoBuffer c) {
        Curve ring =
                t -> 0.35 * (0.6 + 0.4 * Math.tanh(3 * Math.sin(2 * Math.PI * 10 * t))) * Math.min(1, (1 - t) * 20);
        for (int i = 0; i < 2; i++) {
            c.tone(0.55 * i, 0.4, flat(1_318), ring, flat(-0.2));
            c.tone(0.55 * i, 0.4, flat(1_568), ring, flat(0.2));
        }
        c.hall(0.5, 0.4, 0.12);
    }

    static void knock(StereoBuffer c) {
        for (int i = 0; i < 3; i++) {
            double at = 0.22 * i;
            c.struck(
                    at,
                    c.about(165, 0.05),
                    new double[] {1, 1.9, 3.1, 4.6},
                    new double[] {1, 0.6, 0.35, 0.2},
                    new double[] {0.16, 0.1, 0.07, 0.05},
                    1,
                    0);
            c.noise(at, 0.02, Pass.LOW, flat(1_800), 0.8, decay(5).times(0.8), flat(0));
        }
        c.hall(0.6, 0.5, 0.22);
    }

    static void steps(StereoBuffer c) {
        for (int i = 0; i < 4; i++) {
            double at = 0.42 * i;
            double pan = i % 2 == 0 ? -0.25 : 0.25;
            c.noise(at, 0.07, Pass.LOW, glide(c.about(500, 0.2), 140), 1, decay(5).times(1.6), flat(pan));
            c.noise(at + 0.012, 0.09, Pass.BAND, flat(c.about(2_600, 0.2)), 0.8, decay(5).times(0.25), flat(pan));
            c.tone(at, 0.06, glide(110, 70), decay(5).times(0.7), flat(pan));
        }
        c.hall(0.5, 0.5, 0.15);
    }

    static void engine(StereoBuffer c) {
        Curve revs = t -> 38 + 62 * Math.pow(Math.sin(Math.PI * Math.min(1, 1.15 * t)), 1.5) + 12 * t;
        Curve level = t -> Math.min(1, 8 * t) * Math.min(1, (1 - t) * 4) * 0.5;
        c.wave(0, 1.9, revs, level, flat(-0.25), StereoBuffer::buzz);
        c.wave(0, 1.9, t -> 1.505 * revs.at(t), level.times(0.5), flat(0.25), StereoBuffer::buzz);
        c.wave(0, 1.9, t -> 0.5 * revs.at(t), level, flat(0), StereoBuffer::buzz);
        c.noise(0, 1.9, Pass.BAND, t -> 9 * revs.at(t), 0.8, level.times(1.2), flat(0));
    }

    static void robot(StereoBuffer c) {
        for (int i = 0; i < 5; i++) {
            double f = 440 * Math.pow(2, c.chance.nextInt(18) / 12.0);
            double to = f * (c.chance.nextBoolean() ? 1.5 : 0.7);
            c.wave(
                    0.11 * i,
                    0.085,
                    glide(f, to),
                    t -> 0.4 * Math.min(1, (1 - t) * 8),
                    flat(c.between(-0.3, 0.3)),
                    a -> Math.sin(a + 1.5 * Math.sin(2 * a)));
        }
        c.hall(0.4, 0.4, 0.12);
    }

    static void zip(StereoBuffer c) {
        for (double at = 0; at < 0.34; at += 0.0075) {
            double t = at / 0.34;
            c.noise(
                    at,
                    0.006,
                    Pass.BAND,
                    flat(1_800 + 3_200 * t),
                    1.6,
                    decay(4).times(c.between(0.6, 1)),
                    flat(t - 0.5));
        }
    }
}
