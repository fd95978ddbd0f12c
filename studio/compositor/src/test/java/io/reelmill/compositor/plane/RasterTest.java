package io.reelmill.compositor.plane;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.nio.ByteBuffer;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;

class RasterTest {

    private final Random random = new Random(7);

    @Test
    void shouldMixEachSampleByTheWeight() {
        Raster a = noise(37, 11, 256);
        Raster b = noise(37, 11, 256);
        Raster before = copy(a);
        a.mix(b, 77);
        each(a, (x, y) -> assertThat((double) a.get(x, y))
                .isCloseTo(before.get(x, y) + (b.get(x, y) - before.get(x, y)) * 77 / 256.0, within(0.51)));
    }

    @Test
    void shouldMixByAWeightForEachColumn() {
        Raster a = noise(40, 5, 256);
        Raster b = noise(40, 5, 256);
        Raster before = copy(a);
        int[] weights = new int[40];
        for (int x = 0; x < 40; x++) {
            weights[x] = Math.min(256, Math.max(0, (x - 9) * 19));
        }
        a.mix(b, weights);
        each(a, (x, y) -> assertThat((double) a.get(x, y))
                .isCloseTo(before.get(x, y) + (b.get(x, y) - before.get(x, y)) * weights[x] / 256.0, within(0.51)));
    }

    @Test
    void shouldLayPremultipliedSamplesOver() {
        Raster below = noise(64, 9, 236);
        Raster before = copy(below);
        Raster alpha = noise(32, 9, 256);
        Raster above = new Raster(32, 9);
        each(above, (x, y) -> above.set(x, y, alpha.get(x, y) * 200 / 255));
        below.over(above, alpha, 16, 0);
        each(below, (x, y) -> {
            if (x < 16 || x >= 48) {
                assertThat(below.get(x, y)).isEqualTo(before.get(x, y));
            } else {
                double rest = before.get(x, y) * (255 - alpha.get(x - 16, y)) / 255.0;
                assertThat((double) below.get(x, y)).isCloseTo(above.get(x - 16, y) + rest, within(1.0));
            }
        });
    }

    @Test
    void shouldCutOffWhatIsBeyondTheEdge() {
        Raster below = new Raster(24, 8);
        Raster alpha = new Raster(16, 8);
        Raster above = new Raster(16, 8);
        alpha.fill(255);
        above.fill(99);
        below.over(above, alpha, 16, -3);
        assertThat(below.get(16, 4)).isEqualTo(99);
        assertThat(below.get(16, 5)).isZero();
        assertThat(below.get(15, 0)).isZero();
    }

    @Test
    void shouldCopyARectangleToTheSample() {
        Raster from = noise(50, 20, 256);
        Raster to = noise(50, 20, 256);
        Raster before = copy(to);
        to.copyFrom(from, 13, 4, 34, 17);
        each(to, (x, y) -> {
            boolean inside = x >= 13 && x < 34 && y >= 4 && y < 17;
            assertThat(to.get(x, y)).isEqualTo(inside ? from.get(x, y) : before.get(x, y));
        });
    }

    @Test
    void shouldShowAndWriteTheMemoryThatItIsGiven() {
        ByteBuffer memory = ByteBuffer.allocateDirect(Raster.stride(37) * 3);
        Raster raster = new Raster(37, 3, memory);
        memory.put(40 + 36, (byte) 201);
        assertThat(raster.get(36, 1)).isEqualTo(201);
        raster.set(5, 2, 99);
        assertThat(memory.get(2 * 40 + 5)).isEqualTo((byte) 99);
    }

    @Test
    void shouldDrawTheSameIntoMemoryThatItIsGiven() {
        Raster other = noise(90, 21, 256);
        Raster alpha = noise(90, 21, 256);
        int[] weights = new int[90];
        Arrays.setAll(weights, x -> Math.min(256, x * 5));
        List<Consumer<Raster>> ways = List.of(
                r -> r.fill(7),
                r -> r.copyFrom(other),
                r -> r.copyFrom(other, 13, 4, 34, 17),
                r -> r.copyRows(other, 3, 19, -23),
                r -> r.mix(other, 77),
                r -> r.mix(other, weights),
                r -> r.tint(235, 99),
                r -> r.tint(16, weights),
                r -> r.smear(6),
                r -> r.over(other, alpha, 8, -5),
                r -> r.invert(alpha, -16, 3));
        for (int i = 0; i < ways.size(); i++) {
            Raster kept = noise(90, 21, 256);
            Raster given = new Raster(90, 21, ByteBuffer.allocateDirect(Raster.stride(90) * 21));
            given.copyFrom(kept);
            ways.get(i).accept(kept);
            ways.get(i).accept(given);
            String way = "way " + i;
            each(kept, (x, y) -> assertThat(given.get(x, y)).as(way).isEqualTo(kept.get(x, y)));
        }
    }

    private interface Place {
        void at(int x, int y);
    }

    private static void each(Raster raster, Place place) {
        for (int y = 0; y < raster.height(); y++) {
            for (int x = 0; x < raster.width(); x++) {
                place.at(x, y);
            }
        }
    }

    private Raster noise(int width, int height, int below) {
        Raster raster = new Raster(width, height);
        each(raster, (x, y) -> raster.set(x, y, random.nextInt(below)));
        return raster;
    }

    private static Raster copy(Raster raster) {
        Raster copy = new Raster(raster.width(), raster.height());
        copy.copyFrom(raster);
        return copy;
    }
}
