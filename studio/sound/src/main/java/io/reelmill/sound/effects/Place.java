package io.reelmill.sound.effects;

import static io.reelmill.sound.effects.Curve.decay;
import static io.reelmill.sound.effects.Curve.flat;
import static io.reelmill.sound.effects.Curve.glide;

import io.reelmill.sound.effects.StereoBuffer.Pass;
import java.util.Set;
import java.util.function.Consumer;

/** The acoustic setting of a scene. The first one is the default. */
@SuppressWarnings("ImmutableEnumChecker") // Set.of is immutable and the recipes are stateless
enum Place {
    ROOM("room home house office indoor kitchen bedroom desk study interview", Place::room),
    RAIN("rain rainy drizzle umbrella wet shower", Place::rain),
    STORM("storm thunder thunderstorm lightning hurricane", Place::storm),
    SEA("sea ocean beach wave coast island shore surf boat ship sail", Place::sea),
    RIVER("river stream creek waterfall brook lake fountain", Place::river),
    UNDERWATER("underwater submarine diver dive reef coral fish shark whale octopus aquarium", Place::underwater),
    FOREST("forest tree woods bird park garden jungle nature leaf meadow bee flower", Place::forest),
    NIGHT("night cricket midnight camp evening sleep asleep owl bat", Place::night),
    WIND("wind mountain desert snow winter ice arctic storm blizzard cliff field hill sky climb", Place::wind),
    FIRE("fire campfire fireplace flame burn hearth volcano", Place::fire),
    CITY("city street traffic car road downtown urban town building taxi bus market", Place::city),
    CAFE("cafe café coffee restaurant crowd party classroom meeting audience conversation", Place::cafe),
    SPACE("space planet galaxy moon star universe astronaut rocket cosmos alien orbit mars spaceship", Place::space),
    MACHINES("machine factory server computer robot engine laboratory lab", Place::machines);

    final Set<String> words;
    private final Consumer<StereoBuffer> recipe;

    Place(String words, Consumer<StereoBuffer> recipe) {
        this.words = Set.of(words.split(" "));
        this.recipe = recipe;
    }

    void draw(StereoBuffer canvas) {
        recipe.accept(canvas);
    }

    /** A slow random variation around 1: the sum of three sines with unrelated periods. */
    private static Curve drift(StereoBuffer c, double depth, double period) {
        double n = c.seconds() / period;
        double a = c.between(0, 6.28);
        double b = c.between(0, 6.28);
        double d = c.between(0, 6.28);
        return t -> 1
                + depth
                        / 3
                        * (Math.sin(6.28 * n * t + a)
                                + Math.sin(6.28 * 1.618 * n * t + b)
                                + Math.sin(6.28 * 0.57 * n * t + d));
    }

    private static void room(StereoBuffer c) {
        c.wideNoise(0, c.seconds(), Pass.LOW, flat(320), 0.6, drift(c, 0.2, 7));
        c.wideNoise(
                0, c.seconds(), Pass.BAND, flat(1_400), 0.5, drift(c, 0.2, 5).times(0.09));
        c.tone(0, c.seconds(), flat(120), flat(0.012));
    }

    private static void rain(StereoBuffer c) {
        c.wideNoise(
                0, c.seconds(), Pass.BAND, flat(3_000), 0.45, drift(c, 0.25, 6).times(0.6));
        c.wideNoise(0, c.seconds(), Pass.LOW, flat(600), 0.6, drift(c, 0.25, 5).times(0.35));
        for (double at = 0; at < c.seconds(); at += c.between(0.005, 0.045)) {
            double level = 0.25 + 1.1 * Math.pow(c.chance.nextDouble(), 3);
            c.noise(
                    at,
                    c.between(0.004, 0.014),
                    Pass.BAND,
                    flat(c.between(1_800, 7_000)),
                    1.5,
                    decay(5).times(level),
                    flat(c.between(-0.9, 0.9)));
        }
    }

