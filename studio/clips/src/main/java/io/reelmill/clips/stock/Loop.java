package io.reelmill.clips.stock;

import io.github.humbleui.skija.Canvas;
import java.util.Set;

/**
 * A picture that moves and comes back to where it began.
 *
 * @param words what it goes with, in small letters
 * @param artist draws a moment of it
 */
record Loop(String name, Set<String> words, Artist artist) {

    /** Draws a moment. */
    interface Artist {
        /** @param turn 0 to 1, how much of the loop has passed; 1 looks as 0 does */
        void draw(Canvas canvas, int width, int height, double turn, long seed);
    }

    /** How well it goes with a text. */
    int fit(String text) {
        int fit = 0;
        for (String word : text.toLowerCase(java.util.Locale.ROOT).split("[^\\p{L}]+")) {
            String single = word.endsWith("s") ? word.substring(0, word.length() - 1) : word;
            fit += words.contains(word) || words.contains(single) ? 1 : 0;
        }
        return fit;
    }
}
