package io.reelmill.sound.effects;

import java.util.Set;
import java.util.function.Consumer;

/**
 * A sound effect that can be synthesised.
 *
 * @param name lower case
 * @param seconds length
 * @param loudness target in LUFS
 * @param words of a scene that trigger it, in their base form
 * @param recipe synthesises it
 */
record Effect(String name, double seconds, double loudness, Set<String> words, Consumer<StereoBuffer> recipe) {

    /** dBTP; effects must not drive the final limiter. */
    private static final double PEAK = -6.5;

    Effect {
        words = Set.copyOf(words);
    }

    /** An effect at the default loudness; the words are separated by spaces. */
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
