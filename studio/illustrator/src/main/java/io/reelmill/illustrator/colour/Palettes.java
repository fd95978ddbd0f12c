package io.reelmill.illustrator.colour;

import java.util.List;
import java.util.Locale;

/** The built-in palettes. */
public final class Palettes {

    /** In no particular order. */
    public static final List<Palette> ALL = List.of(
            new Palette("lagoon", 220, 165, 50, 0.115, false),
            new Palette("ember", 20, 70, 200, 0.120, false),
            new Palette("orchid", 305, 5, 80, 0.120, false),
            new Palette("meadow", 200, 130, 45, 0.105, false),
            new Palette("dusk", 285, 15, 75, 0.125, true),
            new Palette("glacier", 240, 195, 35, 0.085, false),
            new Palette("honey", 240, 70, 20, 0.105, false),
            new Palette("rose", 350, 40, 215, 0.110, false),
            new Palette("midnight", 268, 220, 80, 0.115, true),
            new Palette("coral", 215, 30, 45, 0.120, false),
            new Palette("moss", 195, 62, 35, 0.090, true),
            new Palette("plum", 325, 265, 55, 0.115, true),
            new Palette("cobalt", 255, 320, 65, 0.140, false),
            new Palette("teal", 200, 285, 45, 0.100, true));

    private Palettes() {}

    /**
     * The palette of that name, or one that the client's words name, or one by the seed.
     *
     * @param name a palette's name, or empty
     * @param direction the client's words on style; dark or bright ones narrow the choice
     */
    public static Palette choose(String name, String direction, long seed) {
        String wanted = name == null ? "" : name.strip().toLowerCase(Locale.ROOT);
        String words = direction == null ? "" : direction.toLowerCase(Locale.ROOT);
        for (Palette palette : ALL) {
            if (palette.name().equals(wanted) || wanted.isEmpty() && words.contains(palette.name())) {
                return palette;
            }
        }
        boolean dark = words.matches(".*\\b(dark|moody|night|noir|gloomy)\\b.*");
        boolean bright = words.matches(".*\\b(bright|light|sunny|cheerful|pastel)\\b.*");
        List<Palette> fit =
                ALL.stream().filter(p -> dark == bright || p.dark() == dark).toList();
        return fit.get((int) Math.floorMod(seed * 0x9E3779B97F4A7C15L >>> 17, (long) fit.size()));
    }
}
