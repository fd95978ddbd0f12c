package io.reelmill.website;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class ScrollPathTest {

    private final ScrollPath path = ScrollPath.over(3_000, 1_000, 30);

    @Test
    void shouldRestAtEitherEndAndMoveOnlyOnward() {
        assertThat(path.at(0)).isZero();
        assertThat(path.at(path.rest())).isZero();
        assertThat(path.at(path.rest() + path.moving() / 2)).isCloseTo(1_000, within(1e-6));
        assertThat(path.at(path.seconds())).isEqualTo(2_000);
        double[] places =
                IntStream.range(0, 300).mapToDouble(i -> path.at(i / 30.0)).toArray();
        assertThat(places).isSorted();
    }

    @Test
    void shouldNeverJump() {
        for (int i = 1; i < 300; i++) {
            assertThat(path.at(i / 30.0) - path.at((i - 1) / 30.0)).isLessThan(1_000 / 30.0);
        }
    }

    @Test
    void shouldNotHastenThroughALongPageInAShortFilm() {
        ScrollPath hasty = ScrollPath.over(50_000, 1_000, 6);

        assertThat(hasty.seconds()).isLessThanOrEqualTo(6.001);
        assertThat(hasty.distance()).isLessThan(4_000);
    }

    @Test
    void shouldStayOnAPageThatIsSeenAtOnce() {
        assertThat(ScrollPath.over(900, 1_000, 10).at(5)).isZero();
    }

    @Test
    void shouldGoThereAndBackForAsLongAsTheFilmIs() {
        assertThat(IntStream.range(0, 9).map(i -> ScrollPath.frame(i, 4))).containsExactly(0, 1, 2, 3, 2, 1, 0, 1, 2);
        assertThat(ScrollPath.frame(17, 1)).isZero();
    }
}
