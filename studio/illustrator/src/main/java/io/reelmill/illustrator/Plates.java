package io.reelmill.illustrator;

import io.github.humbleui.skija.Bitmap;
import io.github.humbleui.skija.Canvas;
import io.github.humbleui.skija.ColorAlphaType;
import io.github.humbleui.skija.Data;
import io.github.humbleui.skija.EncodePNGFilterFlag;
import io.github.humbleui.skija.EncodePNGOptions;
import io.github.humbleui.skija.EncoderPNG;
import io.github.humbleui.skija.Image;
import io.github.humbleui.skija.ImageInfo;
import io.github.humbleui.skija.Pixmap;
import io.github.humbleui.types.IRect;
import io.reelmill.illustrator.paint.PaintedArea;
import io.reelmill.illustrator.scene.Scene;
import io.reelmill.timeline.Layer;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.function.BiConsumer;

/** Draws layers and writes them, cropped to their painted pixels. */
final class Plates {
    private static final EncodePNGOptions FAST =
            EncodePNGOptions.DEFAULT.withZlibLevel(1).withFlags(EncodePNGFilterFlag.SUB);

    /** How far a near layer extends beyond the stage, because it moves more than the camera. */
    private static final double BLEED = 0.05;

    private final Scene scene;
    private final Path folder;
    private final String name;

    Plates(Scene scene, Path folder, String name) {
        this.scene = scene;
        this.folder = folder;
        this.name = name;
    }

    Layer backdrop(BiConsumer<Scene, Canvas> draw) throws IOException {
        try (Bitmap bitmap = paint(draw, ColorAlphaType.OPAQUE, 0)) {
            String file = write(bitmap, IRect.makeWH(scene.width(), scene.height()), "backdrop");
            return new Layer(file, 0, 0, scene.width(), scene.height(), 0.72, null);
        }
    }

    Optional<Layer> plate(String part, BiConsumer<Scene, Canvas> draw, double parallax, Layer.Sway sway)
            throws IOException {
        int bleed = parallax > 1.2 ? (int) (Math.max(scene.width(), scene.height()) * BLEED) : 0;
        try (Bitmap bitmap = paint(draw, ColorAlphaType.PREMUL, bleed)) {
            IRect box = painted(bitmap);
            if (box == null) {
                return Optional.empty();
            }
            String file = write(bitmap, box, part);
            int x = box.getLeft() - bleed;
            int y = box.getTop() - bleed;
            return Optional.of(new Layer(file, x, y, box.getWidth(), box.getHeight(), parallax, sway));
        }
    }

    private Bitmap paint(BiConsumer<Scene, Canvas> draw, ColorAlphaType alpha, int bleed) {
        Bitmap bitmap = new Bitmap();
        bitmap.allocPixels(ImageInfo.makeN32(scene.width() + 2 * bleed, scene.height() + 2 * bleed, alpha));
        bitmap.erase(alpha == ColorAlphaType.OPAQUE ? 0xFF000000 : 0);
        try (Canvas canvas = new Canvas(bitmap)) {
            canvas.translate(bleed, bleed);
            draw.accept(scene, canvas);
        }
        return bitmap;
    }

    private String write(Bitmap bitmap, IRect box, String part) throws IOException {
        Files.createDirectories(folder);
        String file = name + "-" + part + ".png";
        try (Bitmap cut = new Bitmap()) {
            bitmap.extractSubset(cut, box);
            try (Image image = Image.makeRasterFromBitmap(cut.setImmutable());
                    Data png = EncoderPNG.encode(image, FAST)) {
                Files.write(folder.resolve(file), png.getBytes());
            }
        }
        return file;
    }

    /** The smallest rectangle with everything that is painted, or null. */
    private IRect painted(Bitmap bitmap) {
        try (Pixmap pixels = bitmap.peekPixels()) {
            return PaintedArea.box(pixels.getBuffer(), bitmap.getWidth(), bitmap.getHeight());
        }
    }
}
