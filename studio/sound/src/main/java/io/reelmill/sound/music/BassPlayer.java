package io.reelmill.sound.music;

import io.reelmill.sound.music.Section.Kind;
import io.reelmill.sound.synth.BandPart;
import java.util.List;

/**
 * The bass, by a figure: {@code r} root, {@code o} its octave, {@code f} fifth, {@code t} third, {@code a} approach
 * note: the scale step that leads to the next chord.
 */
final class BassPlayer implements Player {

    private static final int LOWEST = 31;
    private static final int CENTRE = 37;

    private final Figure figure;
    private final Figure lift;

    BassPlayer(Figure figure, Figure lift) {
        this.figure = figure;
        this.lift = lift;
    }

    @Override
    public void play(Bar bar, Score score, double energy) {
        Kind kind = bar.section().kind();
        double velocity = 0.55 + 0.3 * energy;
        if (kind == Kind.BREAK || kind == Kind.INTRO || bar.endsPiece()) {
            score.note(BandPart.BASS, 0, Bar.HALF - 0.4, root(bar.chord()), velocity * 0.85);
            score.note(BandPart.BASS, Bar.HALF, bar.steps() - Bar.HALF - 0.4, root(bar.second()), velocity * 0.75);
            return;
        }
        String text = (kind == Kind.LIFT ? lift : figure).bar(bar.inSection());
        for (int step = 0; step < bar.steps(); step++) {
            boolean newChord = step == Bar.HALF && bar.changesHalfway();
            if (newChord || Figure.begins(text, step)) {
                char sign = newChord ? 'r' : text.charAt(step);
                double gate = 0.92;
                score.note(BandPart.BASS, step, Figure.length(text, step) * gate, pitch(sign, bar, step), velocity);
            }
        }
    }

    private static int pitch(char sign, Bar bar, int step) {
        Chord chord = bar.chordAt(step);
        int root = root(chord);
        return switch (sign) {
            case 'o' -> root + 12;
            case 'f' -> fifth(chord, root);
            case 't' -> above(chord.tones().get(1), root);
            case 'a' -> approach(bar, root);
            default -> root;
        };
    }

    private static int fifth(Chord chord, int root) {
        int up = above(chord.tones().get(2), root);
        return up - 12 >= LOWEST && root > CENTRE ? up - 12 : up;
    }

    /** Approaches the next root from the side of the current one. When the root stays the same, the fifth is played. */
    private static int approach(Bar bar, int root) {
        int target = root(bar.next());
        if (target == root) {
            return fifth(bar.second(), root);
        }
        return bar.second().walk(target, root < target ? -1 : 1);
    }

    private static int above(int pitchClass, int pitch) {
        return pitch + Math.floorMod(pitchClass - pitch, 12);
    }

    static int root(Chord chord) {
        int pitch = Chord.nearest(chord.root(), CENTRE);
        return pitch < LOWEST ? pitch + 12 : pitch;
    }

    @Override
    public void end(Chord home, List<Integer> voicing, Score score, double steps) {
        score.note(BandPart.BASS, 0, steps * 0.7, root(home), 0.75);
    }
}
