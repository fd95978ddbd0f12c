package io.reelmill.clips.animated;

import io.reelmill.illustrator.colour.Tones.Hour;
import io.reelmill.illustrator.scene.Place;
import io.reelmill.illustrator.scene.Prop;
import io.reelmill.illustrator.scene.Scene;
import io.reelmill.illustrator.scene.Scenes;
import io.reelmill.providers.picture.Idea;
import io.reelmill.providers.picture.Look;
import java.util.List;

/**
 * The place of a scene and its light. Lengths are stage pixels.
 *
 * @param horizon y at which land or water begins
 * @param foot y at which the hero stands
 * @param lightX position of the light source
 * @param lightY position of the light source
 * @param glow colour of the light
 * @param accent the accent colour
 * @param motifs positions of the supporting things
 */
record SceneSetting(
        Place place,
        Hour hour,
        String mood,
        double horizon,
        double foot,
        double lightX,
        double lightY,
        int glow,
        int accent,
        List<Prop> motifs) {

    static SceneSetting of(Idea idea, Look look) {
        Scene scene = Scenes.set(idea, look);
        return new SceneSetting(
                scene.place(),
                scene.hour(),
                scene.mood(),
                scene.horizon(),
                scene.ground(),
                scene.lightX(),
                scene.lightY(),
                scene.tones().glow().argb() & 0xFFFFFF,
                scene.tones().accent().argb() & 0xFFFFFF,
                scene.motifs());
    }

    /** Whether the ground extends towards the viewer. */
    boolean grounded() {
        return place != Place.SKY && place != Place.SPACE && place != Place.UNDERWATER;
    }

    /** Whether there is a sky with weather. */
    boolean open() {
        return switch (place) {
            case SKY, SEA, BEACH, CITY, FIELD, FOREST, MOUNTAINS, DESERT, SNOW -> true;
            default -> false;
        };
    }

    boolean wet() {
        return place == Place.SEA || place == Place.BEACH || place == Place.UNDERWATER;
    }

    boolean night() {
        return hour == Hour.NIGHT;
    }
}
