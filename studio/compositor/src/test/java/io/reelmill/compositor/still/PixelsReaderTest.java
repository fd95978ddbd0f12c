package io.reelmill.compositor.still;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.humbleui.skija.BlendMode;
import io.github.humbleui.skija.Color;
import io.github.humbleui.skija.Data;
import io.github.humbleui.skija.EncoderPNG;
import io.github.humbleui.skija.Image;
import io.github.humbleui.skija.Paint;
import io.github.humbleui.skija.SamplingMode;
import io.github.humbleui.skija.Surface;
import io.github.humbleui.types.Rect;
import io.reelmill.compositor.Pictures;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Random;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class PixelsReaderTest {

    private static final int WIDTH = 157;
    private static final int HEIGHT = 93;

    @TempDir
    Path folder;

    private Path file;

    @BeforeEach
    void writeHardOutlinesOfEveryOpacity() throws IOException {
        file = folder.resolve("picture.png");
        Random random = new Random(3);
        try (Surface surface = Surface.makeRaster(Pixels.form(WIDTH, HEIGHT));
                Paint paint = new Paint().setBlendMode(BlendMode.SRC)) {
            for (int i = 0; i < 400; i++) {
                paint.setColor(Color.makeARGB(
                        i % 3 == 0 ? 255 : random.nextInt(256),
                        random.nextInt(256),
                        random.nextInt(256),
                        random.nextInt(256)));
                surface.getCanvas()
                        .drawRect(
                                Rect.makeXYWH(random.nextInt(WIDTH), random.nextInt(HEIGHT), 1 + i % 23, 1 + i % 17),
                                paint);
            }
            try (Image image = surface.makeImageSnapshot();
                    Data png = EncoderPNG.encode(image)) {
                Files.write(file, png.getBytes());
            }
        }
    }

    @Test
    void shouldTakeAPictureThatKeepsItsSizeSampleForSample() throws IOException {
        assertThat(PixelsReader.read(file, WIDTH).argb())
                .isEqualTo(drawn(WIDTH, HEIGHT, SamplingMode.DEFAULT).argb());
    }

    @Test
    void shouldBringAPictureDownAsACubicDoes() throws IOException {
        for (int width : new int[] {WIDTH - 1, 120, 80}) {
            Pixels brought = PixelsReader.read(file, width);
            Pixels expected = drawn(width, brought.height(), SamplingMode.MITCHELL);
            assertThat(brought.width()).isEqualTo(width);
            int worst = 0;
            for (int i = 0; i < expected.argb().length; i++) {
                for (int shift = 0; shift < 32; shift += 8) {
                    int off = (brought.argb()[i] >>> shift & 255) - (expected.argb()[i] >>> shift & 255);
                    worst = Math.max(worst, Math.abs(off));
                }
            }
            assertThat(worst).as("levels of the worst sample, %s across", width).isLessThanOrEqualTo(3);
        }
    }

    @Test
    void shouldStretchASingleSampleToTheLeastThatIsAPicture() throws IOException {
        Pictures.plain(file, 1, 1, 0xFF123456);
        Pixels pixels = PixelsReader.read(file, 100);
        assertThat(pixels.width()).isEqualTo(2);
        assertThat(pixels.argb()).containsOnly(0xFF123456).hasSize(4);
    }

    @Test
    void shouldShowHalfAPictureAsFarAsItGoes() throws IOException {
        byte[] bytes = Files.readAllBytes(file);
        Files.write(file, Arrays.copyOf(bytes, bytes.length / 2));
        Pixels half = PixelsReader.read(file, 120);
        assertThat(half.visible().top()).isZero();
        assertThat(half.visible().bottom()).isBetween(half.height() / 4, half.height() * 3 / 4);
    }

    private Pixels drawn(int width, int height, SamplingMode sampling) throws IOException {
        try (Image image = Image.makeDeferredFromEncodedBytes(Files.readAllBytes(file));
                Surface surface = Surface.makeRaster(Pixels.form(width, height));
                Paint paint = new Paint().setBlendMode(BlendMode.SRC)) {
            surface.getCanvas()
                    .drawImageRect(
                            image, Rect.makeWH(WIDTH, HEIGHT), Rect.makeWH(width, height), sampling, paint, true);
            return Pixels.of(surface);
        }
    }
}
