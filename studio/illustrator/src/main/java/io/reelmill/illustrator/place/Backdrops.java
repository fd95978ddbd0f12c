package io.reelmill.illustrator.place;

import io.reelmill.illustrator.scene.Scene;
import java.util.SplittableRandom;

/** Paints the background of a scene by the painter of its style. */
public final class Backdrops {

    private Backdrops() {}

    /** Paints the place from far to near; always the same for the same scene. */
    public static void paint(Scene scene, Painter painter) {
        SplittableRandom chance = new SplittableRandom(scene.seed() ^ 0x5DEECE66DL);
        switch (scene.place()) {
            case SKY -> Skies.clouds(scene, painter, chance);
            case NIGHT -> Skies.night(scene, painter, chance);
            case SPACE -> Skies.space(scene, painter, chance);
            case SEA -> Waters.sea(scene, painter, chance);
            case UNDERWATER -> Waters.underwater(scene, painter, chance);
            case BEACH -> Waters.beach(scene, painter, chance);
            case FIELD -> Lands.field(scene, painter, chance);
            case FOREST -> Lands.forest(scene, painter, chance);
            case MOUNTAINS -> Lands.mountains(scene, painter, chance);
            case SNOW -> Lands.snow(scene, painter, chance);
            case DESERT -> Lands.desert(scene, painter, chance);
            case ROOM -> Rooms.room(scene, painter, chance);
            case KITCHEN -> Rooms.kitchen(scene, painter, chance);
            case STAGE -> Rooms.stage(scene, painter, chance);
            case CITY -> Cities.city(scene, painter, chance);
            case TECH -> Cities.tech(scene, painter, chance);
        }
        if (scene.detail().rich()) {
            PlaceDetails.paint(scene, painter);
        }
    }
}
