package io.reelmill.figures.likeness;

import static org.assertj.core.api.Assertions.assertThat;

import io.reelmill.figures.pixel.Pixels;
import io.reelmill.providers.picture.DepictedCharacter.Pose;
import java.util.Arrays;
import org.junit.jupiter.api.Test;

class LikenessTest {

    private static final int RED = 0xFFD03020;

    @Test
    void shouldStandWhereAllOfTheFigureIsInTheImage() {
        Likeness found = Likeness.free(disc(100, 120, 50, 50, 30)).orElseThrow();

        assertThat(found.pose()).isEqualTo(Pose.STANDING);
        assertThat(found.figure().width()).isBetween(58, 62);
        assertThat(found.figure().height()).isBetween(58, 62);
    }

    @Test
    void shouldBeABustWhereTheImageEndsBelow() {
        Likeness found = Likeness.free(disc(100, 120, 50, 110, 40)).orElseThrow();

        assertThat(found.pose()).isEqualTo(Pose.BUST);
    }

    @Test
    void shouldNotStandFreeWhereTheImageCutsItOffAtASide() {
        assertThat(Likeness.free(disc(100, 120, 10, 60, 30))).isEmpty();
        assertThat(Likeness.free(disc(100, 120, 50, 10, 30))).isEmpty();
    }

    @Test
    void shouldNotTakeARemnantOrAWholeImageForAFigure() {
        assertThat(Likeness.free(disc(200, 200, 100, 100, 5))).isEmpty();
        assertThat(Likeness.free(new Pixels(10, 10))).isEmpty();
        Pixels whole = new Pixels(40, 40);
        Arrays.fill(whole.argb(), RED);
        assertThat(Likeness.free(whole)).isEmpty();
    }

    @Test
    void shouldFrameThePartOfTheImageThatMatters() {
        Pixels image = disc(200, 100, 180, 50, 10);

        Likeness framed = Likeness.framed(image, 0.8, 0.9, 0.5);

        assertThat(framed.pose()).isEqualTo(Pose.FRAMED);
        assertThat(framed.figure().width()).isEqualTo(80);
        assertThat(framed.figure().height()).isEqualTo(100);
        assertThat(framed.figure().argb()[50 * 80 + 60]).as("the disc is in it").isEqualTo(RED);
    }

    @Test
    void shouldKeepItsOutlineWhenItsPageIsDrawnAnew() {
        Likeness figure = Likeness.free(disc(100, 100, 50, 50, 30)).orElseThrow();
        Pixels page = figure.page(200, 300);
        Arrays.fill(page.argb(), 0xFF0000FF);

        Likeness drawn = figure.drawn(page);

        assertThat(drawn.figure().argb()[0] >>> 24).isZero();
        int middle = drawn.figure().height() / 2 * drawn.figure().width()
                + drawn.figure().width() / 2;
        assertThat(drawn.figure().argb()[middle]).isEqualTo(0xFF0000FF);
        assertThat(drawn.blended(figure, 1).figure().argb()[middle]).isEqualTo(RED);
    }

    @Test
    void shouldHaveALineAroundAFigureButNotUnderABust() {
        Likeness standing = Likeness.free(disc(100, 100, 50, 50, 30)).orElseThrow();
        Likeness lined = standing.outlined(0x101010, 3);

        assertThat(lined.figure().height()).isEqualTo(standing.figure().height() + 6);
        assertThat(lined.figure()
                                .argb()[
                                lined.figure().width() / 2 + lined.figure().width()]
                        & 0xFFFFFF)
                .isEqualTo(0x101010);
        Likeness bust = Likeness.free(disc(100, 120, 50, 110, 40)).orElseThrow();
        assertThat(bust.outlined(0x101010, 3).figure().height())
                .isEqualTo(bust.figure().height() + 3);
    }

    private static Pixels disc(int width, int height, int x, int y, int radius) {
        Pixels out = new Pixels(width, height);
        for (int i = 0; i < out.argb().length; i++) {
            out.argb()[i] = Math.hypot(i % width - x, i / width - y) <= radius ? RED : 0;
        }
        return out;
    }
}
