package io.reelmill.clips.animated;

import java.util.Set;

/** The kind of motion of a thing. */
enum ThingMotion {
    /** Sits and hops. */
    HOP(
            "cat dog bear rabbit lion elephant penguin frog monkey dinosaur hen mouse-animal cow fox horse deer pig turtle owl "
                    + "robot ghost snowman pumpkin-scary baby-carriage alien run karate skateboarding ball-football ball-basketball "
                    + "ball-tennis ball-baseball ball-american-football ball-volleyball egg chess-knight confetti spider bug ant"),
    /** Glides in the air. */
    GLIDE(
            "bird bee bat butterfly feather plane plane-departure helicopter drone parachute air-balloon balloon ufo kite wind "
                    + "satellite cloud rain-cloud storm-cloud hearts sparkles paper comet meteor"),
    /** Swims. */
    SWIM("whale shark octopus fish fish-bone submarine ship sailboat viking-ship speedboat kayak swimming lifebuoy"),
    /** Drives over small bumps. */
    DRIVE("car bus truck steam-train bike motorbike scooter tractor wheel shopping-cart"),
    /** Rooted: bends in the wind. */
    GROW(
            "tree trees christmas-tree plant seedling leaf plant-2 flower cactus clover wheat mushroom umbrella flag torii "
                    + "tent windmill snake"),
    /** Flickers like a flame. */
    FLICKER("flame campfire candle grill cooker bomb volcano-peak bolt"),
    /** Beats like a heart. */
    BEAT("heart heart-broken heartbeat heart-handshake lungs brain speakerphone alarm alert-triangle music"),
    /** Rotates about its centre. */
    TURN(
            "sun rising-sun snowflake settings whirlwind atom vinyl galaxy molecule virus ball-bowling yin-yang stars star "
                    + "movie compass"),
    /** Hangs and swings. */
    SWING("bell lamp bulb medal anchor key hanger scale headphones stethoscope"),
    /** Takes off and hovers with vibration. */
    RISE("rocket"),
    /** Breathes like a person. */
    BREATHE("user crowd friends man woman spy pray yoga stretching crown mood-smile mood-sad mood-angry mood-surprised "
            + "mood-nerd mood-kid mood-nervous muscle hand-stop thumb-up eye ear skull home"),
    /** Turns from side to side to show itself. */
    PRESENT("");

    /**
     * The state of a motion at one time. Lengths are shares of the thing's size.
     *
     * @param dx to the right
     * @param dy downwards
     * @param turn degrees, clockwise
     * @param wide horizontal scale
     * @param tall vertical scale
     * @param bend horizontal shift of the top
     * @param wave amplitude of a wave through it
     */
    record Pose(double dx, double dy, double turn, double wide, double tall, double bend, double wave) {}

    /** Seconds in which every motion has been as high as it gets. */
    private static final double LONG = 15;

    private final Set<String> things;

    ThingMotion(String things) {
        this.things = Set.of(things.split(" "));
    }

    /** The motion of a thing, by its name in the illustrator's lexicon. */
    static ThingMotion of(String thing) {
        String name = thing.endsWith("/f") ? thing.substring(0, thing.length() - 2) : thing;
        for (ThingMotion life : values()) {
            if (life.things.contains(name)) {
                return life;
            }
        }
        return PRESENT;
    }

    /** Whether it can be in the air without falling. */
    boolean floats() {
        return this == GLIDE || this == SWIM || this == RISE;
    }

    /** How far its top rises above its place at most, as a share of its size. */
    double rise() {
        double most = 0;
        for (double t = 0; t < LONG; t += 0.05) {
            Pose pose = pose(t);
            most = Math.max(most, pose.tall() - 1 - pose.dy());
        }
        return most;
    }

