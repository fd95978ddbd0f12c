package io.reelmill.sound.music;

import io.reelmill.sound.music.Section.Kind;
import io.reelmill.sound.synth.BandPart;
import java.util.List;
import java.util.Random;

/**
 * The melody: a motif of two bars, question and answer, repeated with another ending. The figure gives the rhythm
 * ({@code x} a note). The pitches are random within rules: small steps, leaps are followed by a step back, rests fall
 * on chord tones. The motif is kept for a whole cycle of the form, so that listeners recognise it in the lift.
 */
final class TunePlayer implements Player {

    private static final int LOWEST = 65;
    private static final int HIGHEST = 86;
    private static final int PHRASE = 4;

    private final Figure rhythm;
    private final long seed;
    private final int centre;
    /** Transposition above the middle register in semitones. */
    private final int raised;

    private int last;

    TunePlayer(Figure rhythm, int tonic, int octave, long seed) {
        this.rhythm = rhythm;
        this.seed = seed;
        this.raised = 12 * octave;
        this.centre = Chord.nearest((tonic + 7) % 12, 74) + raised;
        this.last = centre;
    }

    @Override
    public void play(Bar bar, Score score, double energy) {
        Kind kind = bar.section().kind();
        int place = bar.inPhrase(PHRASE);
        boolean answers = kind == Kind.GROOVE && place < 2;
        if (kind == Kind.INTRO || kind == Kind.OUT || (answers && bar.index() < 12)) {
            last = centre;
            return;
        }
        String text = rhythm.bar(place % 2);
        int[] line = line(bar.section().turn(), place % 2, text);
        boolean closes = place == PHRASE - 1;
        double velocity = 0.45 + 0.35 * energy;
        int register = kind == Kind.LIFT && bar.section().energy() > 0.88 ? 5 : 0;
        int anchor = bar.chord().nearestTone(place % 2 == 0 ? centre + register : last);
        int note = 0;
        for (int step = 0; step < bar.steps(); step++) {
            if (!Figure.begins(text, step)) {
                continue;
            }
            int length = Figure.length(text, step);
            Chord chord = bar.chordAt(step);
            boolean resting = step % 4 == 0 || length >= 3;
            int pitch = chord.walk(anchor, line[note++]);
            if (closes && note == line.length) {
                pitch = chord.nearestTone(chord.walk(last, -1));
                length = Math.max(length, Math.min(bar.steps() - step, 6));
            } else if (resting && !chord.has(pitch)) {
                pitch = chord.nearestTone(pitch);
            }
            int direction = note > 1 ? Integer.signum(line[note - 1] - line[note - 2]) : 0;
            if (pitch == last && direction != 0) {
                // The chord pulled a moving line back to the same pitch: take the next chord tone in the direction of
                // the line.
                pitch = chord.nearestTone(chord.walk(pitch, 3 * direction));
            }
            if (pitch == last && length > 3) {
                // A repeated long note is replaced by the neighbouring chord tone.
                pitch = chord.nearestTone(chord.walk(pitch, pitch > centre ? -3 : 3));
            }
            pitch = pitch > HIGHEST + raised ? pitch - 12 : pitch < LOWEST + raised ? pitch + 12 : pitch;
            score.note(BandPart.LEAD, step, length * 0.93, pitch, velocity);
            last = pitch;
        }
    }

    /** Scale steps relative to the anchor, one for each note of a bar of the motif. */
    private int[] line(int turn, int half, String text) {
        Random chance = new Random(seed * 31 + turn * 7L + half);
        int notes = (int) text.chars().filter(c -> c == 'x').count();
        int[] line = new int[notes];
        int at = half == 0 ? 0 : chance.nextInt(3) - 1;
        int leapt = 0;
        for (int i = 0; i < notes; i++) {
            line[i] = at;
            int move = leapt != 0 ? -Integer.signum(leapt) : (chance.nextInt(4) == 0 ? 2 + chance.nextInt(2) : 1);
            if (leapt == 0 && (at > 2 || (at > -3 && chance.nextBoolean()))) {
                move = -move;
            }
            leapt = Math.abs(move) > 1 ? move : 0;
            at += chance.nextInt(8) == 0 ? 0 : move;
        }
        return line;
    }

    @Override
    public void end(Chord home, List<Integer> voicing, Score score, double steps) {
        score.note(BandPart.LEAD, 0, steps * 0.5, home.nearestTone(last), 0.5);
    }
}