    private static void storm(StereoBuffer c) {
        rain(c);
        for (double at = c.between(1, 4); at < c.seconds() - 5; at += c.between(7, 11)) {
            for (int i = 0; i < 6; i++) {
                c.noise(
                        at + 0.4 * i,
                        1.6,
                        Pass.LOW,
                        glide(c.between(120, 260), 60),
                        1,
                        Curve.hill(0.25).times(c.between(5, 11) / (1 + 0.4 * i)),
                        flat(c.between(-0.6, 0.6)));
            }
        }
    }

    private static void sea(StereoBuffer c) {
        c.wideNoise(0, c.seconds(), Pass.LOW, flat(420), 0.6, drift(c, 0.3, 6).times(0.4));
        for (double at = -2; at < c.seconds(); at += c.between(4.5, 6.5)) {
            double length = c.between(5, 7);
            double level = c.between(0.6, 1);
            double pan = c.between(-0.5, 0.5);
            Curve surf = t -> Math.pow(Math.sin(Math.PI * Math.pow(t, 0.7)), 2);
            c.noise(at, length, Pass.LOW, t -> 300 + 2_800 * surf.at(t), 0.6, surf.times(level), flat(pan - 0.4));
            c.noise(
                    at + 0.15,
                    length,
                    Pass.LOW,
                    t -> 300 + 2_600 * surf.at(t),
                    0.6,
                    surf.times(level),
                    flat(pan + 0.4));
            c.wideNoise(
                    at + 0.35 * length,
                    0.6 * length,
                    Pass.BAND,
                    flat(4_500),
                    0.6,
                    Curve.hill(0.25).times(0.16 * level));
        }
    }

    private static void river(StereoBuffer c) {
        c.wideNoise(
                0,
                c.seconds(),
                Pass.BAND,
                drift(c, 0.3, 2).times(900),
                0.5,
                drift(c, 0.3, 3).times(0.4));
        c.wideNoise(
                0, c.seconds(), Pass.BAND, flat(4_000), 0.6, drift(c, 0.3, 4).times(0.1));
        for (double at = 0; at < c.seconds(); at += c.between(0.01, 0.06)) {
            NatureEffects.bubble(
                    c,
                    at,
                    c.between(350, 1_700),
                    0.02 + 0.12 * Math.pow(c.chance.nextDouble(), 3),
                    c.between(-0.9, 0.9));
        }
    }

    private static void underwater(StereoBuffer c) {
        c.wideNoise(0, c.seconds(), Pass.LOW, drift(c, 0.4, 5).times(210), 0.9, drift(c, 0.4, 4));
        c.tone(0, c.seconds(), flat(56), drift(c, 0.7, 8).times(0.05));
        for (double at = c.between(0, 1); at < c.seconds() - 1; at += c.between(1.2, 3.2)) {
            double pan = c.between(-0.7, 0.7);
            double f = c.between(220, 600);
            for (int i = 0; i < 4 + c.chance.nextInt(6); i++) {
                NatureEffects.bubble(
                        c, at + 0.07 * i + c.between(0, 0.05), f * c.between(0.8, 1.3), c.between(0.03, 0.12), pan);
            }
        }
    }

    private static void forest(StereoBuffer c) {
        c.wideNoise(
                0,
                c.seconds(),
                Pass.BAND,
                drift(c, 0.4, 5).times(1_700),
                0.5,
                drift(c, 0.6, 5).times(0.09));
        c.wideNoise(0, c.seconds(), Pass.LOW, flat(300), 0.6, drift(c, 0.3, 6).times(0.12));
        for (double at = c.between(0, 0.6); at < c.seconds() - 1; at += c.between(0.5, 2)) {
            double f = c.between(2_300, 5_200);
            double level = 0.015 + 0.07 * Math.pow(c.chance.nextDouble(), 2);
            double pan = c.between(-0.9, 0.9);
            int notes = 1 + c.chance.nextInt(5);
            for (int i = 0; i < notes; i++) {
                NatureEffects.chirp(c, at + i * c.between(0.08, 0.13), f * c.between(0.9, 1.1), level, pan);
            }
        }
        c.hall(1.6, 0.5, 0.25);
    }

