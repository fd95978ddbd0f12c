package io.reelmill.illustrator.scene;

import java.util.Locale;

/** The setting of a picture. */
public enum Place {
    SKY(235, 0.40, 235, 0.2),
    SEA(225, 0.30, 228, 0.7),
    UNDERWATER(212, 0.60, 205, 0.8),
    BEACH(225, 0.30, 62, 0.85),
    ROOM(0, 0, 0, 0),
    KITCHEN(0, 0, 45, 0.6),
    CITY(0, 0, 268, 0.62),
    SPACE(282, 0.60, 265, 0.3),
    NIGHT(262, 0.45, 200, 0.3),
    FIELD(225, 0.25, 138, 0.65),
    FOREST(190, 0.25, 152, 0.65),
    MOUNTAINS(235, 0.25, 240, 0.45),
    DESERT(0, 0, 52, 0.9),
    SNOW(240, 0.30, 238, 0.8),
    STAGE(0, 0, 0, 0),
    TECH(262, 0.40, 270, 0.5);

    private final double sky;
    private final double skyPull;
    private final double land;
    private final double landPull;

    Place(double sky, double skyPull, double land, double landPull) {
        this.sky = sky;
        this.skyPull = skyPull;
        this.land = land;
        this.landPull = landPull;
    }

    /** Hue of its sky or wall for a palette of {@code hue}; yellow-green is avoided. */
    public double skyHue(double hue) {
        double turned = (towards(hue, sky, skyPull) % 360 + 360) % 360;
        return turned > 95 && turned < 180 ? 182 : turned;
    }

    /** Hue of its land when the palette's is {@code hue}. */
    public double landHue(double hue) {
        return towards(hue, land, landPull);
    }

    private static double towards(double hue, double own, double pull) {
        double gap = ((own - hue) % 360 + 540) % 360 - 180;
        return hue + gap * pull;
    }

    /** The word for it in an idea. */
    public String word() {
        return name().toLowerCase(Locale.ROOT);
    }

    /** The place of that word; the stage for an unknown word. */
    public static Place of(String word) {
        for (Place place : values()) {
            if (place.word().equals(word)) {
                return place;
            }
        }
        return STAGE;
    }
}
