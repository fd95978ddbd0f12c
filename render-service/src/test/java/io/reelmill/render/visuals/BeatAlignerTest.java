package io.reelmill.render.visuals;

import static org.assertj.core.api.Assertions.assertThat;

import io.reelmill.providers.picture.Shot;
import io.reelmill.timeline.Captions.Word;
import java.util.List;
import org.junit.jupiter.api.Test;

class BeatAlignerTest {

    private static final List<Double> BEATS = List.of(0.5, 1.5, 2.5, 3.5, 4.5, 5.5, 6.5, 7.5, 8.5);
    private static final List<Shot> SHOTS = List.of(
            new Shot(0, 0, 3.1, "one", "", 0), new Shot(1, 3.1, 6.2, "two", "", 0), new Shot(2, 6.2, 9, "x", "", 1));

    @Test
    void shouldMoveEveryCutOntoTheNearestBeat() {
        assertThat(aligned(List.of())).extracting(Shot::end).containsExactly(3.5, 6.5, 9.0);
        assertThat(aligned(List.of())).extracting(Shot::start).containsExactly(0.0, 3.5, 6.5);
    }

    @Test
    void shouldTakeAnotherBeatWhenAWordIsSpokenOnTheNearestOne() {
        assertThat(aligned(List.of(new Word("beautiful", 3.2, 3.9))))
                .extracting(Shot::end)
                .startsWith(2.5);
    }

    @Test
    void shouldLeaveACutWhereItIsWhenWordsAreSpokenOnAllBeatsThatAreNear() {
        List<Word> words = List.of(new Word("unbelievable", 2.2, 3.1), new Word("beautiful", 3.2, 3.9));

        assertThat(aligned(words)).extracting(Shot::end).startsWith(3.1);
    }

    @Test
    void shouldNotMakeAShotTooShort() {
        List<Shot> shots = List.of(new Shot(0, 0, 0.9, "a", "", 0), new Shot(1, 0.9, 5, "b", "", 0));

        assertThat(new BeatAligner(BEATS).align(shots, List.of()))
                .extracting(Shot::end)
                .containsExactly(1.5, 5.0);
    }

    private static List<Shot> aligned(List<Word> words) {
        return new BeatAligner(BEATS).align(SHOTS, words);
    }
}
