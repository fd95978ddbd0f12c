package io.reelmill.compositor.still;

import static org.assertj.core.api.Assertions.assertThat;

import io.reelmill.compositor.plane.Dither;
import java.util.Random;
import org.junit.jupiter.api.Test;

class StillTest {

    private static final int WIDTH = 37;
    private static final int HEIGHT = 29;

    private final Pixels pixels = premultiplied();

    @Test
    void shouldGiveEachSampleOfABackdropItsLumaBeforeBlackAndEachBlockItsMeanColour() {
        Still still = Still.backdrop(pixels);
        assertThat(still.opaque()).isTrue();
        for (int y = 0; y < HEIGHT; y++) {
            for (int x = 0; x < WIDTH; x++) {
                int argb = pixels.argb()[y * WIDTH + x];
                int luma = Bt709.luma(argb >> 16 & 255, argb >> 8 & 255, argb & 255, 255);
                assertThat(still.y().get(x, y)).isEqualTo(level(luma, x, y));
            }
        }
        for (int y = 0; y < HEIGHT / 2; y++) {
            for (int x = 0; x < WIDTH / 2; x++) {
                int[] sum = sum(2 * x, 2 * y);
                assertThat(still.u().get(x, y))
                        .isEqualTo(level(Bt709.blue(sum[1], sum[2], sum[3], 1020) / 4, x, y + 3));
                assertThat(still.v().get(x, y)).isEqualTo(level(Bt709.red(sum[1], sum[2], sum[3], 1020) / 4, x + 5, y));
            }
        }
    }

    @Test
    void shouldKeepTheOpacityOfACutoutAndLeaveTwoClearSamplesAroundIt() {
        Still still = Still.cutout(pixels);
        for (int y = 0; y < still.alpha().height(); y++) {
            for (int x = 0; x < still.alpha().width(); x++) {
                int px = x + still.left();
                int py = y + still.top();
                boolean outside = px < 0 || py < 0 || px >= WIDTH || py >= HEIGHT;
                int alpha = outside ? 0 : pixels.argb()[py * WIDTH + px] >>> 24;
                assertThat(still.alpha().get(x, y)).isEqualTo(alpha);
            }
        }
        int[] sum = sum(10, 12);
        assertThat(still.chromaAlpha().get((10 - still.left()) / 2, (12 - still.top()) / 2))
                .isEqualTo((sum[0] + 2) / 4);
        assertThat(still.left()).isEqualTo(-2);
        assertThat(still.chromaAlpha().get(0, 0)).isZero();
    }

    @Test
    void shouldGiveTheNarrowestPictureWhatItsEdgeHas() {
        Still still = Still.backdrop(new Pixels(2, 2, new int[] {-1, -1, -1, -1}));
        assertThat(still.y().get(3, 3)).isEqualTo(235);
        assertThat(still.u().get(1, 1)).isEqualTo(128);
        assertThat(still.v().get(1, 1)).isEqualTo(128);
    }

    private static int level(int value, int x, int y) {
        return value + (Dither.threshold(x, y) << 8) >> 16;
    }

    /** Alpha, red, green and blue of a block of four. */
    private int[] sum(int x, int y) {
        int[] sum = new int[4];
        for (int i = 0; i < 4; i++) {
            int argb = pixels.argb()[(y + i / 2) * WIDTH + x + i % 2];
            for (int k = 0; k < 4; k++) {
                sum[k] += argb >>> (24 - 8 * k) & 255;
            }
        }
        return sum;
    }

    private static Pixels premultiplied() {
        Random random = new Random(7);
        int[] argb = new int[WIDTH * HEIGHT];
        for (int i = 0; i < argb.length; i++) {
            int alpha = 1 + random.nextInt(255);
            argb[i] = alpha << 24
                    | random.nextInt(alpha + 1) << 16
                    | random.nextInt(alpha + 1) << 8
                    | random.nextInt(alpha + 1);
        }
        return new Pixels(WIDTH, HEIGHT, argb);
    }
}
