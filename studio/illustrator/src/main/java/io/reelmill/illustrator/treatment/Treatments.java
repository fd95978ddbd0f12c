package io.reelmill.illustrator.treatment;

import java.util.Locale;
import java.util.Map;

/** The styles there are, by the name of their preset. */
public final class Treatments {
    private static final Treatment DEFAULT = new SoftVolumes();
    private static final Map<String, Treatment> BY_PRESET = Map.of(
            "DEFAULT", DEFAULT,
            "FLAT_ANIMATION", new FlatAnimation(),
            "MODERN_NOIR_MINIMALISM", new ModernNoir(),
            "PIXEL_ART", new PixelArt(),
            "INK", new InkAndWash());

    private Treatments() {}

    /** The style of a preset; what is not there yet is drawn as DEFAULT. */
    public static Treatment of(String preset) {
        return BY_PRESET.getOrDefault(preset == null ? "" : preset.strip().toUpperCase(Locale.ROOT), DEFAULT);
    }
}
