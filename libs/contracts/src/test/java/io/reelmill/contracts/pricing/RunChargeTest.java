package io.reelmill.contracts.pricing;

import static org.assertj.core.api.Assertions.assertThat;

import io.reelmill.contracts.pricing.RunCharge.Output;
import java.util.List;
import org.junit.jupiter.api.Test;

class RunChargeTest {

    @Test
    void shouldChargeWhatIsReadyAndNothingForWhatFailedBesideIt() {
        assertThat(RunCharge.of(List.of(new Output(true, 20), new Output(false, 10), new Output(true, 5)), 100))
                .isEqualTo(25);
    }

    @Test
    void shouldChargeTheCallOnceWhereNoOutputIsReady() {
        assertThat(RunCharge.of(List.of(new Output(false, 10), new Output(false, 10)), 100))
                .isEqualTo(10);
        assertThat(RunCharge.of(List.of(new Output(false, 0)), 100)).isZero();
    }

    @Test
    void shouldNeverChargeMoreThanWasReserved() {
        assertThat(RunCharge.of(List.of(new Output(true, 20)), 15)).isEqualTo(15);
        assertThat(RunCharge.ofInputError(4)).isEqualTo(4);
        assertThat(RunCharge.ofInputError(40)).isEqualTo(10);
    }
}
