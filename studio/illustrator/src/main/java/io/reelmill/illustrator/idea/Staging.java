package io.reelmill.illustrator.idea;

import io.reelmill.illustrator.scene.Composition;
import io.reelmill.illustrator.scene.Place;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.stream.IntStream;

/**
 * Chooses the place and composition of each picture so that they differ from those of its neighbours.
 *
 * <p>A choice must not hang on all choices before it: a changed sentence would change the pictures of sentences that follow, and
 * their part of the film. So places look at what the neighbours would usually have, and compositions are chosen in a random order
 * of the shots, each with regard to the neighbours that have theirs already.
 */
final class Staging {

    /** A place is left for one picture after so many. */
    private static final int PICTURES_IN_A_PLACE = 2;

    /** The stage is no place that a text names; it is left after each picture. */
    private static final int PICTURES_ON_STAGE = 1;

    /**
     * What a shot shows.
     *
     * @param words that may name a place
     * @param again whether the hero was one before
     * @param chance of this shot alone
     */
    record Cast(Thing hero, int motifs, String words, boolean again, SplittableRandom chance) {}

    private final List<Cast> casts;
    private final List<Optional<Place>> said;
    /** The place that the text names, or the hero's. */
    private final List<Place> usual;

    private final List<SplittableRandom> placeChances;
    private final List<SplittableRandom> compositionChances;

    /** @param casts of all shots of a film, in order */
    Staging(List<Cast> casts) {
        this.casts = casts;
        said = casts.stream().map(Staging::said).toList();
        usual = IntStream.range(0, casts.size())
                .mapToObj(i -> said.get(i).orElse(casts.get(i).hero().place()))
                .toList();
        placeChances = casts.stream().map(cast -> cast.chance().split()).toList();
        compositionChances = casts.stream().map(cast -> cast.chance().split()).toList();
    }

    private static Optional<Place> said(Cast cast) {
        Place home = cast.hero().place();
        // the scenery of the night is on land
        boolean afloat = home == Place.SEA || home == Place.UNDERWATER;
        return PlaceMentions.in(cast.words()).filter(named -> !(afloat && named == Place.NIGHT));
    }

    /** The usual place of each shot, or one near it when that place or the hero was there just now. */
    List<Place> places() {
        List<Place> places = new ArrayList<>();
        int inARow = 0;
        for (int i = 0; i < casts.size(); i++) {
            Place place = usual.get(i);
            inARow = i > 0 && usual.get(i - 1) == place ? inARow + 1 : 0;
            int stay = place == Place.STAGE ? PICTURES_ON_STAGE : PICTURES_IN_A_PLACE;
            boolean tired = inARow % (stay + 1) == stay
                    || said.get(i).isEmpty() && casts.get(i).again();
            places.add(tired ? other(i) : place);
        }
        return places;
    }

    private Place other(int shot) {
        Place before = shot > 0 ? usual.get(shot - 1) : null;
        return shuffled(PlaceMentions.near(casts.get(shot).hero().place()), placeChances.get(shot)).stream()
                .filter(place -> place != usual.get(shot) && place != before)
                .findFirst()
                .orElseThrow();
    }

    /** Compositions that suit the number of motifs and the place, none beside itself. */
    List<Composition> compositions(List<Place> places) {
        List<List<Composition>> suitable = IntStream.range(0, casts.size())
                .mapToObj(i -> preferences(i, places.get(i)))
                .toList();
        long[] turns = compositionChances.stream()
                .mapToLong(SplittableRandom::nextLong)
                .toArray();
        Composition[] chosen = new Composition[casts.size()];
        IntStream.range(0, chosen.length)
                .boxed()
                .sorted(Comparator.comparingLong(i -> turns[i]))
                .forEach(i -> chosen[i] = composition(i, suitable, chosen));
        return List.of(chosen);
    }

    /** The first is what the shot would have without neighbours. */
    private List<Composition> preferences(int shot, Place place) {
        Set<Composition> fit = suitable(casts.get(shot).motifs(), place);
        return shuffled(List.of(Composition.values()), compositionChances.get(shot)).stream()
                .filter(fit::contains)
                .toList();
    }

    private static Composition composition(int shot, List<List<Composition>> suitable, Composition[] chosen) {
        List<Composition> left = new ArrayList<>(suitable.get(shot));
        for (int other : new int[] {shot - 1, shot + 1}) {
            if (other >= 0 && other < chosen.length && chosen[other] != null) {
                left.remove(chosen[other]);
            }
        }
        return left.get(0);
    }

    /** At least three, so that one is left beside two neighbours. */
    private static Set<Composition> suitable(int motifs, Place place) {
        Set<Composition> fit = EnumSet.copyOf(
                switch (motifs) {
                    case 0 -> List.of(Composition.PORTAL, Composition.CLOSE, Composition.PODIUM, Composition.CASCADE);
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
        return fit;
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
