package io.reelmill.render.attempt;

import static org.assertj.core.api.Assertions.assertThat;

import io.reelmill.sound.music.TrackLibrary;
import org.junit.jupiter.api.Test;

class VariationTest {

    @Test
    void shouldLeaveTheFirstOutputAsTheRequestHasIt() {
        assertThat(new Variation(0, 5).pace()).isEqualTo(1);
        assertThat(new Variation(0, 5).track("Observer")).isEqualTo("Observer");
    }

    @Test
    void shouldCutOthersLivelierAndCalmerInTurn() {
        assertThat(new Variation(1, 5).pace()).isBetween(1.09, 1.26);
        assertThat(new Variation(2, 6).pace()).isBetween(0.79, 0.93);
    }

    @Test
    void shouldPlayOtherMusicUnlessATrackWasChosen() {
        String other = new Variation(1, 5).track("Observer");

        assertThat(other).isNotEqualTo("Observer");
        assertThat(TrackLibrary.embedded().track(other)).isPresent();
        assertThat(new Variation(2, 6).track("Observer")).isNotIn("Observer", other);
        String chosen = TrackLibrary.embedded().tracks().get(7).name();
        assertThat(new Variation(1, 5).track(chosen)).isEqualTo(chosen);
    }
}
