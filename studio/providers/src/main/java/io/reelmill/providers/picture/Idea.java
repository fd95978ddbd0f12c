package io.reelmill.providers.picture;

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
        long seed) {
    public Idea {
        motifs = List.copyOf(motifs);
    }
}
