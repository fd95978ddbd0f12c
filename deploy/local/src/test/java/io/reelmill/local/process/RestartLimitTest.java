package io.reelmill.local.process;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;

class RestartLimitTest {

    private final AtomicLong clock =
            new AtomicLong(Long.MAX_VALUE - 1); // as System.nanoTime, it may pass the largest value
    private final RestartLimit limit = new RestartLimit(clock::get);

    @Test
    void shouldCountTheEndsOfEachProcessWithinAMinute() {
        assertThat(limit.recordEnd("a", Tier.SERVICE)).isEqualTo(1);
        pass(Duration.ofSeconds(30));
        assertThat(limit.recordEnd("a", Tier.SERVICE)).isEqualTo(2);
        assertThat(limit.recordEnd("b", Tier.SERVICE)).isEqualTo(1);
        pass(Duration.ofSeconds(31));
        assertThat(limit.recordEnd("a", Tier.SERVICE))
                .as("the first is over a minute ago")
                .isEqualTo(2);
    }

    @Test
    void shouldNotCountAServiceThatEndsSoonAfterTheDatabase() {
        assertThat(limit.recordEnd("service", Tier.SERVICE)).isEqualTo(1);
        assertThat(limit.recordEnd("postgres", Tier.DATABASE)).isEqualTo(1);
        pass(Duration.ofSeconds(20));
        assertThat(limit.recordEnd("service", Tier.SERVICE)).isEqualTo(1);
        pass(Duration.ofSeconds(11));
        assertThat(limit.recordEnd("service", Tier.SERVICE)).isEqualTo(2);
        assertThat(limit.recordEnd("postgres", Tier.DATABASE))
                .as("its own ends count")
                .isEqualTo(2);
    }

    private void pass(Duration time) {
        clock.addAndGet(time.toNanos());
    }
}
