package io.reelmill.sound.music;

import java.util.ArrayList;
import java.util.List;

/** Voices chords so that each voice moves as little as possible. */
final class Voicing {

    private static final int LOWEST = 52;
    private static final int HIGHEST = 78;
    private static final double CENTRE = 64;

    private Voicing() {}

    /**
     * The voicing of a chord that follows another one.
     *
     * @param before pitches of the previous voicing from low to high, empty at the start
     * @return three or four pitches from low to high
     */
    static List<Integer> after(List<Integer> before, Chord chord) {
        List<Integer> best = List.of();
        double bestCost = Double.MAX_VALUE;
        for (int bottom = LOWEST; bottom <= HIGHEST - 7; bottom++) {
            for (boolean open : new boolean[] {false, true}) {
                List<Integer> candidate = stack(chord, bottom, open);
                double cost = candidate.isEmpty() ? Double.MAX_VALUE : cost(before, candidate);
                if (cost < bestCost) {
                    bestCost = cost;
                    best = candidate;
                }
            }
        }
        return best;
    }

    /** The chord tones upwards from one of them. Open voicing raises every other tone by an octave. */
    private static List<Integer> stack(Chord chord, int bottom, boolean open) {
        List<Integer> tones = voiced(chord);
        if (!tones.contains(bottom % 12)) {
            return List.of();
        }
        List<Integer> pitches = new ArrayList<>();
        for (int p = bottom; pitches.size() < tones.size(); p++) {
            if (tones.contains(p % 12)) {
                pitches.add(p);
            }
        }
        if (open) {
            pitches.set(1, pitches.get(1) + 12);
            pitches.sort(null);
        }
        return pitches.get(pitches.size() - 1) > HIGHEST ? List.of() : pitches;
    }

    /** Four voices: for chords of five tones the bass plays the root. */
    private static List<Integer> voiced(Chord chord) {
        return chord.tones().size() > 4 ? chord.tones().subList(1, 5) : chord.tones();
    }

    private static double cost(List<Integer> before, List<Integer> candidate) {
        double mean = candidate.stream().mapToInt(p -> p).average().orElse(CENTRE);
        double cost = 0.6 * Math.abs(mean - CENTRE);
        for (int i = 0; i < before.size(); i++) {
            int moved = before.get(i) - candidate.get(Math.min(i, candidate.size() - 1));
            cost += Math.abs(moved);
        }
        for (int i = 1; i < candidate.size(); i++) {
            int gap = candidate.get(i) - candidate.get(i - 1);
            // Penalty for dissonance: seconds in a low register, and semitones in any register, most of all at the top.
            cost += gap == 1 ? 6 : gap == 2 && candidate.get(i) < 60 ? 3 : gap > 12 ? 4 : 0;
            cost += gap == 1 && i == candidate.size() - 1 ? 40 : 0;
        }
        return cost;
    }
}
