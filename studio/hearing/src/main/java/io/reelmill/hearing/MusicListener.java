package io.reelmill.hearing;

import io.reelmill.providers.hearing.MusicSheet;
import java.nio.file.Path;
import java.util.List;

/**
 * Finds tempo, beats and sections of a piece of music. It uses no model and takes about a second for some minutes of
 * sound.
 */
public final class MusicListener {

    private static final int FEWEST_BEATS = 4;

    /**
     * Analyses a WAV file. Silence has no beats, a tempo of 0 and one section. Without a recurring pattern, beats are
     * evenly spaced guesses.
     *
     * @throws io.reelmill.providers.ProviderException when it cannot be read
     */
    public MusicSheet listen(Path wav) {
        return listen(MonoSound.read(wav));
    }

    MusicSheet listen(MonoSound recording) {
        OnsetStrength onsets = new OnsetStrength(recording);
        boolean silent = SilenceReport.of(recording).silent();
        double period = silent ? 0 : Tempo.period(onsets.values);
        List<Double> beats = period == 0
                ? List.of()
                : BeatTracker.beats(onsets.values, period).stream()
                        .map(frame -> (frame + 0.5) / OnsetStrength.RATE)
                        .toList();
        double bpm = period == 0 ? 0 : 60.0 * OnsetStrength.RATE / period;
        if (beats.size() >= FEWEST_BEATS) {
            bpm = 60 / medianStep(beats, bpm);
        }
        return new MusicSheet(bpm, beats, new Sections(onsets, beats, recording.seconds()).find());
    }

    /** The mean of the steps near the median: missed or extra beats do not count. */
    private static double medianStep(List<Double> beats, double bpm) {
        double expected = 60 / bpm;
        double sum = 0;
        int n = 0;
        for (int i = 1; i < beats.size(); i++) {
            double step = beats.get(i) - beats.get(i - 1);
            if (Math.abs(step - expected) < 0.1 * expected) {
                sum += step;
                n++;
            }
        }
        return n == 0 ? expected : sum / n;
    }
}
