package io.reelmill.render.job;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;

class StageWatchTest {

    private final AtomicLong clock = new AtomicLong();
    private final StageWatch watch = new StageWatch(clock::get, Duration.ofMinutes(10));

    @Test
    void shouldFindAStageOverdueThatGivesNoSignOfLife() {
        watch.began("alignment", Duration.ZERO);

        pass(Duration.ofMinutes(10));
        assertThat(watch.overdue()).isEmpty();
        pass(Duration.ofSeconds(1));

        assertThat(watch.overdue()).hasValueSatisfying(words -> assertThat(words)
                .isEqualTo("stage alignment gave no sign of life for 601 s"));
    }

    @Test
    void shouldAllowAStageTheWorkThatItExpects() {
        watch.began("alignment", Duration.ofHours(2));

        pass(Duration.ofMinutes(129));
        assertThat(watch.overdue()).isEmpty();
        pass(Duration.ofMinutes(2));

        assertThat(watch.overdue()).isPresent();
    }

    @Test
    void shouldLetAStageGoOnThatMovesButNotForEver() {
        watch.began("film", Duration.ZERO);
        for (int minute = 0; minute < 120; minute += 5) {
            pass(Duration.ofMinutes(5));
            watch.alive();
            assertThat(watch.overdue()).isEmpty();
        }

        pass(Duration.ofMinutes(5));
        watch.alive();

        assertThat(watch.overdue())
                .hasValueSatisfying(words -> assertThat(words).isEqualTo("stage film did not end within 7500 s"));
    }

    @Test
    void shouldGiveTheNextStageADeadlineOfItsOwn() {
        watch.began("film", Duration.ZERO);
        pass(Duration.ofMinutes(11));

        watch.began("cover", Duration.ZERO);

        assertThat(watch.overdue()).isEmpty();
    }

    private void pass(Duration time) {
        clock.addAndGet(time.toNanos());
    }
}
