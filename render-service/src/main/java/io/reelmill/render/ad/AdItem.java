package io.reelmill.render.ad;

import io.reelmill.render.source.Material;
import java.util.List;
import java.util.Optional;

/**
 * A provided item and what it is good for.
 *
 * @param cutOut the product or the logo alone, PNG named from the project's folder; null of a {@link Kind#SCENE}
 */
public record AdItem(Material material, Kind kind, String cutOut) {

    /** What an item shows. */
    public enum Kind {
        /** A logo: a few flat colours on nothing or on one colour. Not a picture of its own. */
        LOGO,
        /** The product before a plain ground. */
        PRODUCT,
        /** Anything else. */
        SCENE
    }

    /** The one that a last card shows: the product, else a picture of something, else a logo. */
    public static Optional<AdItem> best(List<AdItem> items) {
        for (Kind kind : List.of(Kind.PRODUCT, Kind.SCENE, Kind.LOGO)) {
            Optional<AdItem> first = items.stream()
                    .filter(e -> e.kind() == kind && !e.material().isVideo())
                    .findFirst();
            if (first.isPresent()) {
                return first;
            }
        }
        return Optional.empty();
    }

    /** The file to draw on a card. */
    public String file() {
        return cutOut == null ? material.picture() : cutOut;
    }
}
