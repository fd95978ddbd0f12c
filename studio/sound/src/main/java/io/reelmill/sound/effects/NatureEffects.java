package io.reelmill.sound.effects;

import static io.reelmill.sound.effects.Curve.decay;
import static io.reelmill.sound.effects.Curve.flat;
import static io.reelmill.sound.effects.Curve.glide;
import static io.reelmill.sound.effects.Curve.hill;
import static io.reelmill.sound.effects.Curve.line;

import io.reelmill.sound.effects.StereoBuffer.Pass;

/** Effects of bodies, weather, water and animals. */
final class NatureEffects {

    private NatureEffects() {}

    static void heartbeat(StereoBuffer c) {
        for (int i = 0; i < 2; i++) {
            thump(c, 0.85 * i, 62, 1);
            thump(c, 0.85 * i + 0.27, 74, 0.7);
        }
    }

    private static void thump(StereoBuffer c, double at, double f, double level) {
        c.tone(at, 0.22, t -> f * (1 + 0.7 * Math.exp(-14 * t)), decay(5).times(level));
        c.tone(at, 0.12, t -> 2 * f * (1 + 0.5 * Math.exp(-14 * t)), decay(6).times(0.5 * level));
        c.noise(at, 0.08, Pass.LOW, flat(230), 0.8, decay(6).times(0.8 * level), flat(0));
    }

    /** The pitch of a bubble rises as it shrinks (Minnaert resonance). */
    static void bubble(StereoBuffer c, double at, double f, double level, double pan) {
        c.tone(at, c.between(0.05, 0.11), glide(f, f * c.between(1.5, 2.2)), decay(5).times(level), flat(pan));
    }

    static void waterDrop(StereoBuffer c) {
        double f = c.about(720, 0.2);
        c.noise(0, 0.006, Pass.BAND, flat(4_500), 1, decay(4).times(0.8), flat(0));
        bubble(c, 0.012, f, 0.9, 0);
        bubble(c, 0.13, 1.5 * f, 0.35, 0.2);
        c.hall(1.4, 0.25, 0.4);
    }

    static void bubbles(StereoBuffer c) {
        for (int i = 0; i < 16; i++) {
            bubble(c, 0.055 * i + c.between(0, 0.05), c.between(350, 1_300), c.between(0.2, 0.6), c.between(-0.6, 0.6));
        }
    }

    static void splash(StereoBuffer c) {
        c.noise(0, 0.9, Pass.BAND, glide(1_600, 3_800), 0.6, t -> Math.min(1, 30 * t) * Math.exp(-5 * t), flat(-0.3));
        c.noise(0, 0.9, Pass.BAND, glide(1_300, 3_200), 0.6, t -> Math.min(1, 30 * t) * Math.exp(-4.5 * t), flat(0.3));
        c.noise(0, 0.25, Pass.LOW, glide(600, 200), 0.9, decay(5).times(1.2), flat(0));
        for (int i = 0; i < 14; i++) {
            bubble(c, 0.15 + c.between(0, 0.7), c.between(600, 2_200), c.between(0.05, 0.2), c.between(-0.8, 0.8));
        }
    }

    static void wave(StereoBuffer c) {
        Curve surf = t -> Math.pow(Math.sin(Math.PI * Math.pow(t, 0.7)), 1.6);
        c.wideNoise(0, 2.6, Pass.LOW, t -> 350 + 3_800 * surf.at(t), 0.7, surf);
        c.wideNoise(0.4, 2.1, Pass.HIGH, flat(3_500), 0.7, hill(0.4).times(0.16));
    }

    static void thunder(StereoBuffer c) {
        for (int i = 0; i < 4; i++) {
            double at = c.between(0, 0.18);
            c.noise(
                    at,
                    0.09,
                    Pass.BAND,
                    flat(c.between(700, 2_400)),
                    0.7,
                    decay(5).times(1.3),
                    flat(c.between(-0.5, 0.5)));
        }
        c.noise(0, 0.5, Pass.LOW, glide(2_600, 200), 0.8, decay(5), flat(0));
        for (int i = 0; i < 7; i++) {
            double at = 0.08 + 0.24 * i + c.between(0, 0.15);
            c.noise(
                    at,
                    1.1,
                    Pass.LOW,
                    glide(c.between(160, 330), 70),
                    1,
                    hill(0.2).times(c.between(0.7, 1.5) * Math.exp(-0.45 * i)),
                    flat(c.between(-0.6, 0.6)));
        }
        c.hall(2.6, 0.7, 0.35);
    }

