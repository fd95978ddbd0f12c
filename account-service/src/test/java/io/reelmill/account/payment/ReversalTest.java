package io.reelmill.account.payment;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class ReversalTest {

    @Test
    void shouldTakeBackThePartOfTheCreditsThatItIsOfTheMoneyRoundedDown() {
        assertThat(gone(0).of(1_000, 999)).isZero();
        assertThat(gone(1).of(1_000, 999)).isEqualTo(1);
        assertThat(gone(333).of(1_000, 999)).isEqualTo(333);
        assertThat(gone(998).of(1_000, 999)).isEqualTo(998);
        assertThat(gone(999).of(1_000, 999)).isEqualTo(1_000);
        assertThat(gone(1).of(10, 999)).isZero();
    }

    @Test
    void shouldTakeBackNoMoreThanAll() {
        assertThat(gone(2_000).of(1_000, 999)).isEqualTo(1_000);
    }

    private static Reversal gone(long amount) {
        return new Reversal(0, amount, PaymentStatus.REFUNDED);
    }
}
