package io.reelmill.sound.mix;

import io.reelmill.sound.dsp.Decibels;

/**
 * Side-chain ducking: how far the bed is lowered under the voice. The voice is analysed {@link #AHEAD} hops before the
 * bed is played, so that the bed is down when a word begins. It stays down during short gaps between words.
 */
final class Ducker {

    /** Largest reduction of the bed in dB. */
    static final double DEPTH = 5;

    private static final double ATTACK_SECONDS = 0.12;
    private static final double RELEASE_SECONDS = 0.4;
    private static final double HOLD_SECONDS = 0.15;

    /** Look-ahead in hops between the analysed voice and the bed. */
    static final int AHEAD = (int) Math.round(ATTACK_SECONDS / Mixer.HOP_SECONDS);

    private static final int HOLD = AHEAD + (int) Math.round(HOLD_SECONDS / Mixer.HOP_SECONDS);

    /** Levels of a hop in dBFS: below the first there is no voice, above the second ducking is complete. */
    private static final double SILENT = -46;

    private static final double PRESENT = -36;

    private double held;
    private int heldFor;
    private double reduction;

    /**
     * Processes the next hop of voice.
     *
     * @return the reduction in dB, 0 to {@link #DEPTH}, at the end of the hop {@link #AHEAD} before it
     */
    double next(Stereo voice) {
        double sum = 0;
        for (int i = 0; i < Mixer.HOP; i++) {
            sum += voice.left[i] * voice.left[i] + voice.right[i] * voice.right[i];
        }
        double level = Decibels.ofAmplitude(Math.sqrt(sum / (2.0 * Mixer.HOP)));
        double wanted = DEPTH * Math.max(0, Math.min(1, (level - SILENT) / (PRESENT - SILENT)));
        if (wanted >= held || ++heldFor > HOLD) {
            held = wanted;
            heldFor = 0;
        }
        double fall = DEPTH * Mixer.HOP_SECONDS / ATTACK_SECONDS;
        double rise = DEPTH * Mixer.HOP_SECONDS / RELEASE_SECONDS;
        reduction = Math.max(reduction - rise, Math.min(reduction + fall, held));
        return reduction;
    }
}
