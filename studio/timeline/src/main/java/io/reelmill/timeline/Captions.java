package io.reelmill.timeline;

import java.util.List;

/**
 * What is written over the pictures.
 *
 * @param preset name of the style, as in the request ({@code Wrap 1})
 * @param position where in the frame
 * @param language tag of the text's language ({@code en}), which decides on shaping and line breaks
 * @param cues in order of time, never overlapping; empty for no captions
 */
public record Captions(String preset, Position position, String language, List<Cue> cues) {

    public Captions {
        cues = List.copyOf(cues);
    }

    public static Captions none() {
        return new Captions("Wrap 1", Position.BOTTOM, "en", List.of());
    }

    /** Vertical place, inside the safe area. */
    public enum Position {
        TOP,
        MIDDLE,
        BOTTOM
    }

    /**
     * Two to four words that are seen together.
     *
     * @param start seconds
     * @param end seconds
     * @param words in reading order
     */
    public record Cue(double start, double end, List<Word> words) {
        public Cue {
            words = List.copyOf(words);
        }
    }

    /**
     * One word of a cue.
     *
     * @param text as it is shown
     * @param start seconds, when it is spoken
     * @param end seconds
     */
    public record Word(String text, double start, double end) {}
}
