package io.reelmill.gateway.limit;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class TokenBucketTest {

    private static final long SECOND = 1_000_000_000L;

    @Test
    void aFullBucketMayBeEmptiedAtOnceAndFillsUpInAMinute() {
        TokenBucket bucket = new TokenBucket(60, 0);
        for (int i = 59; i >= 0; i--) {
            assertThat(bucket.take(0)).isEqualTo(new TokenBucket.Outcome(true, 60, i, 0, 60 - i));
        }
        assertThat(bucket.take(0)).isEqualTo(new TokenBucket.Outcome(false, 60, 0, 1, 60));
        assertThat(bucket.take(SECOND).granted()).isTrue();
        assertThat(bucket.take(SECOND).granted()).isFalse();
        assertThat(bucket.isFull(62 * SECOND)).isTrue();
    }
}
