package io.reelmill.speech.piper;

import java.util.ArrayList;
import java.util.List;

/**
 * Finds the words in the sounds of a clause. In running speech some words melt together ("of the" has no gap), and a number is
 * several words: so the tokens spoken alone tell how long each is, and a bound is moved to the nearest gap.
 */
final class WordBounds {

    /** Phonemes that a bound is moved at most. */
    private static final int MAX_MOVE = 3;

    private WordBounds() {}

    /**
     * Where each token begins.
     *
     * @param sound of the clause, words apart by spaces
     * @param alone how each token sounds alone
     * @return index in {@code sound} for each token, and its length at the end; never falling
     */
    static int[] of(int[] sound, List<String> alone) {
        List<Integer> gaps = new ArrayList<>();
        for (int i = 0; i < sound.length; i++) {
            if (sound[i] == ' ') {
                gaps.add(i + 1);
            }
        }
        double total = alone.stream().mapToInt(WordBounds::length).sum();
        int[] bounds = new int[alone.size() + 1];
        double before = 0;
        for (int token = 0; token < alone.size(); token++) {
            int guess = total == 0 ? 0 : (int) Math.round(before / total * sound.length);
            bounds[token] = token == 0 ? 0 : Math.max(bounds[token - 1], nearest(gaps, guess));
            before += length(alone.get(token));
        }
        bounds[alone.size()] = sound.length;
        return bounds;
    }

    private static int nearest(List<Integer> gaps, int guess) {
        int best = guess;
        int distance = MAX_MOVE + 1;
        for (int gap : gaps) {
            if (Math.abs(gap - guess) < distance) {
                best = gap;
                distance = Math.abs(gap - guess);
            }
        }
        return best;
    }

    private static int length(String sound) {
        return sound.isEmpty() ? 0 : sound.codePointCount(0, sound.length()) + 1;
    }
}
