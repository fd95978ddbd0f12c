package io.reelmill.render.visuals;

import static org.assertj.core.api.Assertions.assertThat;

import io.reelmill.providers.picture.Shot;
import io.reelmill.render.source.Material;
import io.reelmill.render.source.Material.Kind;
import io.reelmill.render.visuals.Sequence.Part;
import java.util.List;
import org.junit.jupiter.api.Test;

class SequenceTest {

    private static final Material SHORT = video("short", 4);
    private static final Material LONG = video("long", 12);

    @Test
    void shouldShortenAllVideosAlikeWhenTheyLastLongerThanTheFilm() {
        assertThat(new Sequence(List.of(SHORT, LONG), false).parts(8))
                .containsExactly(new Part(SHORT, 0, 2), new Part(LONG, 2, 8));
    }

    @Test
    void shouldBeginAgainWhenTheFilmLastsLonger() {
        assertThat(new Sequence(List.of(SHORT, LONG), false).parts(18))
                .containsExactly(new Part(SHORT, 0, 4), new Part(LONG, 4, 16), new Part(SHORT, 16, 18));
    }

    @Test
    void shouldAskForAFilmInWhichEveryVideoIsSeenToItsEndWhereTheyAreMergedInFull() {
        Sequence full = new Sequence(List.of(SHORT, LONG), true);

        assertThat(full.least()).isEqualTo(16);
        assertThat(full.parts(16)).containsExactly(new Part(SHORT, 0, 4), new Part(LONG, 4, 16));
        assertThat(new Sequence(List.of(SHORT, LONG), false).least()).isZero();
    }

    @Test
    void shouldLetTheLastVideoRestRatherThanShowAnotherForAMoment() {
        assertThat(new Sequence(List.of(SHORT), true).parts(4.3)).containsExactly(new Part(SHORT, 0, 4.3));
    }

    @Test
    void shouldKnowWhatIsSaidDuringEachVideo() {
        List<Shot> told = List.of(new Shot(0, 0, 3, "first", "a hint", 0), new Shot(1, 3, 9, "second", "", 1));

        List<Shot> shots = new Sequence(List.of(SHORT, LONG), true).shots(16, told);

        assertThat(shots).extracting(Shot::words).containsExactly("first", "second");
        assertThat(shots).extracting(Shot::hint).containsExactly("a hint", "");
    }

    private static Material video(String title, double seconds) {
        return new Material(title, Kind.VIDEO, title + ".mp4", null, 10, 10, seconds, 30, false);
    }
}
