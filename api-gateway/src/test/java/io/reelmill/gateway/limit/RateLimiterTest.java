package io.reelmill.gateway.limit;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.bucket4j.TimeMeter;
import java.time.Duration;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;

class RateLimiterTest {

    private final AtomicLong nanos = new AtomicLong();
    private final RateLimiter limiter = new RateLimiter(new TimeMeter() {
        @Override
        public long currentTimeNanos() {
            return nanos.get();
        }

        @Override
        public boolean isWallClockBased() {
            return false;
        }
    });

    @Test
    void shouldGrantAsManyCallsAsTheLimitAndSayWhenTheNextIsGranted() {
        for (int left = 5; left >= 0; left--) {
            assertThat(limiter.take("a", 6)).isEqualTo(new RateLimiter.Outcome(true, 6, left, 0, (6 - left) * 10L));
        }
        assertThat(limiter.take("a", 6)).isEqualTo(new RateLimiter.Outcome(false, 6, 0, 10, 60));
        assertThat(limiter.take("b", 6).granted()).isTrue();
    }

    @Test
    void shouldGrantOneMoreWhenItsTimeHasCome() {
        for (int i = 0; i < 6; i++) {
            limiter.take("a", 6);
        }
        nanos.addAndGet(Duration.ofSeconds(9).toNanos());
        assertThat(limiter.take("a", 6).granted()).isFalse();
        nanos.addAndGet(Duration.ofSeconds(1).toNanos());
        assertThat(limiter.take("a", 6).granted()).isTrue();
    }

    @Test
    void shouldApplyAChangedLimitAtOnceInProportionToWhatIsLeft() {
        for (int i = 0; i < 3; i++) {
            limiter.take("a", 6);
        }
        assertThat(limiter.take("a", 60)).satisfies(outcome -> {
            assertThat(outcome.limit()).isEqualTo(60);
            assertThat(outcome.remaining()).isEqualTo(29); // half of the old ones were left
        });
        assertThat(limiter.take("a", 2).remaining()).isZero();
    }
}
