package io.reelmill.render.narration;

import java.util.List;

/**
 * The spoken script.
 *
 * @param file mono WAV in the stage's folder, or null when nothing is to be heard
 * @param seconds of the whole, up to the end of the last word or pause
 * @param words in order, times from the start of the narration
 * @param voice who spoke
 */
public record Narration(String file, double seconds, List<Word> words, String voice) {

    public Narration {
        words = List.copyOf(words);
    }

    /**
     * A word of the script.
     *
     * @param text as written
     * @param start seconds
     * @param end seconds
     * @param scene index of its scene in the script
     */
    public record Word(String text, double start, double end, int scene) {}
}
