package io.reelmill.illustrator.idea;

import io.reelmill.illustrator.scene.Composition;
import io.reelmill.illustrator.scene.Place;
import io.reelmill.providers.picture.Idea;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;

/**
 * Chooses where a picture is set and how it is composed, otherwise than those before it.
 *
 * @param before the idea of the shot before, or null
 * @param second the one before that, or null
 */
record PlaceChooser(Idea before, Idea second) {

    /**
     * Where it is said to be, or where the hero is at home, unless that was seen too often.
     *
     * @param again whether the hero was one before
     */
    Place place(String words, Thing hero, boolean again, SplittableRandom chance) {
        Optional<Place> said = PlaceMentions.in(words);
        Place place = said.orElse(hero.place());
        boolean tired = said.isEmpty() && again
                || before != null
                        && before.place().equals(place.word())
                        && (second != null && second.place().equals(place.word()) || place == Place.STAGE);
        if (!tired) {
            return place;
        }
        return shuffled(PlaceMentions.near(hero.place()), chance).stream()
                .filter(p -> p != place && (before == null || !p.word().equals(before.place())))
                .findFirst()
                .orElseThrow();
    }

    /** One that suits so many motifs, and that neither of the two shots before has. */
    Composition composition(int motifs, Place place, SplittableRandom chance) {
        List<Composition> fit = new ArrayList<>(
                switch (motifs) {
                    case 0 -> List.of(Composition.PORTAL, Composition.CLOSE, Composition.PODIUM);
                    case 1 ->
                        List.of(
                                Composition.DUO,
                                Composition.LEFT,
                                Composition.RIGHT,
                                Composition.PORTAL,
                                Composition.CASCADE);
                    default ->
                        List.of(
                                Composition.PORTAL,
                                Composition.PODIUM,
                                Composition.LEFT,
                                Composition.RIGHT,
                                Composition.CASCADE,
                                Composition.ORBIT,
                                Composition.CLOSE);
                });
        if (place == Place.SKY || place == Place.SEA || place == Place.UNDERWATER) {
            fit.remove(Composition.PODIUM);
        }
        if (before != null) {
            fit.remove(Composition.of(before.composition()));
        }
        if (second != null && fit.size() > 1) {
            fit.remove(Composition.of(second.composition()));
        }
        return shuffled(List.of(Composition.values()), chance).stream()
                .filter(fit::contains)
                .findFirst()
                .orElseThrow();
    }

    /** An order of preference: what is not to be had gives way to the next and leaves the rest of the order as it is. */
    private static <T> List<T> shuffled(List<T> all, SplittableRandom chance) {
        List<T> order = new ArrayList<>(all);
        for (int i = order.size() - 1; i > 0; i--) {
            Collections.swap(order, i, chance.nextInt(i + 1));
        }
        return order;
    }
}
