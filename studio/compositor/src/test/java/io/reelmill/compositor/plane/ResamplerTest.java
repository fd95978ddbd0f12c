package io.reelmill.compositor.plane;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.Random;
import org.junit.jupiter.api.Test;

class ResamplerTest {

    private final PlaneResampler resampler = new PlaneResampler();

    @Test
    void shouldMoveADotInASlowPanByLessThanAPixelAtATimeAndNeverBack() {
        Plane plane = dot(120, 90, 60.3, 44.7);
        Raster raster = new Raster(80, 60);
        double before = Double.NEGATIVE_INFINITY;
        for (int frame = 0; frame < 200; frame++) {
            double offset = 15 - frame * 0.037;
            Axis x = new Axis(offset, 1);
            Axis y = new Axis(12.25, 1);
            resampler.draw(plane, x, y, raster, 0, 0, 80, 60);
            double seen = centre(raster, true);
            assertThat(seen).isCloseTo(60.3 - offset, within(0.05));
            assertThat(centre(raster, false)).isCloseTo(44.7 - 12.25, within(0.05));
            assertThat(seen).isGreaterThan(before);
            before = seen;
        }
    }

    @Test
    void shouldMoveADotInASlowZoomAlongALineWithinATwentiethOfAPixel() {
        Plane plane = dot(160, 120, 101.4, 83.2);
        Raster raster = new Raster(80, 60);
        for (int frame = 0; frame < 150; frame++) {
            double step = 1.55 - frame * 0.0011;
            Axis x = new Axis(80 - 40 * step, step);
            Axis y = new Axis(60 - 30 * step, step);
            resampler.draw(plane, x, y, raster, 0, 0, 80, 60);
            assertThat(centre(raster, true)).isCloseTo((101.4 - x.start()) / step, within(0.05));
            assertThat(centre(raster, false)).isCloseTo((83.2 - y.start()) / step, within(0.05));
        }
    }

    @Test
    void shouldBeAsExactAsBilinearInterpolationWithinRounding() {
        assertExact(61, 47, new Axis(-2.3, 0.91), new Axis(1.7, 0.93), new Raster(70, 52));
    }

    @Test
    void shouldBeAsExactInPicturesTooTallForOnePass() {
        assertExact(30, 1601, new Axis(0.4, 0.7), new Axis(-3.2, 1.37), new Raster(32, 1200));
    }

    private void assertExact(int width, int height, Axis ax, Axis ay, Raster raster) {
        Random random = new Random(1);
        Plane plane = new Plane(width, height);
        for (int y = 0; y < height; y++) {
            for (int x = 0; x < width; x++) {
                plane.set(x, y, random.nextInt(256));
            }
        }
        resampler.draw(plane, ax, ay, raster, 0, 0, raster.width(), raster.height());
        double largest = 0;
        for (int y = 0; y < raster.height(); y++) {
            for (int x = 0; x < raster.width(); x++) {
                double error = raster.get(x, y) - bilinear(plane, ax.at(x), ay.at(y));
                largest = Math.max(largest, Math.abs(error));
            }
        }
        assertThat(largest).isLessThan(3);
    }

    @Test
    void shouldLeaveEverythingOutsideTheRectangleAlone() {
        Plane plane = new Plane(40, 40);
        for (int i = 0; i < 1600; i++) {
            plane.set(i % 40, i / 40, 200);
        }
        Raster raster = new Raster(32, 20);
        resampler.draw(plane, new Axis(0, 1), new Axis(0, 1), raster, 8, 5, 24, 15);
        assertThat(raster.get(7, 10)).isZero();
        assertThat(raster.get(24, 10)).isZero();
        assertThat(raster.get(10, 4)).isZero();
        assertThat(raster.get(10, 15)).isZero();
        assertThat(raster.get(8, 5)).isEqualTo(200);
        assertThat(raster.get(23, 14)).isEqualTo(200);
    }

    @Test
    void shouldKeepTheMeanOfAGradientBetweenTwoLevels() {
        Plane plane = new Plane(64, 64);
        for (int y = 0; y < 64; y++) {
            for (int x = 0; x < 64; x++) {
                plane.set(x, y, x < 32 ? 100 : 101);
            }
        }
        Raster raster = new Raster(64, 64);
        // the place between the two levels spread over the whole width
        resampler.draw(plane, new Axis(31, 1 / 64.0), new Axis(0, 0.9), raster, 0, 0, 64, 64);
        double left = mean(raster, 8, 16);
        double right = mean(raster, 48, 56);
        assertThat(left).isCloseTo(100.18, within(0.1));
        assertThat(right).isCloseTo(100.81, within(0.1));
    }

    private static double mean(Raster raster, int x0, int x1) {
        double sum = 0;
        for (int y = 0; y < raster.height(); y++) {
            for (int x = x0; x < x1; x++) {
                sum += raster.get(x, y);
            }
        }
        return sum / raster.height() / (x1 - x0);
    }

    private static double bilinear(Plane plane, double x, double y) {
        double px = Math.min(Math.max(x, 0), plane.width() - 1);
        double py = Math.min(Math.max(y, 0), plane.height() - 1);
        int left = Math.min((int) px, plane.width() - 2);
        int top = Math.min((int) py, plane.height() - 2);
        double fx = px - left;
        double fy = py - top;
        double upper = plane.get(left, top) * (1 - fx) + plane.get(left + 1, top) * fx;
        double lower = plane.get(left, top + 1) * (1 - fx) + plane.get(left + 1, top + 1) * fx;
        return upper * (1 - fy) + lower * fy;
    }

    private static Plane dot(int width, int height, double cx, double cy) {
        Plane plane = new Plane(width, height);
        for (int y = 0; y < height; y++) {
            for (int x = 0; x < width; x++) {
                double d = (x - cx) * (x - cx) + (y - cy) * (y - cy);
                plane.set(x, y, (int) Math.round(240 * Math.exp(-d / 18)));
            }
        }
        return plane;
    }

    private static double centre(Raster raster, boolean across) {
        double sum = 0;
        double weighted = 0;
        for (int y = 0; y < raster.height(); y++) {
            for (int x = 0; x < raster.width(); x++) {
                int sample = raster.get(x, y);
                sum += sample;
                weighted += sample * (across ? x : y);
            }
        }
        return weighted / sum;
    }
}
