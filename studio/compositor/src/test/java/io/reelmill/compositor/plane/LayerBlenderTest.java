package io.reelmill.compositor.plane;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class LayerBlenderTest {

    private static final int WIDTH = 200;
    private static final int HEIGHT = 700;

    private final PlaneResampler resampler = new PlaneResampler();
    private final LayerBlender blender = new LayerBlender(resampler);

    /** A picture with opacity, as planes. */
    private record Layer(Plane samples, Plane alpha) {}

    /** A part of the frame. */
    private record Part(int x0, int y0, int x1, int y1) {}

    @ParameterizedTest
    @ValueSource(ints = {256, 255, 100, 1, 0})
    void shouldEqualThePlainWayOnRandomLayersBitForBit(int weight) {
        Random random = new Random(weight);
        for (int i = 0; i < 40; i++) {
            Layer layer = layer(random, 20 + random.nextInt(300), 20 + random.nextInt(1400));
            double step = 0.6 + random.nextDouble();
            Axis x = new Axis((random.nextDouble() - 0.7) * 60, step);
            Axis y = new Axis((random.nextDouble() - 0.5) * 300, step * (0.9 + 0.2 * random.nextDouble()));
            int left = random.nextInt(8) * 8;
            int top = random.nextInt(50);
            Part part = new Part(left, top, WIDTH - random.nextInt(40), HEIGHT - random.nextInt(200));
            Raster expected = noise(random.nextLong());
            Raster actual = new Raster(WIDTH, HEIGHT);
            actual.copyFrom(expected);
            layPlainly(expected, layer, x, y, weight, part);
            lay(actual, layer, x, y, weight, part);
            assertThat(differing(expected, actual)).as("layer %d", i).isZero();
        }
    }

    @Test
    void shouldLeaveAFrameAloneOverWhichNothingLies() {
        Raster raster = noise(1);
        Layer layer = new Layer(new Plane(300, 900), new Plane(300, 900));
        lay(raster, layer, new Axis(3.3, 1.1), new Axis(2.2, 1.1), 256, new Part(0, 0, WIDTH, HEIGHT));
        assertThat(differing(noise(1), raster)).isZero();
    }

    @Test
    void shouldLayNothingWhereThePartIsEmpty() {
        Raster raster = noise(2);
        Layer layer = layer(new Random(3), 200, 600);
        lay(raster, layer, new Axis(0, 1), new Axis(0, 1), 256, new Part(80, 90, 80, 90));
        assertThat(differing(noise(2), raster)).isZero();
    }

    private void lay(Raster target, Layer layer, Axis x, Axis y, int weight, Part part) {
        Coverage coverage = Coverage.of(layer.alpha());
        blender.aim(layer.alpha(), coverage, x, y, weight, part.x0(), part.y0(), part.x1(), part.y1());
        blender.lay(layer.samples(), target);
    }

    /** Draws everything and blends it word by word. */
    private void layPlainly(Raster target, Layer layer, Axis x, Axis y, int weight, Part part) {
        Raster samples = new Raster(WIDTH, HEIGHT);
        Raster alpha = new Raster(WIDTH, HEIGHT);
        resampler.draw(layer.alpha(), x, y, alpha, part.x0(), part.y0(), part.x1(), part.y1());
        resampler.draw(layer.samples(), x, y, samples, part.x0(), part.y0(), part.x1(), part.y1());
        if (weight < 256) {
            alpha.tint(0, 256 - weight);
            samples.tint(0, 256 - weight);
        }
        target.over(samples, alpha, 0, 0, part.x0(), part.y0(), part.x1(), part.y1());
    }

    /** Spots that are opaque, that fade, that have holes; samples go beyond what their opacity allows here and there. */
    private static Layer layer(Random random, int width, int height) {
        Plane samples = new Plane(width, height);
        Plane alpha = new Plane(width, height);
        int[][] opacity = new int[height][width];
        for (int spot = random.nextInt(8); spot >= 0; spot--) {
            int left = random.nextInt(width);
            int top = random.nextInt(height);
            int right = Math.min(width, left + 1 + random.nextInt(200));
            int bottom = Math.min(height, top + 1 + random.nextInt(500));
            int kind = random.nextInt(4);
            for (int y = top; y < bottom; y++) {
                for (int x = left; x < right; x++) {
                    opacity[y][x] = kind < 2 ? 255 : kind == 2 ? random.nextInt(256) : random.nextInt(9) / 8 * 255;
                }
            }
        }
        for (int y = 0; y < height; y++) {
            for (int x = 0; x < width; x++) {
                alpha.set(x, y, opacity[y][x]);
                int sample = opacity[y][x] == 0 ? random.nextInt(50) / 49 : random.nextInt(opacity[y][x] + 1);
                samples.set(x, y, sample);
            }
        }
        return new Layer(samples, alpha);
    }

    private static Raster noise(long seed) {
        Random random = new Random(seed);
        Raster raster = new Raster(WIDTH, HEIGHT);
        for (int y = 0; y < HEIGHT; y++) {
            for (int x = 0; x < WIDTH; x += 8) {
                raster.setEight(x, y, random.nextLong());
            }
        }
        return raster;
    }

    private static int differing(Raster a, Raster b) {
        int count = 0;
        for (int y = 0; y < HEIGHT; y++) {
            for (int x = 0; x < WIDTH; x++) {
                count += a.get(x, y) == b.get(x, y) ? 0 : 1;
            }
        }
        return count;
    }
}
