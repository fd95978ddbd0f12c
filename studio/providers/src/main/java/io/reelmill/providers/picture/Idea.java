package io.reelmill.providers.picture;

import com.fasterxml.jackson.annotation.JsonInclude;
import java.util.List;

/**
 * What one picture shows. Plain data: it is stored, hashed and read by people.
 *
 * @param shot index of the shot
 * @param hero the main thing, by the illustrator's own name for it
 * @param motifs at most three supporting things
 * @param mood one word, such as {@code calm}
 * @param place one word, such as {@code sea}
 * @param composition name of the arrangement
 * @param prompt the same in a sentence, for illustrators that are models
 * @param seconds how long it is seen
 * @param seed of its own
 * @param character the character that appears, or null
 */
public record Idea(
        int shot,
        String hero,
        List<String> motifs,
        String mood,
        String place,
        String composition,
        String prompt,
        double seconds,
        long seed,
        @JsonInclude(JsonInclude.Include.NON_NULL) DepictedCharacter character) {
    public Idea {
        motifs = List.copyOf(motifs);
    }

    /** Without a character. */
    public Idea(
            int shot,
            String hero,
            List<String> motifs,
            String mood,
            String place,
            String composition,
            String prompt,
            double seconds,
            long seed) {
        this(shot, hero, motifs, mood, place, composition, prompt, seconds, seed, null);
    }

    /** The same with a character in it, or without one. */
    public Idea with(DepictedCharacter other) {
        return new Idea(shot, hero, motifs, mood, place, composition, prompt, seconds, seed, other);
    }
}
