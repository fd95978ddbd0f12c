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
 * Chooses the place and composition of a picture so that they differ from those of the previous pictures.
 *
 * @param before the idea of the shot before, or null
 * @param second the one before that, or null
 */
record PlaceChooser(Idea before, Idea second) {

    /**
     * The place that the text names, or the hero's usual place, unless it was used too often.
     *
     * @param again whether the hero was one before
     */
    Place place(String words, Thing hero, boolean again, SplittableRandom chance) {
        // the scenery of the night is on land
        boolean afloat = hero.place() == Place.SEA || hero.place() == Place.UNDERWATER;
        Optional<Place> said = PlaceMentions.in(words).filter(named -> !(afloat && named == Place.NIGHT));
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

    /** A composition that suits the number of motifs and was not used in the previous two shots. */
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

    /** An order of preference: an unavailable choice is skipped, the order of the others stays. */
    private static <T> List<T> shuffled(List<T> all, SplittableRandom chance) {
        List<T> order = new ArrayList<>(all);
        for (int i = order.size() - 1; i > 0; i--) {
            Collections.swap(order, i, chance.nextInt(i + 1));
        }
        return order;
    }
}
