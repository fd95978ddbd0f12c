package io.reelmill.figures.motion;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;

class SupplenessTest {

    private static final int COLUMNS = 6;
    private static final int ROWS = 10;

    private final BodyMotion suppleness = new BodyMotion(COLUMNS, ROWS, 0.5);

    @Test
    void shouldKeepAMotionOfTheWholeBody() {
        Lattice seen = new Lattice(COLUMNS, ROWS);
        for (int i = 0; i < seen.knots(); i++) {
            seen.x()[i] = 0.1f;
            seen.y()[i] = 0.04f * (row(i) / (float) ROWS - 0.5f);
        }

        Lattice moved = suppleness.of(seen);

        assertThat(moved.x()).containsExactly(seen.x(), within(1e-5f));
        assertThat(moved.y()).containsExactly(seen.y(), within(1e-5f));
    }

    @Test
    void shouldLeaveNoDentWhereOnePlaceMovedAlone() {
        Lattice seen = new Lattice(COLUMNS, ROWS);
        int arm = 2 * (COLUMNS + 1) + COLUMNS;
        seen.x()[arm] = -0.2f;

        Lattice moved = suppleness.of(seen);

        assertThat(seen.strain()).isGreaterThan(1);
        assertThat(moved.strain()).isLessThan(0.2f);
    }

    @Test
    void shouldTurnWhatLeans() {
        Lattice seen = new Lattice(COLUMNS, ROWS);
        for (int i = 0; i < seen.knots(); i++) {
            // the head goes to the right by a fifth of the width against the feet
            seen.x()[i] = -0.2f * (row(i) / (float) ROWS - 0.5f);
        }

        Lattice moved = suppleness.of(seen);

        // half of the lean is seen as a turn, for which the right side goes down in the measure of its way
        double leans = (moved.x()[0] - moved.x()[moved.knots() - 1]) * 0.5;
        double drops = moved.y()[COLUMNS] - moved.y()[0];
        assertThat(leans).isCloseTo(0.05, within(1e-4));
        assertThat(drops / 0.5).isCloseTo(leans, within(1e-4));
    }

    private static int row(int knot) {
        return knot / (COLUMNS + 1);
    }
}
