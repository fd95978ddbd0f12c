package io.reelmill.clips.stock;

import io.github.humbleui.skija.Canvas;
import java.util.Set;

/**
 * An animation that ends as it begins.
 *
 * @param words topics it suits, in lower case
 * @param artist draws a frame of it
 */
record Loop(String name, Set<String> words, Artist artist) {

    /** Draws a frame. */
    interface Artist {
        /** @param turn position in the loop, 0 to 1; 1 looks like 0 */
        void draw(Canvas canvas, int width, int height, double turn, long seed);
    }

    /** The score of the loop for a text. */
    int fit(String text) {
        int fit = 0;
        for (String word : text.toLowerCase(java.util.Locale.ROOT).split("[^\\p{L}]+")) {
            String single = word.endsWith("s") ? word.substring(0, word.length() - 1) : word;
            fit += words.contains(word) || words.contains(single) ? 1 : 0;
        }
        return fit;
    }
}
