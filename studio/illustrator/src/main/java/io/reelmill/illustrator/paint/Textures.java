package io.reelmill.illustrator.paint;

import io.github.humbleui.skija.BlendMode;
import io.github.humbleui.skija.FilterTileMode;
import io.github.humbleui.skija.Image;
import io.github.humbleui.skija.Matrix33;
import io.github.humbleui.skija.Paint;
import io.github.humbleui.skija.Path;
import io.github.humbleui.skija.PathEffect;
import io.github.humbleui.skija.SamplingMode;
import io.github.humbleui.skija.Shader;

/** Paths filled with grain, and paths with rough edges. */
public final class Textures {

    private Textures() {}

    /** Fills a path with a texture; {@code sx} and {@code sy} are picture pixels for one texture pixel. */
    public static void over(Brush b, Path path, Grain grain, double sx, double sy, BlendMode mode, double alpha) {
        float[] tile = grain.tile();
        int side = (int) Math.sqrt(tile.length);
        int[] grey = new int[tile.length];
        for (int i = 0; i < grey.length; i++) {
            int v = (int) (Math.max(0, Math.min(1, tile[i])) * 255);
            grey[i] = 0xFF000000 | v << 16 | v << 8 | v;
        }
        Matrix33 scale = Matrix33.makeScale((float) sx, (float) sy);
        try (Image image = LayerPixels.image(grey, side, side);
                Shader shader =
                        image.makeShader(FilterTileMode.REPEAT, FilterTileMode.REPEAT, SamplingMode.LINEAR, scale)) {
            b.with(p -> p.setShader(shader).setBlendMode(mode).setAlphaf((float) alpha), p -> b.canvas()
                    .drawPath(path, p));
        }
    }

    /** A path with an edge broken into short steps, filled from top to bottom colours. */
    public static void rough(Brush b, Path path, double y0, double y1, double step, double miss, int... colours) {
        try (Shader shader = Shader.makeLinearGradient(0, (float) y0, 0, (float) y1, colours);
                PathEffect broken = PathEffect.makeDiscrete((float) Math.max(1, step), (float) miss, 7);
                Paint p = new Paint()) {
            p.setAntiAlias(true).setDither(true).setShader(shader);
            if (miss > 0.3) {
                p.setPathEffect(broken);
            }
            b.canvas().drawPath(path, p);
        }
    }
}