    private static void night(StereoBuffer c) {
        c.wideNoise(0, c.seconds(), Pass.LOW, flat(380), 0.6, drift(c, 0.4, 6).times(0.2));
        for (int cricket = 0; cricket < 5; cricket++) {
            double f = c.between(3_900, 5_100);
            double pan = c.between(-0.9, 0.9);
            double level = c.between(0.006, 0.03);
            double period = c.between(0.55, 1.1);
            for (double at = c.between(0, 1); at < c.seconds() - 0.3; at += period * c.between(0.97, 1.03)) {
                for (int i = 0; i < 3; i++) {
                    c.tone(at + 0.042 * i, 0.03, flat(f), Curve.hill(0.5).times(level), flat(pan));
                }
            }
        }
        c.hall(1.2, 0.5, 0.15);
    }

    private static void wind(StereoBuffer c) {
        for (int side = -1; side <= 1; side += 2) {
            Curve gust = drift(c, 0.75, 5);
            Curve pitch = t -> 240 + 260 * gust.at(t);
            c.noise(0, c.seconds(), Pass.BAND, pitch, 3, t -> 1.4 * Math.pow(gust.at(t), 2), flat(0.7 * side));
            c.noise(
                    0,
                    c.seconds(),
                    Pass.BAND,
                    t -> 2.3 * pitch.at(t),
                    4,
                    t -> 0.5 * Math.pow(gust.at(t), 3),
                    flat(0.5 * side));
            c.noise(0, c.seconds(), Pass.LOW, flat(260), 0.6, t -> 0.6 * gust.at(t), flat(0.8 * side));
        }
    }

    private static void fire(StereoBuffer c) {
        c.wideNoise(0, c.seconds(), Pass.LOW, flat(330), 0.7, drift(c, 0.5, 1.3).times(0.4));
        c.wideNoise(
                0, c.seconds(), Pass.BAND, flat(1_200), 0.5, drift(c, 0.5, 0.9).times(0.06));
        for (double at = 0; at < c.seconds(); at += -0.06 * Math.log(1 - c.chance.nextDouble())) {
            c.noise(
                    at,
                    c.between(0.002, 0.012),
                    Pass.BAND,
                    flat(c.between(1_200, 6_500)),
                    1.3,
                    decay(4).times(0.05 + 0.9 * Math.pow(c.chance.nextDouble(), 4)),
                    flat(c.between(-0.6, 0.6)));
        }
    }

    private static void city(StereoBuffer c) {
        c.wideNoise(0, c.seconds(), Pass.LOW, flat(380), 0.6, drift(c, 0.25, 6));
        c.wideNoise(
                0, c.seconds(), Pass.BAND, flat(1_000), 0.5, drift(c, 0.25, 4).times(0.13));
        for (double at = -2; at < c.seconds(); at += c.between(2.2, 4.5)) {
            double length = c.between(4, 7);
            double side = c.chance.nextBoolean() ? 1 : -1;
            double speed = c.between(70, 110);
            c.noise(
                    at,
                    length,
                    Pass.BAND,
                    t -> 850 - 350 * t,
                    0.6,
                    Curve.hill(0.5).times(c.between(0.12, 0.3)),
                    Curve.line(-0.9 * side, 0.9 * side));
            c.wave(
                    at,
                    length,
                    t -> speed * (1.06 - 0.12 * t),
                    Curve.hill(0.5).times(0.03),
                    Curve.line(-0.9 * side, 0.9 * side),
                    StereoBuffer::buzz);
        }
        for (double at = c.between(3, 7); at < c.seconds() - 1; at += c.between(7, 13)) {
            double f = c.between(330, 440);
            double pan = c.between(-0.8, 0.8);
            for (double ratio : new double[] {1, 1.26}) {
                c.wave(
                        at,
                        0.35,
                        flat(f * ratio),
                        t -> 0.012 * Math.min(1, 12 * t) * Math.min(1, (1 - t) * 8),
                        flat(pan),
                        StereoBuffer::buzz);
            }
        }
        c.hall(1.8, 0.7, 0.3);
    }

