package io.reelmill.sound.music;

import io.reelmill.sound.music.Section.Kind;
import io.reelmill.sound.synth.BandPart;
import java.util.List;

/** Sustained chords in the background. Tones that two chords have in common are held. */
final class PadPlayer implements Player {

    private static final double OVERLAP = 0.6;

    @Override
    public void play(Bar bar, Score score, double energy) {
        double velocity = 0.34
                + 0.26 * energy
                + (bar.section().kind() == Kind.GROOVE || bar.section().kind() == Kind.LIFT ? 0 : 0.16);
        int half = bar.changesHalfway() ? Bar.HALF : bar.steps();
        for (int step = 0; step < bar.steps(); step += half) {
            int steps = Math.min(half, bar.steps() - step);
            for (int pitch : bar.voicingAt(step)) {
                score.note(BandPart.PAD, step, steps + OVERLAP, pitch, velocity);
            }
            if (bar.section().kind() == Kind.LIFT) {
                int top = bar.voicingAt(step).get(bar.voicingAt(step).size() - 1);
                score.note(
                        BandPart.PAD, step, steps + OVERLAP, bar.chordAt(step).nearestTone(top + 10), velocity * 0.55);
            }
        }
    }

    @Override
    public void end(Chord home, List<Integer> voicing, Score score, double steps) {
        for (int pitch : voicing) {
            score.note(BandPart.PAD, 0, steps * 0.6, pitch, 0.45);
        }
    }
}
