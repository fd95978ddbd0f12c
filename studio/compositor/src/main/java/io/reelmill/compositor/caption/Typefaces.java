package io.reelmill.compositor.caption;

import com.formdev.flatlaf.fonts.inter.FlatInterFont;
import io.github.humbleui.skija.Data;
import io.github.humbleui.skija.FontMgr;
import io.github.humbleui.skija.Typeface;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.EnumMap;
import java.util.Map;

/** The cuts of Inter, read from the class path once. */
final class Typefaces {

    private static final Map<CaptionStyle.Weight, Typeface> CUTS = new EnumMap<>(CaptionStyle.Weight.class);

    static {
        CUTS.put(CaptionStyle.Weight.SEMI_BOLD, load("Inter-SemiBold.otf"));
        CUTS.put(CaptionStyle.Weight.BOLD, load("Inter-Bold.otf"));
    }

    private Typefaces() {}

    static Typeface of(CaptionStyle.Weight weight) {
        return CUTS.get(weight);
    }

    private static Typeface load(String name) {
        try (InputStream in = FlatInterFont.class.getResourceAsStream(name)) {
            if (in == null) {
                throw new IllegalStateException(name + " is not on the class path");
            }
            try (Data data = Data.makeFromBytes(in.readAllBytes())) {
                return FontMgr.getDefault().makeFromData(data);
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
