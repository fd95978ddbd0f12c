package io.reelmill.compositor;

import io.github.humbleui.skija.Data;
import io.github.humbleui.skija.EncoderPNG;
import io.github.humbleui.skija.Image;
import io.reelmill.compositor.still.Pixels;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.file.Files;
import java.nio.file.Path;

/** Small pictures for tests. */
public final class Pictures {

    /** A colour for each place. */
    public interface Paint {
        /** Premultiplied {@code 0xAARRGGBB}. */
        int at(int x, int y);
    }

    private Pictures() {}

    public static void png(Path file, int width, int height, Paint paint) throws IOException {
        ByteBuffer bytes = ByteBuffer.allocate(width * height * 4).order(ByteOrder.LITTLE_ENDIAN);
        for (int y = 0; y < height; y++) {
            for (int x = 0; x < width; x++) {
                bytes.putInt(paint.at(x, y));
            }
        }
        try (Image image = Image.makeRasterFromBytes(Pixels.form(width, height), bytes.array(), width * 4L);
                Data data = EncoderPNG.encode(image)) {
            Files.write(file, data.getBytes());
        }
    }

    /** A picture of one colour. */
    public static void plain(Path file, int width, int height, int argb) throws IOException {
        png(file, width, height, (x, y) -> argb);
    }
}
