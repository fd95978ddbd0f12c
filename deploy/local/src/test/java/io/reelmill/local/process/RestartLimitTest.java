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
        assertThat(limit.recordEnd("a")).isEqualTo(1);
        pass(Duration.ofSeconds(30));
        assertThat(limit.recordEnd("a")).isEqualTo(2);
        assertThat(limit.recordEnd("b")).isEqualTo(1);
        pass(Duration.ofSeconds(31));
        assertThat(limit.recordEnd("a")).as("the first is over a minute ago").isEqualTo(2);
    }

    private void pass(Duration time) {
        clock.addAndGet(time.toNanos());
    }
}
