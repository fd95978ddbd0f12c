package io.reelmill.account.reconciliation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.groups.Tuple.tuple;

import io.reelmill.account.reservation.RunDirectory;
import io.reelmill.contracts.account.LedgerApi.Break;
import java.time.Duration;
import java.util.UUID;
import org.junit.jupiter.api.Test;

/** Renders, reservations and charges. */
class RenderReconciliationTest extends ReconciliationTest {

    @Test
    void shouldFindARenderForWhichNothingWasReserved() {
        UUID run = UUID.randomUUID();
        ends(run, 26);
        ends(UUID.randomUUID(), 0); // free of charge, so nothing is missing
        fixture.clock.pass(Duration.ofHours(2));
        assertBreak(BreakKind.RENDER_WITHOUT_RESERVATION, run, "\"creditsUsed\": 26", "\"reservation\": null");
    }

    @Test
    void shouldFindAnEndedRenderThatIsNotSettledAfterAWhile() {
        UUID run = reserved(26);
        ends(run, 14);
        assertThat(reconciliation.run()).as("the event may be under way").isZero();
        fixture.clock.pass(Duration.ofHours(2));
        assertBreak(BreakKind.RENDER_NOT_SETTLED, run, "\"reservation\": \"pending\"", "\"creditsUsed\": 14", "a pid");
        fixture.reservations.settle(run, 14, "rendered");
        assertThat(reconciliation.run()).isZero();
        assertThat(breaks.countOpen()).as("nothing closes a break but a person").isOne();
    }

    @Test
    void shouldFindAChargeThatIsNotWhatTheRenderUsed() {
        UUID run = reserved(26);
        fixture.reservations.settle(run, 20, "rendered");
        ends(run, 14);
        fixture.clock.pass(Duration.ofHours(2));
        assertBreak(BreakKind.CHARGE_DIFFERS, run, "\"creditsUsed\": 14", "\"creditsCharged\": 20");
    }

    @Test
    void shouldFindAChargeForARenderThatIsUnknownOrUnderWay() {
        UUID unknown = reserved(10);
        fixture.reservations.settle(unknown, 10, "rendered");
        UUID underWay = reserved(10);
        fixture.reservations.settle(underWay, 10, "rendered");
        fixture.runs.put(underWay, RunDirectory.State.UNDER_WAY);
        UUID late = reserved(10);
        fixture.reservations.settle(late, 10, "rendered");
        fixture.runs.put(late, RunDirectory.State.ENDED);
        fixture.clock.pass(Duration.ofHours(2));
        reconciliation.run();
        assertThat(breaks.open())
                .extracting(Break::kind, Break::subject)
                .containsExactlyInAnyOrder(
                        tuple("charge_without_render", unknown.toString()),
                        tuple("charged_before_the_end", underWay.toString()));
    }
}
