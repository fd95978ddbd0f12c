package io.reelmill.render.card;

import static org.assertj.core.api.Assertions.assertThat;

import io.reelmill.providers.picture.Shot;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

class SpanTest {

    private static final List<Shot> SHOTS = List.of(shot(0, 0, 4), shot(1, 4, 7), shot(2, 7, 10), shot(3, 10, 12));

    @Test
    void shouldJoinShotsThatFollowEachOther() {
        assertThat(Span.of(SHOTS, Set.of(1, 2)::contains, 0)).containsExactly(new Span(4, 10));
        assertThat(Span.of(SHOTS, Set.of(0, 3)::contains, 0)).containsExactly(new Span(0, 4), new Span(10, 12));
    }

    @Test
    void shouldBeginWhenTheHeadlineIsGone() {
        assertThat(Span.of(SHOTS, Set.of(0, 2)::contains, 2.5)).containsExactly(new Span(2.5, 4), new Span(7, 10));
    }

    @Test
    void shouldLeaveOutWhatIsTooShortToRead() {
        assertThat(Span.of(SHOTS, Set.of(0)::contains, 3.6)).isEmpty();
    }

    private static Shot shot(int index, double start, double end) {
        return new Shot(index, start, end, "", "", 0);
    }
}
