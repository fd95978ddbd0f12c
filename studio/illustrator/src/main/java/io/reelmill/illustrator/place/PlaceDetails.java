package io.reelmill.illustrator.place;

import io.reelmill.illustrator.scene.Scene;
import java.util.SplittableRandom;

/** Small details of a place, painted over it at the higher levels of detail. */
final class PlaceDetails {

    private final Scene s;
    private final SkyDetails sky;
    private final LandDetails land;
    private final WaterDetails water;
    private final TownDetails town;
    private final RoomDetails room;

    private PlaceDetails(Scene scene, Painter painter) {
        SplittableRandom chance = new SplittableRandom(scene.seed() ^ 0x71C4E5L);
        this.s = scene;
        this.sky = new SkyDetails(scene, painter, chance);
        this.land = new LandDetails(scene, painter, chance);
        this.water = new WaterDetails(scene, painter, chance, land);
        this.town = new TownDetails(scene, painter, chance);
        this.room = new RoomDetails(scene, painter, chance);
    }

    static void paint(Scene scene, Painter painter) {
        new PlaceDetails(scene, painter).paint();
    }

    private void paint() {
        switch (s.place()) {
            case SKY -> {
                sky.shafts(4);
                sky.birds(9);
                sky.balloons();
            }
            case NIGHT -> {
                land.houses();
                land.meadow(true);
                land.fireflies();
            }
            case SPACE -> {
                sky.belt();
                land.craters();
                sky.comet();
            }
            case SEA -> {
                sky.shafts(3);
                sky.birds(7);
                water.boats();
                water.glitter();
            }
            case UNDERWATER -> {
                water.shoal(0.25, 11);
                water.corals();
                water.shoal(0.7, 6);
            }
            case BEACH -> {
                sky.shafts(3);
                sky.birds(6);
                water.boats();
                land.stones(9);
            }
            case FIELD, MOUNTAINS, FOREST -> {
                sky.shafts(4);
                sky.birds(7);
                land.path();
                land.stones(7);
                land.meadow(true);
            }
            case SNOW -> {
                sky.birds(5);
                land.houses();
                land.stones(6);
                land.meadow(false);
            }
            case DESERT -> {
                sky.shafts(3);
                sky.birds(5);
                land.cactus(s.fx(s.side() > 0 ? 0.86 : 0.14), s.ground() + s.u(0.10), s.u(0.26), 0.80);
                land.cactus(s.fx(s.side() > 0 ? 0.06 : 0.94), s.ground() + s.u(0.24), s.u(0.38), 0.95);
                land.stones(10);
            }
            case CITY -> {
                town.roofs();
                town.lanes();
                town.lamps();
            }
            case TECH -> town.sparks();
            case ROOM, KITCHEN -> {
                room.frames();
                room.boards();
                room.lamp();
            }
            case STAGE -> {
                room.boards();
                room.rig();
            }
        }
    }
}
