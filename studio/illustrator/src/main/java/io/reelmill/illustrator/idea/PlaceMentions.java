package io.reelmill.illustrator.idea;

import io.reelmill.illustrator.scene.Place;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Places that a text names explicitly. */
final class PlaceMentions {
    private static final Map<Place, String> SIGNS = Map.ofEntries(
            Map.entry(Place.SEA, "sea ocean sail sailor ship boat voyage atlantic pacific harbor island"),
            Map.entry(
                    Place.UNDERWATER,
                    "underwater reef coral submarine seabed dive diver diving depths fish shark octopus"),
            Map.entry(Place.BEACH, "beach coast shore tropical sand surf"),
            Map.entry(
                    Place.SPACE,
                    "space universe galaxy planet orbit astronaut asteroid cosmic nasa mars jupiter comet"),
            Map.entry(Place.NIGHT, "night midnight dream bedtime moonlight asleep"),
            Map.entry(Place.CITY, "city street urban downtown skyscraper traffic office paris london tokyo taxi"),
            Map.entry(Place.FOREST, "forest jungle wood woods rainforest"),
            Map.entry(Place.MOUNTAINS, "mountain peak summit everest himalaya alps climb climber hike"),
            Map.entry(Place.DESERT, "desert egypt egyptian pharaoh pyramid camel sahara dune"),
            Map.entry(Place.SNOW, "snow ice arctic antarctica antarctic winter frozen glacier polar"),
            Map.entry(Place.FIELD, "farm field meadow garden farmer harvest grass park"),
            Map.entry(Place.KITCHEN, "kitchen cook recipe bake oven delicious dinner breakfast lunch chef"),
            Map.entry(Place.ROOM, "room bedroom house desk library classroom museum"),
            Map.entry(Place.SKY, "sky cloud fly flight airplane pilot bird heaven"),
            Map.entry(Place.TECH, "computer internet ai algorithm software robot chip digital cyber data"));

    private PlaceMentions() {}

    /** Places (three or more) that also suit a thing that belongs to one of them: no cat at sea. */
    static List<Place> near(Place home) {
        return switch (home) {
            case ROOM -> List.of(Place.ROOM, Place.STAGE, Place.NIGHT);
            case KITCHEN -> List.of(Place.KITCHEN, Place.ROOM, Place.STAGE);
            case CITY -> List.of(Place.CITY, Place.STAGE, Place.NIGHT, Place.ROOM);
            case SEA, UNDERWATER -> List.of(Place.SEA, Place.UNDERWATER, Place.BEACH);
            case BEACH -> List.of(Place.BEACH, Place.SEA, Place.SKY);
            case SPACE, NIGHT -> List.of(Place.SPACE, Place.NIGHT, Place.SKY, Place.STAGE);
            case FIELD, FOREST -> List.of(Place.FIELD, Place.FOREST, Place.MOUNTAINS, Place.SKY);
            case MOUNTAINS, DESERT -> List.of(Place.MOUNTAINS, Place.DESERT, Place.FIELD, Place.SKY);
            case SNOW -> List.of(Place.SNOW, Place.MOUNTAINS, Place.SKY);
            case SKY -> List.of(Place.SKY, Place.FIELD, Place.MOUNTAINS, Place.SEA);
            case STAGE -> List.of(Place.STAGE, Place.ROOM, Place.SKY, Place.CITY);
            case TECH -> List.of(Place.TECH, Place.STAGE, Place.NIGHT, Place.ROOM);
        };
    }

    static Optional<Place> in(String text) {
        for (String word : Words.split(text)) {
            for (String form : Words.forms(word)) {
                for (Place place : Place.values()) {
                    if (SIGNS.containsKey(place)
                            && List.of(SIGNS.get(place).split(" ")).contains(form)) {
                        return Optional.of(place);
                    }
                }
            }
        }
        return Optional.empty();
    }
}
