package io.reelmill.clips.animated;

import io.reelmill.clips.paint.SoftSprites.Shape;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;

/** Kinds of particles in the air. Sizes are shares of the frame's width, speeds are such shares a second. */
enum Particles {
    DUST(Shape.GLOW, 0.010, 0.012, -0.012, 0.016, 0.5, 40, 0xFFF6E0),
    POLLEN(Shape.SPARK, 0.016, 0.020, -0.020, 0.022, 0.6, 40, 0xFFF2B8),
    FIREFLIES(Shape.SPARK, 0.034, 0.012, -0.010, 0.040, 1, 34, 0xF4FF9E),
    EMBERS(Shape.SPARK, 0.020, 0.030, -0.17, 0.030, 0.8, 60, 0xFFAE57),
    SNOW(Shape.GLOW, 0.016, 0.025, 0.15, 0.020, 0, 90, 0xFFFFFF),
    RAIN(Shape.DISC, 0.012, -0.10, 1.25, 0, 0, 90, 0xDCEBFA),
    LEAVES(Shape.LEAF, 0.034, 0.07, 0.13, 0.035, 0, 22, 0xE8A13A, 0xD4662B, 0xC9B03C),
    PETALS(Shape.LEAF, 0.026, 0.06, 0.11, 0.035, 0, 30, 0xFFC2D4, 0xFF9DB8, 0xFFE3EA),
    BUBBLES(Shape.BUBBLE, 0.022, 0.004, -0.15, 0.016, 0, 36, 0xDDF8FF),
    STARS(Shape.STAR, 0.013, -0.012, 0.003, 0, 1, 46, 0xFFFFFF, 0xCFE0FF, 0xFFE9C9),
    SAND(Shape.GLOW, 0.008, 0.30, -0.012, 0.012, 0.3, 60, 0xFFE4B4),
    SPARKS(Shape.SPARK, 0.018, 0.006, -0.085, 0.012, 0.8, 44, 0x8FE9FF, 0xFF9BE8),
    CONFETTI(Shape.PIXEL, 0.018, 0.012, 0.22, 0.030, 0, 60, 0xFF5D73, 0xFFB52E, 0x2EC4B6, 0x5B7CFA, 0xF3F3F3),
    LIGHTS(Shape.BOKEH, 0.045, 0.016, -0.008, 0.010, 0.7, 20, 0xFFD08A, 0xFF9AA8, 0x9CD3FF);

    final Shape shape;
    final double size;
    final double dx;
    final double dy;
    final double swing;
    /** Amplitude of brightness flicker, 0 to 1. */
    final double glimmer;

    final int count;
    final int[] colours;

    Particles(Shape shape, double size, double dx, double dy, double swing, double glimmer, int count, int... colours) {
        this.shape = shape;
        this.size = size;
        this.dx = dx;
        this.dy = dy;
        this.swing = swing;
        this.glimmer = glimmer;
        this.count = count;
        this.colours = colours;
    }

    boolean tumbles() {
        return this == LEAVES || this == PETALS || this == CONFETTI;
    }

    private static final Set<String> WET = Set.of("rain", "rains", "rainy", "storm", "storms", "stormy", "monsoon");
    private static final Set<String> COLD =
            Set.of("snow", "snows", "snowy", "winter", "christmas", "blizzard", "ice", "frozen", "arctic");
    private static final Set<String> HOT = Set.of(
            "fire",
            "fires",
            "flame",
            "flames",
            "burn",
            "burns",
            "burning",
            "volcano",
            "lava",
            "dragon",
            "campfire",
            "ember",
            "forge",
            "battle",
            "war",
            "explosion");
    private static final Set<String> FESTIVE = Set.of(
            "party",
            "celebrate",
            "celebrates",
            "birthday",
            "confetti",
            "win",
            "wins",
            "winner",
            "victory",
            "success",
            "congratulations",
            "festival",
            "trophy",
            "champion");
    private static final Set<String> TENDER = Set.of(
            "love", "wedding", "romance", "romantic", "blossom", "blossoms", "cherry", "rose", "spring", "petal");

    /** The particles that the words name, if any. */
    static Optional<Particles> named(String words, boolean outside) {
        for (String word : words.toLowerCase(Locale.ROOT).split("[^\\p{L}]+")) {
            if (FESTIVE.contains(word)) {
                return Optional.of(CONFETTI);
            }
            if (HOT.contains(word)) {
                return Optional.of(EMBERS);
            }
            if (outside && WET.contains(word)) {
                return Optional.of(RAIN);
            }
            if (outside && COLD.contains(word)) {
                return Optional.of(SNOW);
            }
            if (TENDER.contains(word)) {
                return Optional.of(PETALS);
            }
        }
        return Optional.empty();
    }

    /** The particles of a scene: those that its words name, otherwise those of its place. */
    static Particles of(SceneSetting setting, String words) {
        return named(words, setting.open()).orElseGet(() -> of(setting));
    }

    private static Particles of(SceneSetting setting) {
        return switch (setting.place()) {
            case UNDERWATER -> BUBBLES;
            case SNOW -> SNOW;
            case MOUNTAINS -> setting.night() ? SNOW : DUST;
            case FOREST -> setting.night() ? FIREFLIES : LEAVES;
            case FIELD -> setting.night() ? FIREFLIES : POLLEN;
            case NIGHT -> FIREFLIES;
            case SPACE -> STARS;
            case DESERT -> SAND;
            case TECH -> SPARKS;
            case CITY -> setting.night() ? LIGHTS : DUST;
            default -> DUST;
        };
    }
}
