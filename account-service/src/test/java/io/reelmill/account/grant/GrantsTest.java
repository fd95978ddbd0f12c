package io.reelmill.account.grant;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.reelmill.account.LedgerFixture;
import io.reelmill.account.ledger.LedgerAccount;
import io.reelmill.account.reservation.ReserveOutcome;
import io.reelmill.contracts.account.AccountApi.Shortage;
import java.time.Duration;
import java.time.Instant;
import java.util.UUID;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class GrantsTest {

    private static LedgerFixture fixture;

    private UUID workspace;

    @BeforeAll
    static void open() {
        fixture = new LedgerFixture();
    }

    @AfterAll
    static void close() {
        fixture.close();
    }

    @BeforeEach
    void openWorkspace() {
        workspace = fixture.workspace(0, 0);
    }

    @AfterEach
    void shouldAddUp() {
        assertThat(fixture.grantsThatDiffer()).isZero();
        assertThat(fixture.balancesThatDiffer()).isZero();
        assertThat(fixture.sumOfBalances()).isZero();
    }

    @Test
    void shouldUseByPriorityThenExpiryThenAge() {
        issue(GrantCategory.PACK, 10, null, "pack");
        issue(GrantCategory.PLAN, 10, days(20), "plan-late");
        issue(GrantCategory.PLAN, 10, days(10), "plan-soon");
        issue(GrantCategory.PROMOTIONAL, 10, days(30), "promotion");

        charge(5);
        assertLeft(5, 10, 10, 10);
        charge(10);
        assertLeft(0, 5, 10, 10);
        charge(20);
        assertLeft(0, 0, 0, 5);
    }

    @Test
    void shouldExpireWhatIsLeftAndKeepWhatIsOnHoldUntilItIsSettled() {
        issue(GrantCategory.PLAN, 30, days(10), "plan");
        UUID held = reserve(10);
        fixture.clock.pass(Duration.ofDays(10));
        fixture.grants.expireAll();
        assertThat(fixture.balances(workspace).spendable()).isZero();
        assertThat(fixture.balances(workspace).of(LedgerAccount.EXPIRED)).isEqualTo(20);

        fixture.reservations.settle(held, 4, "rendered");
        assertThat(fixture.balances(workspace).spendable())
                .as("released credits expire at once")
                .isZero();
        assertThat(fixture.balances(workspace).of(LedgerAccount.EXPIRED)).isEqualTo(26);
        assertThat(fixture.balances(workspace).of(LedgerAccount.CONSUMED)).isEqualTo(4);
    }

    @Test
    void shouldRefundToTheGrantsThatWereUsedOnceAndWithTheirExpiry() {
        issue(GrantCategory.PLAN, 10, days(10), "plan");
        issue(GrantCategory.PACK, 10, null, "pack");
        UUID early = charge(15);
        for (int i = 0; i < 3; i++) {
            assertThat(fixture.reservations.refund(early, "our_fault")).hasValue(15L);
        }
        assertThat(fixture.balances(workspace).regular()).isEqualTo(10);
        assertThat(fixture.balances(workspace).nonExpiring()).isEqualTo(10);

        UUID late = charge(15);
        fixture.clock.pass(Duration.ofDays(11));
        fixture.reservations.refund(late, "our_fault");
        assertThat(fixture.balances(workspace).regular())
                .as("its grant has expired")
                .isZero();
        assertThat(fixture.balances(workspace).nonExpiring()).isEqualTo(10);
        assertThat(fixture.balances(workspace).of(LedgerAccount.EXPIRED)).isEqualTo(10);
        assertThat(fixture.reservations.refund(UUID.randomUUID(), "our_fault")).isEmpty();
    }

    @Test
    void shouldTurnARevokedPackThatIsSpentIntoADebtThatBlocksUntilItIsPaid() {
        issue(GrantCategory.PACK, 100, null, "pack-1");
        charge(70);
        assertThat(revoke("pack-1")).isTrue();
        assertThat(revoke("pack-1")).isFalse();
        assertThat(revoke("unknown")).isFalse();
        assertThat(fixture.balances(workspace).spendable()).isZero();
        assertThat(fixture.balances(workspace).debt()).isEqualTo(70);

        issue(GrantCategory.PLAN, 50, days(10), "plan");
        assertThat(fixture.balances(workspace).debt()).isEqualTo(20);
        assertThat(fixture.reserve(LedgerFixture.request(UUID.randomUUID(), workspace, 1)))
                .isEqualTo(new ReserveOutcome.TooFew(new Shortage(1, 0, 20)));

        issue(GrantCategory.PACK, 30, null, "pack-2");
        assertThat(fixture.balances(workspace).debt()).isZero();
        assertThat(fixture.balances(workspace).nonExpiring()).isEqualTo(10);
        charge(10);
    }

    @Test
    void shouldTakeBackAPartOnceAndMoreWhenMoreIsRefunded() {
        issue(GrantCategory.PACK, 100, null, "pack-1");
        charge(50);
        assertThat(revoke("pack-1", 30)).isTrue();
        assertThat(revoke("pack-1", 30)).isFalse();
        assertThat(fixture.balances(workspace).nonExpiring()).isEqualTo(20);
        assertThat(revoke("pack-1", 60)).isTrue();
        assertThat(fixture.balances(workspace).nonExpiring()).isZero();
        assertThat(fixture.balances(workspace).debt()).isEqualTo(10);
    }

    @Test
    void shouldGiveBackToTheGrantWithItsExpiryAndReleaseTheDebt() {
        issue(GrantCategory.PLAN, 100, days(10), "plan");
        charge(70);
        revoke("plan", 100);
        assertThat(fixture.balances(workspace).debt()).isEqualTo(70);
        assertThat(revoke("plan", 0)).isTrue();
        assertThat(revoke("plan", 0)).isFalse();
        assertThat(fixture.balances(workspace).debt()).isZero();
        assertThat(fixture.balances(workspace).regular()).isEqualTo(30);
        fixture.clock.pass(Duration.ofDays(10));
        fixture.grants.expireAll();
        assertThat(fixture.balances(workspace).spendable()).isZero();
    }

    @Test
    void shouldGiveBackNothingThatHasExpiredMeanwhileButTheDebt() {
        issue(GrantCategory.PLAN, 100, days(10), "plan");
        charge(70);
        fixture.clock.pass(Duration.ofDays(60));
        fixture.grants.expireAll();
        revoke("plan", 100);
        assertThat(fixture.balances(workspace).debt())
                .as("what had expired is not owed")
                .isEqualTo(70);
        assertThat(fixture.balances(workspace).of(LedgerAccount.EXPIRED)).isZero();
        revoke("plan", 0);
        assertThat(fixture.balances(workspace).debt()).isZero();
        assertThat(fixture.balances(workspace).spendable()).isZero();
        assertThat(fixture.balances(workspace).of(LedgerAccount.EXPIRED)).isEqualTo(30);
    }

    @Test
    void shouldGiveBackWhatOtherCreditsPaidOfTheDebtAsCreditsThatStay() {
        issue(GrantCategory.PLAN, 100, days(10), "plan");
        charge(70);
        revoke("plan", 100);
        issue(GrantCategory.PACK, 50, null, "pack");
        assertThat(fixture.balances(workspace).debt()).isEqualTo(20);
        fixture.clock.pass(Duration.ofDays(60));
        revoke("plan", 0);
        assertThat(fixture.balances(workspace).debt()).isZero();
        assertThat(fixture.balances(workspace).regular()).isZero();
        assertThat(fixture.balances(workspace).nonExpiring()).isEqualTo(50);
    }

    @Test
    void shouldRefuseToTakeBackMoreThanWasGivenOrLessThanNothing() {
        issue(GrantCategory.PACK, 100, null, "pack");
        assertThatThrownBy(() -> revoke("pack", 101)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> revoke("pack", -1)).isInstanceOf(IllegalArgumentException.class);
        assertThat(fixture.balances(workspace).nonExpiring()).isEqualTo(100);
    }

    @Test
    void shouldGiveCreditsOncePerReference() {
        assertThat(issue(GrantCategory.PACK, 10, null, "once")).isTrue();
        assertThat(issue(GrantCategory.PACK, 10, null, "once")).isFalse();
        assertThat(fixture.balances(workspace).nonExpiring()).isEqualTo(10);
    }

    @Test
    void shouldRefuseAGrantOfNoCreditsOrWithAnExpiryThatDoesNotFit() {
        assertThatThrownBy(() -> issue(GrantCategory.PACK, -1, null, "negative"))
                .isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> issue(GrantCategory.PACK, 1, days(1), "expiring pack"))
                .isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> issue(GrantCategory.PLAN, 1, null, "lasting plan"))
                .isInstanceOf(IllegalArgumentException.class);
    }

    private boolean issue(GrantCategory category, int credits, Instant expiry, String reference) {
        return fixture.jdbi.inTransaction(
                tx -> fixture.grants.issue(tx, new NewGrant(workspace, category, credits, expiry, "test", reference)));
    }

    private boolean revoke(String reference) {
        return fixture.jdbi.inTransaction(tx -> fixture.revoke(tx, workspace, reference, "chargeback"));
    }

    private boolean revoke(String reference, long total) {
        return fixture.jdbi.inTransaction(
                tx -> fixture.revocations.revoke(tx, workspace, reference, total, "payment_refunded"));
    }

    private UUID reserve(int credits) {
        UUID id = UUID.randomUUID();
        assertThat(fixture.reserve(LedgerFixture.request(id, workspace, credits)))
                .isInstanceOf(ReserveOutcome.Reserved.class);
        return id;
    }

    private UUID charge(int credits) {
        UUID id = reserve(credits);
        fixture.reservations.settle(id, credits, "rendered");
        return id;
    }

    private void assertLeft(long promotion, long planSoon, long planLate, long pack) {
        assertThat(left("promotion")).isEqualTo(promotion);
        assertThat(left("plan-soon")).isEqualTo(planSoon);
        assertThat(left("plan-late")).isEqualTo(planLate);
        assertThat(left("pack")).isEqualTo(pack);
    }

    private long left(String reference) {
        return fixture.jdbi.withHandle(handle -> handle.createQuery(
                        "SELECT remaining FROM account.grants WHERE workspace_id = ? AND reference = ?")
                .bind(0, workspace)
                .bind(1, reference)
                .mapTo(Long.class)
                .one());
    }

    private static Instant days(int days) {
        return fixture.clock.instant().plus(Duration.ofDays(days));
    }
}
