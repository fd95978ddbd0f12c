package io.reelmill.sound.music;

import io.reelmill.sound.music.Section.Kind;
import io.reelmill.sound.synth.BandPart;
import java.util.List;

/**
 * Keys and arpeggios, by a figure: {@code c} the chord, {@code r} the chord rolled, {@code t} its top two notes, {@code
 * 0} to {@code 9} the n-th chord tone counted upwards over the octaves.
 */
final class ChordPlayer implements Player {

    private static final double ROLL = 0.28;

    private final BandPart seat;
    private final Figure figure;
    private final Figure lift;
    /** Extra steps that single notes are held. */
    private final double ring;

    /** Transposition of single notes above the chord, semitones. */
    private final int above;

    ChordPlayer(BandPart seat, Figure figure, Figure lift, double ring, int above) {
        this.seat = seat;
        this.figure = figure;
        this.lift = lift;
        this.ring = ring;
        this.above = above;
    }

    @Override
    public void play(Bar bar, Score score, double energy) {
        Kind kind = bar.section().kind();
        String text = (kind == Kind.LIFT ? lift : figure).bar(bar.inSection());
        double velocity = 0.42 + 0.4 * energy;
        for (int step = 0; step < bar.steps(); step++) {
            if (Figure.begins(text, step)) {
                sound(text.charAt(step), bar.voicingAt(step), step, Figure.length(text, step), score, velocity);
            }
        }
    }

    private void sound(char sign, List<Integer> voicing, int step, int steps, Score score, double velocity) {
        switch (sign) {
            case 'c' -> voicing.forEach(p -> score.note(seat, step, steps * 0.95, p, velocity * 0.72));
            case 't' ->
                voicing.subList(voicing.size() - 2, voicing.size())
                        .forEach(p -> score.note(seat, step, steps * 0.95, p, velocity * 0.66));
            case 'r' -> roll(voicing, step, steps, score, velocity * 0.75);
            default -> {
                int rung = sign - '0';
                int pitch = voicing.get(rung % voicing.size()) + 12 * (rung / voicing.size()) + above;
                score.note(seat, step, steps + ring, pitch, velocity * 0.82);
            }
        }
    }

    private void roll(List<Integer> voicing, double step, double steps, Score score, double velocity) {
        for (int i = 0; i < voicing.size(); i++) {
            score.note(seat, step + i * ROLL, steps - i * ROLL, voicing.get(i), velocity);
        }
    }

    @Override
    public void end(Chord home, List<Integer> voicing, Score score, double steps) {
        if (seat == BandPart.KEYS) {
            roll(voicing, 0, steps * 0.9, score, 0.5);
        } else {
            for (int i = 0; i < voicing.size(); i++) {
                score.note(seat, 2 * i, steps * 0.8, voicing.get(i) + above, 0.42 - 0.05 * i);
            }
        }
    }
}
