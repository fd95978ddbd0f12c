package io.reelmill.sound.synth;

/** Attack, decay, sustain, release of one note. */
final class Envelope {

    private static final double INAUDIBLE = 1e-4;

    private final double attack;
    private final double decay;
    private final double sustain;
    private final double release;
    private final double held;
    private double time;
    private double level;

    /** Times in seconds; decay and release are time constants. */
    Envelope(double attack, double decay, double sustain, double release, double held) {
        this.attack = Math.max(attack, 0.001) * Voice.RATE;
        this.decay = decay * Voice.RATE;
        this.sustain = sustain;
        this.release = release * Voice.RATE;
        this.held = held * Voice.RATE;
    }

    double level() {
        return level;
    }

    /** Goes on by so many samples and answers the level then. */
    double advance(int samples) {
        time += samples;
        if (time >= held) {
            level *= Math.exp(-samples / release);
        } else if (time < attack) {
            double t = time / attack;
            level = t * (2 - t);
        } else {
            level = sustain + (Math.max(level, Math.min(1, sustain)) - sustain) * Math.exp(-samples / decay);
        }
        return level;
    }

    boolean over() {
        return level < INAUDIBLE && time > Math.min(held, attack);
    }
}
