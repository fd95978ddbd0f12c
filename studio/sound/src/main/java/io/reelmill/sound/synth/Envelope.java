package io.reelmill.sound.synth;

/** Attack, decay, sustain, release of one note. */
final class Envelope {

    private static final double INAUDIBLE = 2e-4;
    /**
     * A release below this level is masked by the reverberation: it falls twice as fast, which frees its voice sooner.
     */
    private static final double BURIED = 0.02;

    private final double attack;
    private final double decay;
    private final double sustain;
    private final double release;
    private final double held;
    /** Cached factors of release and decay for a whole chunk, because almost all calls are for whole chunks. */
    private final double releaseChunk;

    private final double decayChunk;
    private double time;
    private double level;

    /** Times in seconds; decay and release are time constants. */
    Envelope(double attack, double decay, double sustain, double release, double held) {
        this.attack = Math.max(attack, 0.001) * Voice.RATE;
        this.decay = decay * Voice.RATE;
        this.sustain = sustain;
        this.release = release * Voice.RATE;
        this.held = held * Voice.RATE;
        this.releaseChunk = Math.exp(-Voice.CHUNK / this.release);
        this.decayChunk = Math.exp(-Voice.CHUNK / this.decay);
    }

    double level() {
        return level;
    }

    /** Advances by the given number of samples and returns the level. */
    double advance(int samples) {
        time += samples;
        if (time >= held) {
            double fall = left(samples, releaseChunk, release);
            level *= level < BURIED ? fall * fall : fall;
        } else if (time < attack) {
            double t = time / attack;
            level = t * (2 - t);
        } else {
            level = sustain + (Math.max(level, Math.min(1, sustain)) - sustain) * left(samples, decayChunk, decay);
        }
        return level;
    }

    private static double left(int samples, double chunk, double constant) {
        return samples == Voice.CHUNK ? chunk : Math.exp(-samples / constant);
    }

    boolean over() {
        return level < INAUDIBLE && time > Math.min(held, attack);
    }
}