    /** @param t seconds, with a different shift for each thing */
    Pose pose(double t) {
        return switch (this) {
            case HOP -> hop(t);
            case GLIDE ->
                new Pose(0.075 * sin(t, 3.9), 0.06 * sin(t, 2.3), 5 * cos(t, 3.9), 1, 1 + 0.012 * sin(t, 1.1), 0, 0);
            case SWIM ->
                new Pose(0.05 * sin(t, 4.6), 0.035 * sin(t, 2.7), 3.4 * sin(t, 3.1), 1, 1, 0.012 * sin(t, 2.1), 0.016);
            case DRIVE -> drive(t);
            case GROW ->
                new Pose(0, 0, 0, 1, 1 + 0.008 * sin(t, 2.9), 0.045 * sin(t, 3.3) + 0.018 * sin(t, 1.27), 0.004);
            case FLICKER ->
                new Pose(
                        0,
                        0,
                        0,
                        1 - 0.03 * sin(t, 0.83),
                        1 + 0.05 * sin(t, 0.71) + 0.03 * sin(t, 0.37),
                        0.02 * sin(t, 1.13),
                        0.018);
            case BEAT -> beat(t);
            case TURN -> new Pose(0, 0.02 * sin(t, 3.7), 9 * sin(t, 7.1) + 16 * t % 360, 1, 1, 0, 0);
            case SWING -> new Pose(0, 0, 6.5 * sin(t, 2.4), 1, 1, 0, 0);
            case RISE ->
                new Pose(
                        0.006 * sin(t, 0.19) + 0.02 * sin(t, 3.3),
                        -0.05 * sin(t, 3.6) - 0.02,
                        1.6 * sin(t, 2.9) + 0.35 * sin(t, 0.17),
                        1,
                        1 + 0.01 * sin(t, 0.9),
                        0,
                        0);
            case BREATHE ->
                new Pose(0, 0, 1.3 * sin(t, 4.3), 1 - 0.012 * sin(t, 3), 1 + 0.022 * sin(t, 3), 0.018 * sin(t, 4.3), 0);
            case PRESENT ->
                new Pose(
                        0.012 * sin(t, 5.3),
                        -0.014 + 0.014 * sin(t, 2.9),
                        2.6 * sin(t, 4.1),
                        1 - 0.045 * (0.5 - 0.5 * cos(t, 4.1)),
                        1,
                        0.014 * cos(t, 4.1),
                        0);
        };
    }

    /** Two hops, with a crouch before and a squash after, then a rest in which it breathes and tilts its head. */
    private static Pose hop(double t) {
        double beat = (t % 3.4 + 3.4) % 3.4;
        double breath = 1 + 0.012 * sin(t, 1.7);
        if (beat >= 1.5) {
            double ease = Math.sin(Math.PI * (beat - 1.5) / 1.9);
            return new Pose(0, 0, 4.5 * ease * Math.sin(2 * Math.PI * (beat - 1.5) / 1.9), 2 - breath, breath, 0, 0);
        }
        double u = beat % 0.75 / 0.75;
        if (u < 0.22) {
            double crouch = Math.sin(Math.PI * u / 0.22);
            return new Pose(0, 0, 0, 1 + 0.06 * crouch, 1 - 0.075 * crouch, 0, 0);
        }
        if (u < 0.78) {
            double flight = (u - 0.22) / 0.56;
            double high = 4 * flight * (1 - flight);
            double stretch = 0.05 * (1 - high) * Math.min(1, Math.min(flight, 1 - flight) * 8);
            double lean = beat < 0.75 ? 3 : -3;
            return new Pose(0, -0.15 * high, lean * Math.sin(Math.PI * flight), 1 - stretch, 1 + stretch, 0, 0);
        }
        double squash = Math.sin(Math.PI * (u - 0.78) / 0.22);
        return new Pose(0, 0, 0, 1 + 0.055 * squash, 1 - 0.065 * squash, 0, 0);
    }

    private static Pose drive(double t) {
        double bump = Math.abs(sin(t, 0.62)) * (0.6 + 0.4 * sin(t, 2.7));
        return new Pose(0.07 * sin(t, 5.6), -0.014 * bump, 0.9 * sin(t, 1.24), 1, 1 - 0.012 * sin(t, 0.31), 0, 0);
    }

    /** A heartbeat: two beats and a rest. */
    private static Pose beat(double t) {
        double u = (t % 1.15 + 1.15) % 1.15 / 1.15;
        double swell = pulse(u, 0.12, 0.10) + 0.6 * pulse(u, 0.36, 0.12);
        return new Pose(0, 0.01 * sin(t, 3.1), 1.5 * sin(t, 4.7), 1 + 0.075 * swell, 1 + 0.075 * swell, 0, 0);
    }

    private static double pulse(double u, double at, double wide) {
        double d = Math.abs(u - at) / wide;
        return d < 1 ? 0.5 + 0.5 * Math.cos(Math.PI * d) : 0;
    }

    private static double sin(double t, double period) {
        return Math.sin(2 * Math.PI * t / period);
    }

    private static double cos(double t, double period) {
        return Math.cos(2 * Math.PI * t / period);
    }
}
