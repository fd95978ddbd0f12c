package io.reelmill.sound.mix;

import io.reelmill.sound.dsp.Decibels;
import io.reelmill.sound.dsp.Limiter;
import io.reelmill.sound.dsp.LookAhead;
import io.reelmill.sound.dsp.TruePeak;
import io.reelmill.sound.loudness.KWeighting;
import io.reelmill.sound.loudness.LoudnessMeter;
import io.reelmill.sound.wav.StereoSource;
import java.io.IOException;

/**
 * The highest true peak and the K-weighted energy of each half millisecond of a sound. Peaks grow with the gain and
 * energy with its square. So the outline gives the loudness at any gain, also after a limiter, whose gain hardly
 * changes within half a millisecond.
 */
final class Outline {

    /** Samples per step. */
    private static final int STEP = 24;

    private static final int STEPS = Mixer.HOP / STEP;
    private static final int WINDOW = Limiter.WINDOW / STEP;

    /** A peak and an energy for each step of a hop. */
    static final int FLOATS = 2 * STEPS;

    /** No gain lifts levels below this to the ceiling, so their peaks need not be exact. */
    private static final float FLOOR = (float) Decibels.toGain(-30);

    final float[] peaks = new float[STEPS];
    final float[] energies = new float[STEPS];
    private final TruePeak leftPeak = new TruePeak();
    private final TruePeak rightPeak = new TruePeak();
    private final float[] leftHeights = new float[Mixer.HOP];
    private final float[] rightHeights = new float[Mixer.HOP];
    private final KWeighting weighting = new KWeighting(StereoSource.HOUSE_RATE);

    /** Adds the next hop of a sound. */
    void draw(Stereo hop) {
        leftPeak.heights(hop.left, 0, Mixer.HOP, FLOOR, leftHeights);
        rightPeak.heights(hop.right, 0, Mixer.HOP, FLOOR, rightHeights);
        for (int step = 0; step < STEPS; step++) {
            float peak = 0;
            for (int i = step * STEP; i < (step + 1) * STEP; i++) {
                peak = Math.max(peak, Math.max(leftHeights[i], rightHeights[i]));
            }
            peaks[step] = peak;
            energies[step] = (float) weighting.energy(hop.left, hop.right, step * STEP, STEP);
        }
    }

    /** As {@link RenderedSound#loudness}, from a stored outline. */
    static double loudness(FloatFile kept, double gain, double ceiling, double releaseSeconds, long frames)
            throws IOException {
        LoudnessMeter meter = LoudnessMeter.withoutPeaks();
        LookAhead lookAhead = new LookAhead(WINDOW, releaseSeconds * StereoSource.HOUSE_RATE / STEP);
        double highest = Decibels.toGain(ceiling) / gain;
        float[] peaks = new float[STEPS];
        float[] energies = new float[STEPS];
        float[] earlier = new float[WINDOW];
        FloatFile.Reader reader = kept.read();
        long end = frames / STEP + WINDOW;
        for (int step = 0; step < end; step++) {
            int i = step % STEPS;
            if (i == 0) {
                reader.get(peaks, energies);
            }
            double factor = gain * lookAhead.next((float) Math.min(1, highest / peaks[i]));
            if (step >= WINDOW) {
                meter.addWeighted(factor * factor * earlier[step % WINDOW], STEP);
            }
            earlier[step % WINDOW] = energies[i];
        }
        return meter.integrated();
    }
}
