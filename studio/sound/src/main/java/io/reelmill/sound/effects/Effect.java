package io.reelmill.sound.effects;

import java.util.Set;
import java.util.function.Consumer;

/**
 * A sound that can be made.
 *
 * @param name lower case
 * @param seconds length
 * @param loudness LUFS that it is brought to
 * @param words of a scene that call for it, in their plain form
 * @param recipe draws it
 */
record Effect(String name, double seconds, double loudness, Set<String> words, Consumer<StereoBuffer> recipe) {

    /** dBTP; an effect must not be what the last limiter works for. */
    private static final double PEAK = -6.5;

    Effect {
        words = Set.copyOf(words);
    }

    /** An effect at the usual loudness; the words are split at blanks. */
    static Effect of(String name, double seconds, String words, Consumer<StereoBuffer> recipe) {
        return of(name, seconds, -20, words, recipe);
    }

    static Effect of(String name, double seconds, double loudness, String words, Consumer<StereoBuffer> recipe) {
        return new Effect(name, seconds, loudness, words.isEmpty() ? Set.of() : Set.of(words.split(" ")), recipe);
    }

    StereoBuffer draw(long seed) {
        StereoBuffer canvas = new StereoBuffer(seconds, seed * 31 + name.hashCode());
        recipe.accept(canvas);
        canvas.fadeOut(Math.min(0.12, 0.2 * seconds));
        canvas.level(loudness, PEAK);
        return canvas;
    }
}
