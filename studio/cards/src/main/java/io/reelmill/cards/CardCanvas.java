package io.reelmill.cards;

import io.github.humbleui.skija.Canvas;
import io.github.humbleui.skija.Data;
import io.github.humbleui.skija.EncoderPNG;
import io.github.humbleui.skija.Image;
import io.github.humbleui.skija.SamplingMode;
import io.github.humbleui.skija.Surface;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.function.Consumer;

/** A transparent picture of a card, drawn and written to a file. */
final class CardCanvas {

    /** Dots along the frame's shorter side in the pixel style. */
    private static final double DOTS = 270;

    private CardCanvas() {}

    /**
     * Writes a drawing.
     *
     * @param side pixels of the frame's shorter side
     * @throws IOException when the file cannot be written
     */
    static void write(CardStyle style, double side, int width, int height, Path png, Consumer<Canvas> drawing)
            throws IOException {
        double dot = style.plate() == CardStyle.Plate.PIXEL ? Math.max(1, Math.round(side / DOTS)) : 1;
        int columns = (int) Math.ceil(width / dot);
        int rows = (int) Math.ceil(height / dot);
        try (Surface small = Surface.makeRasterN32Premul(columns, rows)) {
            small.getCanvas().scale((float) (1 / dot), (float) (1 / dot));
            drawing.accept(small.getCanvas());
            try (Image drawn = small.makeImageSnapshot()) {
                if (dot == 1) {
                    write(drawn, png);
                    return;
                }
                enlarged(drawn, (int) dot, width, height, png);
            }
        }
    }

    private static void enlarged(Image drawn, int dot, int width, int height, Path png) throws IOException {
        try (Surface large = Surface.makeRasterN32Premul(width, height)) {
            Canvas canvas = large.getCanvas();
            canvas.scale(dot, dot);
            io.github.humbleui.types.Rect all =
                    io.github.humbleui.types.Rect.makeWH(drawn.getWidth(), drawn.getHeight());
            canvas.drawImageRect(drawn, all, all, SamplingMode.DEFAULT, null, true);
            try (Image whole = large.makeImageSnapshot()) {
                write(whole, png);
            }
        }
    }

    private static void write(Image image, Path png) throws IOException {
        try (Data data = EncoderPNG.encode(image)) {
            Files.write(png, data.getBytes());
        }
    }
}