    /** A murmur of voices: glottal pulses through two moving formants, many voices at once. */
    private static void cafe(StereoBuffer c) {
        c.wideNoise(0, c.seconds(), Pass.LOW, flat(350), 0.6, drift(c, 0.2, 6).times(0.25));
        for (int person = 0; person < 9; person++) {
            double pitch = c.between(95, 230);
            double pan = c.between(-0.9, 0.9);
            double near = c.between(0.2, 0.6);
            for (double at = c.between(0, 2); at < c.seconds() - 1; ) {
                double length = c.between(0.09, 0.24);
                double f = pitch * c.between(0.9, 1.2);
                double formant = c.between(380, 780);
                c.wave(
                        at,
                        length,
                        glide(f, 0.93 * f),
                        Curve.hill(0.35).times(0.10 * near),
                        flat(pan),
                        vowel(f, formant));
                if (c.chance.nextInt(4) == 0) {
                    c.noise(
                            at,
                            0.06,
                            Pass.BAND,
                            flat(c.between(2_500, 4_500)),
                            1,
                            Curve.hill(0.4).times(0.05 * near),
                            flat(pan));
                }
                at += length * c.between(1, 1.4) + (c.chance.nextInt(9) == 0 ? c.between(0.6, 2.2) : 0);
            }
        }
        for (double at = c.between(0.5, 2); at < c.seconds() - 0.5; at += c.between(1.2, 4)) {
            c.struck(
                    at,
                    c.between(2_400, 4_200),
                    new double[] {1, 1.7, 2.6},
                    new double[] {1, 0.5, 0.3},
                    new double[] {0.3, 0.2, 0.1},
                    c.between(0.01, 0.035),
                    c.between(-0.8, 0.8));
        }
        c.hall(1.1, 0.6, 0.5);
    }

    /** Ten partials, as strong as two formants make them. */
    private static StereoBuffer.Shape vowel(double pitch, double formant) {
        double[] partials = new double[10];
        for (int k = 1; k <= partials.length; k++) {
            double f = k * pitch;
            double first = (f - formant) / 160;
            double second = (f - 2.4 * formant) / 260;
            partials[k - 1] = 0.12 / k + Math.exp(-first * first) + 0.4 * Math.exp(-second * second);
        }
        return StereoBuffer.Shape.sum(partials);
    }

    private static void space(StereoBuffer c) {
        double[] chord = {55, 82.5, 110, 164.8, 220};
        for (double f : chord) {
            for (int side = -1; side <= 1; side += 2) {
                c.tone(
                        0,
                        c.seconds(),
                        flat(f * (1 + 0.0012 * side)),
                        drift(c, 0.9, c.between(4, 9)).times(8 / f),
                        flat(0.7 * side));
            }
        }
        c.wideNoise(
                0,
                c.seconds(),
                Pass.BAND,
                drift(c, 0.7, 8).times(520),
                2,
                drift(c, 0.6, 6).times(0.16));
        c.hall(4, 0.5, 0.6);
    }

    private static void machines(StereoBuffer c) {
        c.wideNoise(0, c.seconds(), Pass.LOW, flat(700), 0.6, flat(0.3));
        for (double f : new double[] {60, 120, 180, 240, 357, 480}) {
            c.tone(0, c.seconds(), flat(f), drift(c, 0.2, 4).times(6 / f * 0.5), flat(c.between(-0.4, 0.4)));
        }
        c.wideNoise(
                0, c.seconds(), Pass.BAND, flat(2_200), 0.8, drift(c, 0.2, 3).times(0.08));
    }
}
