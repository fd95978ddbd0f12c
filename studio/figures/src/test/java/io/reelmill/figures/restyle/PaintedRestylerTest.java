package io.reelmill.figures.restyle;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import io.reelmill.figures.Drawings;
import io.reelmill.figures.film.Film;
import io.reelmill.figures.film.VideoFrames;
import io.reelmill.figures.pixel.Pixels;
import io.reelmill.providers.picture.Style;
import java.nio.file.Path;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class PaintedRestylerTest {

    private final Pixels picture = Drawings.landscape(180, 320, 0);
    private final PaintedRestyler restyler = new PaintedRestyler();

    @Test
    void shouldDrawEachStyleInItsOwnWay() {
        Map<String, Pixels> drawn = new TreeMap<>();
        drawn.put("the picture itself", picture);
        for (Style style : Style.values()) {
            drawn.put(style.preset(), restyler.restyle(picture, style.preset()));
        }

        drawn.forEach((one, a) -> drawn.forEach((other, b) -> {
            assertThat(b.width()).isEqualTo(180);
            assertThat(b.height()).isEqualTo(320);
            if (one.compareTo(other) < 0) {
                assertThat(difference(a, b)).as(one + " and " + other).isGreaterThan(3);
            }
        }));
    }

    @Test
    void shouldDrawTheSameEachTime() {
        assertThat(restyler.restyle(picture, "ANIME").argb())
                .isEqualTo(restyler.restyle(picture, "ANIME").argb());
    }

    @Test
    void shouldDrawAForeignNameInANeighboursStyle() {
        assertThat(restyler.restyle(picture, "GHIBLI").argb())
                .isEqualTo(restyler.restyle(picture, "anime").argb());
    }

    @Test
    void shouldKeepTransparency() {
        Pixels cut = Drawings.iconFace(90);

        Pixels drawn = restyler.restyle(cut, "INK");

        for (int i = 0; i < cut.argb().length; i++) {
            assertThat(drawn.argb()[i] >>> 24).isEqualTo(cut.argb()[i] >>> 24);
        }
    }

    @Test
    void shouldRedrawAVideoOfTheSameSizeAndLengthThatDoesNotBoil(@TempDir Path folder) {
        Path video = folder.resolve("in.mp4");
        Path mp4 = folder.resolve("out.mp4");
        try (Film film = Film.write(video, 180, 320, 24, () -> false)) {
            for (int k = 0; k < 12; k++) {
                film.add(picture);
            }
            film.finish();
        }

        restyler.restyleVideo(video, "FLAT_ANIMATION", mp4, () -> false);

        try (VideoFrames reel = VideoFrames.open(mp4)) {
            assertThat(reel.width()).isEqualTo(180);
            assertThat(reel.height()).isEqualTo(320);
            assertThat(reel.frameRate()).isCloseTo(24, within(0.01));
            assertThat(reel.seconds()).isCloseTo(0.5, within(0.05));
            assertThat(difference(reel.at(0.1), reel.at(0.4))).isLessThan(2);
        }
    }

    /** Mean difference of a channel, 0 to 255. */
    private static double difference(Pixels a, Pixels b) {
        long sum = 0;
        for (int i = 0; i < a.argb().length; i++) {
            for (int shift = 0; shift < 24; shift += 8) {
                sum += Math.abs((a.argb()[i] >> shift & 255) - (b.argb()[i] >> shift & 255));
            }
        }
        return sum / 3.0 / a.argb().length;
    }
}
