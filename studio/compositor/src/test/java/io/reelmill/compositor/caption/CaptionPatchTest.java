package io.reelmill.compositor.caption;

import static org.assertj.core.api.Assertions.assertThat;

import io.reelmill.compositor.caption.CaptionPatch.Part;
import io.reelmill.compositor.plane.Frame;
import io.reelmill.compositor.plane.Raster;
import io.reelmill.compositor.still.Bt709;
import java.nio.IntBuffer;
import java.util.Arrays;
import java.util.Random;
import org.junit.jupiter.api.Test;

class CaptionPatchTest {

    private static final int WIDTH = 96;
    private static final int HEIGHT = 8;
    private static final Part ALL = new Part(0, 0, WIDTH, HEIGHT);

    @Test
    void shouldTakeEachSampleFromItsPixelsAndColourFromTheirWeightedMean() {
        int[] argb = noise(1);
        Frame frame = over(patch(argb));
        for (int y = 0; y < HEIGHT; y++) {
            for (int x = 0; x < WIDTH; x++) {
                int luma = Bt709.luma(
                        channel(argb, x, y, 16),
                        channel(argb, x, y, 8),
                        channel(argb, x, y, 0),
                        channel(argb, x, y, 24));
                assertThat(frame.y().get(x, y)).as("luma at %d, %d", x, y).isEqualTo(luma + 0x8000 >> 16);
            }
        }
        for (int y = 0; y < HEIGHT / 2; y++) {
            for (int x = 0; x < WIDTH / 2; x++) {
                int r = weighed(argb, x, y, 16);
                int g = weighed(argb, x, y, 8);
                int b = weighed(argb, x, y, 0);
                int a = weighed(argb, x, y, 24);
                assertThat(frame.u().get(x, y)).isEqualTo(Bt709.blue(r, g, b, a) + 0x40000 >> 19);
                assertThat(frame.v().get(x, y)).isEqualTo(Bt709.red(r, g, b, a) + 0x40000 >> 19);
            }
        }
    }

    @Test
    void shouldShowTheSameAfterChangesAsAPatchDrawnAtOnce() {
        Random random = new Random(2);
        int[] argb = noise(3);
        CaptionPatch stepwise = patch(argb);
        for (int step = 0; step < 60; step++) {
            int left = 16 * random.nextInt(WIDTH / 16);
            int right = left + 16 * (1 + random.nextInt((WIDTH - left) / 16));
            int top = 2 * random.nextInt(HEIGHT / 2);
            int[] other = step % 3 == 0 ? new int[WIDTH * HEIGHT] : noise(step);
            for (int y = top; y < HEIGHT; y++) {
                // the last column belongs to the colour of the next part too
                System.arraycopy(other, y * WIDTH + left, argb, y * WIDTH + left, right - left - 1);
            }
            stepwise.update(IntBuffer.wrap(argb), WIDTH, new Part(left, top, right, HEIGHT));
            assertSame(over(stepwise), over(patch(argb)));
        }
    }

    private static CaptionPatch patch(int[] argb) {
        CaptionPatch patch = new CaptionPatch(0, 0, WIDTH, HEIGHT);
        patch.update(IntBuffer.wrap(argb), WIDTH, ALL);
        return patch;
    }

    private static Frame over(CaptionPatch patch) {
        Frame frame = new Frame(WIDTH, HEIGHT);
        patch.over(frame);
        return frame;
    }

    /** Premultiplied, with a clear stretch in each row. */
    private static int[] noise(int seed) {
        Random random = new Random(seed);
        int[] argb = new int[WIDTH * HEIGHT];
        for (int y = 0; y < HEIGHT; y++) {
            int from = random.nextInt(WIDTH);
            for (int x = 0; x < WIDTH; x++) {
                int alpha = random.nextInt(256);
                int rgb = random.nextInt(alpha + 1) << 16 | random.nextInt(alpha + 1) << 8 | random.nextInt(alpha + 1);
                argb[y * WIDTH + x] = x >= from && x < from + 40 ? 0 : alpha << 24 | rgb;
            }
        }
        Arrays.fill(argb, 0, 2 * WIDTH * (seed & 1), 0);
        return argb;
    }

    private static int channel(int[] argb, int x, int y, int shift) {
        return argb[y * WIDTH + Math.max(0, x)] >>> shift & 255;
    }

    private static int weighed(int[] argb, int x, int y, int shift) {
        int sum = 0;
        for (int row = 2 * y; row < 2 * y + 2; row++) {
            sum += channel(argb, 2 * x - 1, row, shift)
                    + 2 * channel(argb, 2 * x, row, shift)
                    + channel(argb, 2 * x + 1, row, shift);
        }
        return sum;
    }

    private static void assertSame(Frame a, Frame b) {
        assertSame(a.y(), b.y());
        assertSame(a.u(), b.u());
        assertSame(a.v(), b.v());
    }

    private static void assertSame(Raster a, Raster b) {
        for (int y = 0; y < a.height(); y++) {
            for (int x = 0; x < a.width(); x++) {
                assertThat(a.get(x, y)).as("at %d, %d", x, y).isEqualTo(b.get(x, y));
            }
        }
    }
}