    static void birds(StereoBuffer c) {
        double at = 0.02;
        while (at < 1.35) {
            double f = c.between(2_700, 4_600);
            double pan = c.between(-0.7, 0.7);
            int notes = 2 + c.chance.nextInt(4);
            for (int i = 0; i < notes; i++) {
                chirp(c, at, f * c.between(0.92, 1.08), c.between(0.15, 0.4), pan);
                at += c.between(0.07, 0.11);
            }
            at += c.between(0.08, 0.22);
        }
        c.hall(1.2, 0.4, 0.25);
    }

    static void chirp(StereoBuffer c, double at, double f, double level, double pan) {
        double bend = c.between(-0.25, 0.35);
        double trill = c.chance.nextInt(3) == 0 ? 0.06 : 0.01;
        Curve pitch = t -> f * (1 + bend * Math.sin(Math.PI * t) + trill * Math.sin(2 * Math.PI * 4 * t));
        c.tone(at, c.between(0.05, 0.1), pitch, hill(0.3).times(level), flat(pan));
    }

    static void wind(StereoBuffer c) {
        double turn = c.between(0, 6);
        Curve gust = t -> Math.pow(Math.sin(Math.PI * t), 1.5);
        Curve howl = t -> 420 + 380 * gust.at(t) + 60 * Math.sin(9 * t + turn);
        c.noise(0, 2.2, Pass.BAND, howl, 4, gust.times(2), line(-0.5, 0.4));
        c.noise(0, 2.2, Pass.BAND, t -> 1.9 * howl.at(t), 5, gust.times(0.9), line(0.4, -0.4));
        c.wideNoise(0, 2.2, Pass.LOW, t -> 250 + 500 * gust.at(t), 0.7, gust.times(0.8));
    }

    static void applause(StereoBuffer c) {
        for (int i = 0; i < 420; i++) {
            double at = c.between(0, 1.75);
            double level = c.between(0.15, 0.7) * Math.min(1, 3 * at + 0.3) * Math.min(1, (2 - at) * 1.4);
            c.noise(
                    at,
                    c.between(0.012, 0.025),
                    Pass.BAND,
                    flat(c.between(800, 2_400)),
                    1.4,
                    decay(4.5).times(level),
                    flat(c.between(-0.9, 0.9)));
        }
        c.wideNoise(0, 2, Pass.BAND, flat(1_500), 0.7, hill(0.4).times(0.1));
        c.hall(1.1, 0.5, 0.25);
    }

    static void fire(StereoBuffer c) {
        for (int i = 0; i < 55; i++) {
            c.noise(
                    c.between(0, 1.5),
                    c.between(0.002, 0.012),
                    Pass.BAND,
                    flat(c.between(1_200, 6_500)),
                    1.2,
                    decay(4).times(c.between(0.1, 1)),
                    flat(c.between(-0.6, 0.6)));
        }
        c.wideNoise(0, 1.6, Pass.LOW, flat(420), 0.7, hill(0.35).times(0.35).trembling(7, 0.3));
    }

    static void siren(StereoBuffer c) {
        Curve pitch = t -> 760 + 240 * Math.sin(2 * Math.PI * (2 * t - 0.25));
        c.wave(
                0,
                1.6,
                pitch,
                hill(0.45).times(0.5),
                line(-0.6, 0.6),
                a -> Math.sin(a) + 0.3 * Math.sin(2 * a) + 0.15 * Math.sin(3 * a));
        c.hall(1.4, 0.5, 0.35);
    }

    /** A purr: the larynx opens some 25 times a second while the breath comes and goes. */
    static void purr(StereoBuffer c) {
        Curve breath = t -> 0.35 + 0.65 * Math.pow(Math.sin(2 * Math.PI * 1.25 * t), 2);
        Curve pulses = t -> Math.pow(0.5 + 0.5 * Math.sin(2 * Math.PI * 26 * 1.6 * t), 4);
        Curve edges = t -> Math.min(1, 8 * t) * Math.min(1, (1 - t) * 5);
        c.noise(
                0,
                1.6,
                Pass.BAND,
                flat(190),
                1.1,
                breath.times(pulses).times(edges).times(2),
                flat(0));
        c.noise(
                0,
                1.6,
                Pass.BAND,
                flat(620),
                0.8,
                breath.times(pulses).times(edges).times(0.5),
                flat(0));
    }
}
