package io.reelmill.illustrator.treatment;

import io.github.humbleui.skija.Bitmap;
import io.github.humbleui.skija.Canvas;
import io.github.humbleui.skija.Image;
import io.github.humbleui.skija.ImageInfo;
import io.github.humbleui.skija.SamplingMode;
import io.github.humbleui.types.Rect;
import io.reelmill.illustrator.colour.Oklch;
import io.reelmill.illustrator.colour.Tint;
import io.reelmill.illustrator.colour.Tones;
import io.reelmill.illustrator.paint.Brush;
import io.reelmill.illustrator.paint.Dither;
import io.reelmill.illustrator.scene.Scene;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.BiConsumer;

/** The soft style on a coarse grid with few colours and ordered dither. */
public final class PixelArt implements Treatment {
    private static final double CELLS = 120;
    /** Colours of skin, hair, lips, eyes and teeth. */
    private static final int[] PEOPLE = {
        0xFFFFE3C6,
        0xFFF2C39A,
        0xFFD99A6C,
        0xFFB87548,
        0xFF8A5230,
        0xFF5A3320,
        0xFF341E16,
        0xFFC0504A,
        0xFFFFFFFF,
        0xFFD8D8D8,
        0xFF9A9A9A,
        0xFF5E5E5E,
        0xFF1A1A1E,
        0xFFE8C860,
        0xFF4A7AB0,
        0xFF3A8A86
    };

    private final Treatment model = new SoftVolumes();

    @Override
    public void backdrop(Scene s, Canvas canvas) {
        BiConsumer<Scene, Canvas> calm = (scene, c) -> {
            model.backdrop(scene, c);
            SharedElements.base(0.54, 0.30).paint(scene, new Brush(c));
        };
        pixelate(s, canvas, calm, 0.055, colours(s));
    }

    @Override
    public void motifs(Scene s, Canvas canvas) {
        pixelate(s, canvas, model::motifs, 0.03, colours(s));
    }

    @Override
    public void hero(Scene s, Canvas canvas) {
        pixelate(s, canvas, model::hero, 0.03, colours(s));
    }

    @Override
    public void accents(Scene s, Canvas canvas) {
        pixelate(s, canvas, model::accents, 0.03, colours(s));
    }

    @Override
    public void character(Scene scene, Canvas canvas, BiConsumer<Scene, Brush> painting) {
        int[] things = colours(scene);
        int[] colours = Arrays.copyOf(things, things.length + PEOPLE.length);
        System.arraycopy(PEOPLE, 0, colours, things.length, PEOPLE.length);
        pixelate(scene, canvas, (s, c) -> painting.accept(s, new Brush(c)), 0.02, colours);
    }

    /** Steps of sky and land, and two tones of each colour that things have by nature. */
    private static int[] colours(Scene s) {
        Tones t = s.tones();
        List<Oklch> all =
                new ArrayList<>(List.of(t.glow(), t.accent(), t.deep(), t.deep().lighter(-0.08)));
        for (int i = 0; i <= 4; i++) {
            all.add(t.skyTop().mix(t.skyLow(), i / 4.0));
            all.add(t.skyLow().mix(t.land(), i / 4.0));
            all.add(t.land().mix(t.deep(), i / 4.0));
        }
        for (Tint tint : Tint.values()) {
            all.add(tint.colour());
            all.add(tint.colour().lighter(-0.24));
        }
        return all.stream().mapToInt(Oklch::argb).toArray();
    }

    private static void pixelate(
            Scene s, Canvas canvas, BiConsumer<Scene, Canvas> layer, double dither, int[] colours) {
        int cell = (int) Math.max(2, Math.round(Math.min(s.width(), s.height()) / CELLS));
        int w = (s.width() + cell - 1) / cell;
        int h = (s.height() + cell - 1) / cell;
        // What lies over the edge of the stage stays undrawn in this style: its grid is that of the stage.
        try (Bitmap fine = new Bitmap()) {
            fine.allocPixels(ImageInfo.makeN32Premul(s.width(), s.height()));
            fine.erase(0);
            try (Canvas c = new Canvas(fine)) {
                layer.accept(s, c);
            }
            try (Image picture = Image.makeRasterFromBitmap(fine.setImmutable());
                    Image coarse = Dither.reduce(picture, w, h, cell, dither, colours)) {
                canvas.drawImageRect(
                        coarse,
                        Rect.makeWH(w, h),
                        Brush.rect(0, 0, w * (double) cell, h * (double) cell),
                        SamplingMode.DEFAULT,
                        null,
                        true);
            }
        }
    }
}
