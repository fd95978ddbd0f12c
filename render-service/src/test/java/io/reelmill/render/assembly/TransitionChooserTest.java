package io.reelmill.render.assembly;

import static org.assertj.core.api.Assertions.assertThat;

import io.reelmill.providers.picture.Shot;
import io.reelmill.timeline.Transition;
import io.reelmill.timeline.Transition.Kind;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

class TransitionChooserTest {

    @Test
    void shouldUseAtLeastEightKindsOverAFilmOfManyPaces() {
        Set<Kind> seen = EnumSet.noneOf(Kind.class);
        for (double length : new double[] {1.5, 3, 5}) {
            chosen(length, 20, 1).forEach(t -> seen.add(t.kind()));
        }

        assertThat(seen).hasSizeGreaterThanOrEqualTo(8);
    }

    @Test
    void shouldKeepQuickKindsForShortShotsAndCalmOnesForLongShots() {
        assertThat(chosen(1.5, 30, 3)).extracting(Transition::kind).doesNotContain(Kind.IRIS, Kind.DIAGONAL_WIPE);
        assertThat(chosen(5, 30, 3))
                .extracting(Transition::kind)
                .doesNotContain(Kind.GLITCH, Kind.FLASH, Kind.WHIP_PAN);
    }

    @Test
    void shouldStaySoftInsideASceneAndCutWhereThereIsNoTime() {
        TransitionChooser chooser = new TransitionChooser(5);

        assertThat(chooser.between(shot(0, 3, 0), shot(3, 3, 0)).kind()).isEqualTo(Kind.CROSS_FADE);
        assertThat(chooser.between(shot(0, 3, 0), shot(3, 1, 0))).isEqualTo(Transition.CUT);
    }

    @Test
    void shouldNeverTakeMoreThanAQuarterOfAShot() {
        assertThat(chosen(1.0, 30, 7)).allMatch(t -> t.seconds() <= 0.25);
    }

    private static List<Transition> chosen(double length, int count, long seed) {
        TransitionChooser chooser = new TransitionChooser(seed);
        List<Transition> chosen = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            chosen.add(chooser.between(shot(i * length, length, i), shot((i + 1) * length, length, i + 1)));
        }
        return chosen;
    }

    private static Shot shot(double start, double length, int scene) {
        return new Shot(scene, start, start + length, "", "", scene);
    }
}
