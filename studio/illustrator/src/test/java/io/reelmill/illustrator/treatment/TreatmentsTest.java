package io.reelmill.illustrator.treatment;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.humbleui.skija.Bitmap;
import io.github.humbleui.skija.Canvas;
import io.github.humbleui.skija.ImageInfo;
import io.github.humbleui.skija.Pixmap;
import io.reelmill.illustrator.scene.Composition;
import io.reelmill.illustrator.scene.Place;
import io.reelmill.illustrator.scene.Scene;
import io.reelmill.illustrator.scene.Scenes;
import io.reelmill.providers.picture.Idea;
import io.reelmill.providers.picture.Look;
import io.reelmill.providers.picture.Style;
import java.nio.ByteOrder;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class TreatmentsTest {
    private static final List<String> PRESETS =
            Arrays.stream(Style.values()).map(Style::preset).toList();

    /** How far two pictures must be apart: the root mean square of colour and edges. */
    private static final double CLEARLY = 0.09;

    static Stream<String> presets() {
        return PRESETS.stream();
    }

    @Test
    void shouldDrawEveryStyleInAWayOfItsOwn() {
        Set<Treatment> different =
                Set.copyOf(Arrays.stream(Style.values()).map(Treatments::of).toList());

        assertThat(different).hasSameSizeAs(PRESETS);
    }

    @ParameterizedTest
    @MethodSource("presets")
    void shouldDrawTheSameSceneInTheSamePixels(String preset) {
        Scene scene = scene(Place.SEA, 90, 160);

        assertThat(picture(preset, scene)).isEqualTo(picture(preset, scene));
    }

    @ParameterizedTest
    @MethodSource("presets")
    void shouldKeepCaptionsReadableInEveryStyle(String preset) {
        for (Place place : List.of(Place.MOUNTAINS, Place.KITCHEN, Place.SNOW)) {
            Scene scene = scene(place, 135, 240);
            int[] picture = picture(preset, scene);

            double sum = 0;
            double squares = 0;
            int n = 0;
            for (int y = (int) scene.fy(0.66); y < scene.fy(0.80); y += 2) {
                for (int x = (int) scene.fx(0.12); x < scene.fx(0.88); x += 2) {
                    // Captions are much larger than hatching and dots: what counts is the mean of small squares.
                    double v = luma(picture, scene.width(), x, y);
                    sum += v;
                    squares += v * v;
                    n++;
                }
            }
            double mean = sum / n;
            assertThat(mean).as("%s %s mean", preset, place).isLessThan(0.52);
            assertThat(Math.sqrt(squares / n - mean * mean))
                    .as("%s %s spread", preset, place)
                    .isLessThan(0.12);
        }
    }

    @Test
    void shouldHaveNoTwoStylesThatLookAlike() {
        Scene scene = scene(Place.MOUNTAINS, 180, 320);
        Map<String, double[]> marks = new HashMap<>();
        PRESETS.forEach(preset -> marks.put(preset, mark(picture(preset, scene), scene.width(), scene.height())));

        List<String> alike = new ArrayList<>();
        for (String a : PRESETS) {
            for (String b : PRESETS) {
                double d = distance(marks.get(a), marks.get(b));
                if (a.compareTo(b) < 0 && d < CLEARLY) {
                    alike.add("%s and %s: %.3f".formatted(a, b, d));
                }
            }
        }

        assertThat(alike).isEmpty();
    }

    private static Scene scene(Place place, int width, int height) {
        Idea idea = new Idea(
                3,
                "building-castle",
                List.of("crown", "key"),
                "neutral",
                place.word(),
                Composition.LEFT.word(),
                "",
                3,
                99);
        return Scenes.set(idea, new Look("", "", "", width, height, 11));
    }

    private static int[] picture(String preset, Scene s) {
        Treatment treatment = Treatments.of(Style.of(preset));
        try (Bitmap bitmap = new Bitmap()) {
            bitmap.allocPixels(ImageInfo.makeN32Premul(s.width(), s.height()));
            bitmap.erase(0);
            try (Canvas canvas = new Canvas(bitmap)) {
                treatment.backdrop(s, canvas);
                treatment.motifs(s, canvas);
                treatment.hero(s, canvas);
                treatment.accents(s, canvas);
            }
            int[] argb = new int[s.width() * s.height()];
            try (Pixmap pixels = bitmap.peekPixels()) {
                pixels.getBuffer().order(ByteOrder.LITTLE_ENDIAN).asIntBuffer().get(argb);
            }
            return argb;
        }
    }

    /** Mean colours of 6 by 9 fields, and how many strong and weak edges there are. */
    private static double[] mark(int[] p, int w, int h) {
        double[] mark = new double[6 * 9 * 3 + 4];
        for (int y = 0; y < h; y++) {
            for (int x = 0; x < w; x++) {
                int field = (y * 9 / h * 6 + x * 6 / w) * 3;
                int c = p[y * w + x];
                mark[field] += (c >> 16 & 255) * 54 / 255.0 / w / h;
                mark[field + 1] += (c >> 8 & 255) * 54 / 255.0 / w / h;
                mark[field + 2] += (c & 255) * 54 / 255.0 / w / h;
                if (x > 0) {
                    double jump = Math.abs(luma(p, w, x, y) * 4 - luma(p, w, x - 1, y) * 4);
                    int kind = jump < 0.02 ? 0 : jump < 0.15 ? 1 : jump < 0.6 ? 2 : 3;
                    mark[6 * 9 * 3 + kind] += 3.0 / w / h;
                }
            }
        }
        return mark;
    }

    private static double distance(double[] a, double[] b) {
        double sum = 0;
        for (int i = 0; i < a.length; i++) {
            sum += (a[i] - b[i]) * (a[i] - b[i]);
        }
        return Math.sqrt(sum / a.length);
    }

    /** Of a square of three by three pixels. */
    private static double luma(int[] p, int w, int x, int y) {
        double sum = 0;
        int n = 0;
        for (int j = Math.max(0, y - 1); j <= Math.min(p.length / w - 1, y + 1); j++) {
            for (int i = Math.max(0, x - 1); i <= Math.min(w - 1, x + 1); i++) {
                int c = p[j * w + i];
                sum += (0.2126 * (c >> 16 & 255) + 0.7152 * (c >> 8 & 255) + 0.0722 * (c & 255)) / 255;
                n++;
            }
        }
        return sum / n;
    }
}
