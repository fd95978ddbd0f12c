package io.reelmill.illustrator.treatment;

import io.github.humbleui.skija.Bitmap;
import io.github.humbleui.skija.Canvas;
import io.github.humbleui.skija.Image;
import io.github.humbleui.skija.ImageInfo;
import io.github.humbleui.skija.SamplingMode;
import io.github.humbleui.types.Rect;
import io.reelmill.illustrator.paint.Brush;
import io.reelmill.illustrator.paint.Dither;
import io.reelmill.illustrator.scene.Scene;
import java.util.function.BiConsumer;

/** The soft style on a coarse grid with few colours and ordered dither. */
public final class PixelArt implements Treatment {
    private static final double CELLS = 136;
    private final Treatment model = new SoftVolumes();

    @Override
    public void backdrop(Scene s, Canvas canvas) {
        pixelate(s, canvas, model::backdrop, 0.09);
    }

    @Override
    public void motifs(Scene s, Canvas canvas) {
        pixelate(s, canvas, model::motifs, 0.05);
    }

    @Override
    public void hero(Scene s, Canvas canvas) {
        pixelate(s, canvas, model::hero, 0.05);
    }

    @Override
    public void accents(Scene s, Canvas canvas) {
        pixelate(s, canvas, model::accents, 0.05);
    }

    private static void pixelate(Scene s, Canvas canvas, BiConsumer<Scene, Canvas> layer, double dither) {
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
                    Image coarse = Dither.reduce(picture, w, h, cell, dither)) {
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
