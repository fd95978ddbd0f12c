package io.reelmill.account.topup;

import static org.assertj.core.api.Assertions.assertThat;

import io.reelmill.account.BillingFixture;
import io.reelmill.account.LedgerFixture;
import io.reelmill.account.payment.EmbeddedPaymentGateway;
import java.time.Duration;
import java.util.Collections;
import java.util.List;
import java.util.UUID;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class AutoTopUpsTest {

    private static LedgerFixture ledger;
    private static BillingFixture billing;
    private static AutoTopUpStore store;
    private static AutoTopUps topUps;

    @BeforeAll
    static void open() {
        ledger = new LedgerFixture();
        billing = new BillingFixture(ledger);
        store = billing.topUps;
        topUps = new AutoTopUps(
                ledger.jdbi,
                store,
                billing.invoices,
                billing.purchases,
                billing.payments,
                ledger.ledger,
                billing.packs);
    }

    @AfterAll
    static void close() {
        ledger.close();
    }

    @BeforeEach
    void forgetRequests() {
        ledger.jdbi.useHandle(handle -> handle.execute("DELETE FROM account.topup_requests"));
    }

    @AfterEach
    void shouldAddUp() {
        assertThat(ledger.grantsThatDiffer()).isZero();
        assertThat(ledger.balancesThatDiffer()).isZero();
    }

    @Test
    void shouldBuyWhenAReservationTakesTheCreditsBelowTheThresholdAndNotBefore() {
        UUID workspace = workspace(EmbeddedPaymentGateway.PAYS, 500);
        set(workspace, 400, null, 10_000);
        topUps.buyDue();
        assertThat(credits(workspace)).isEqualTo(500);

        ledger.reserve(LedgerFixture.request(UUID.randomUUID(), workspace, 101));
        topUps.buyDue();
        topUps.buyDue();
        assertThat(credits(workspace)).isEqualTo(399 + BillingFixture.PACK_CREDITS);
    }

    @Test
    void shouldBeAskedForByTheReservationThatTakesTheCreditsBelowTheThreshold() {
        UUID workspace = workspace(EmbeddedPaymentGateway.PAYS, 500);
        UUID untouched = workspace(EmbeddedPaymentGateway.PAYS, 500);
        UUID without = ledger.workspace(0, 500);
        set(workspace, 400, null, 10_000);
        set(untouched, 400, null, 10_000);
        assertThat(requests()).as("settings that are new").containsExactlyInAnyOrder(workspace, untouched);
        topUps.buyRequested();
        assertThat(requests()).isEmpty();
        int before = billing.charges.get();

        ledger.reservations.reserve(
                List.of(
                        LedgerFixture.request(UUID.randomUUID(), workspace, 100),
                        LedgerFixture.request(UUID.randomUUID(), untouched, 50),
                        LedgerFixture.request(UUID.randomUUID(), without, 500)),
                false);
        assertThat(requests()).as("the threshold is reached, not passed").isEmpty();
        ledger.reserve(LedgerFixture.request(UUID.randomUUID(), workspace, 1));
        assertThat(requests()).containsExactly(workspace);
        assertThat(billing.charges.get()).as("the reservation buys nothing").isEqualTo(before);

        topUps.buyRequested();
        assertThat(credits(workspace)).isEqualTo(399 + BillingFixture.PACK_CREDITS);
        assertThat(credits(untouched)).isEqualTo(450);
        assertThat(requests()).isEmpty();
    }

    /** With 10 credits, of which it wants never fewer than 5. */
    private UUID workspaceAboveItsThreshold() {
        UUID workspace = workspace(EmbeddedPaymentGateway.PAYS, 10);
        set(workspace, 5, null, 10_000);
        topUps.buyRequested();
        return workspace;
    }

    @Test
    void shouldNotBeAskedForByAReservationThatIsRefused() {
        UUID workspace = workspaceAboveItsThreshold();
        ledger.reserve(LedgerFixture.request(UUID.randomUUID(), workspace, 11));
        assertThat(requests()).isEmpty();
    }

    @Test
    void shouldNotBeAskedForOnceItIsSwitchedOff() {
        UUID workspace = workspaceAboveItsThreshold();
        ledger.jdbi.useTransaction(
                tx -> store.save(tx, new AutoTopUp(workspace, false, 5, null, "standard", 10_000, null, null)));
        ledger.reserve(LedgerFixture.request(UUID.randomUUID(), workspace, 10));
        assertThat(requests()).isEmpty();
    }

    @Test
    void shouldBuyWithoutARequestWhatWasPutOff() {
        UUID workspace = workspace(EmbeddedPaymentGateway.PAYS, 0);
        set(workspace, 50_000, 60_000, 1_000);
        topUps.buyRequested();
        topUps.buyRequested();
        assertThat(credits(workspace)).as("the daily cap").isEqualTo(1_000);
        ledger.clock.pass(Duration.ofHours(25));
        topUps.buyDue();
        assertThat(credits(workspace)).isEqualTo(2_000);
    }

    @Test
    void shouldBuyAsManyPacksAsCloseTheGapWithOnePayment() {
        UUID workspace = workspace(EmbeddedPaymentGateway.PAYS, 100);
        set(workspace, 200, 3_000, 10_000);
        int before = billing.charges.get();
        topUps.buyDue();
        assertThat(credits(workspace)).isEqualTo(3_100);
        assertThat(billing.charges.get()).isEqualTo(before + 1);
    }

    @Test
    void shouldBuyOnceHoweverManyReplicasLook() throws Exception {
        UUID workspace = workspace(EmbeddedPaymentGateway.PAYS, 0);
        set(workspace, 1, null, 100_000);
        Callable<Void> look = () -> {
            topUps.buyDue();
            topUps.buyRequested();
            return null;
        };
        ExecutorService replicas = Executors.newFixedThreadPool(8);
        try {
            for (Future<Void> future : replicas.invokeAll(Collections.nCopies(16, look))) {
                future.get();
            }
        } finally {
            replicas.shutdown();
        }
        assertThat(credits(workspace)).isEqualTo(BillingFixture.PACK_CREDITS);
    }

    @Test
    void shouldKeepTheDailyCap() {
        UUID workspace = workspace(EmbeddedPaymentGateway.PAYS, 0);
        set(workspace, 50_000, 60_000, 2_500);
        topUps.buyDue();
        topUps.buyDue();
        assertThat(credits(workspace)).isEqualTo(2_000);
        ledger.clock.pass(Duration.ofHours(25));
        topUps.buyDue();
        assertThat(credits(workspace)).isEqualTo(4_000);
    }

    @Test
    void shouldStopAfterADeclineUntilTheSettingsAreSavedAgain() {
        UUID workspace = workspace(EmbeddedPaymentGateway.DECLINES, 0);
        set(workspace, 10, null, 10_000);
        int before = billing.charges.get();
        topUps.buyDue();
        topUps.buyDue();
        assertThat(billing.charges.get()).isEqualTo(before + 1);
        assertThat(settings(workspace).pauseReason()).isEqualTo("payment_declined");

        billing.save(workspace, EmbeddedPaymentGateway.PAYS);
        set(workspace, 10, null, 10_000);
        topUps.buyDue();
        assertThat(credits(workspace)).isEqualTo(BillingFixture.PACK_CREDITS);
        assertThat(settings(workspace).pausedAt()).isNull();
    }

    @Test
    void shouldHaveOnePurchaseUnderWayWhileTheCustomerHasToAuthenticate() {
        UUID workspace = workspace(EmbeddedPaymentGateway.AUTHENTICATES, 0);
        set(workspace, 10, null, 10_000);
        int before = billing.charges.get();
        topUps.buyDue();
        topUps.buyDue();
        assertThat(billing.charges.get()).isEqualTo(before + 1);
        assertThat(settings(workspace).pausedAt()).isNull();
    }

    @Test
    void shouldPauseWithoutAPaymentMethod() {
        UUID workspace = ledger.workspace(0, 0);
        set(workspace, 10, null, 10_000);
        topUps.buyDue();
        assertThat(settings(workspace).pauseReason()).isEqualTo("payment_method_required");
    }

    private static UUID workspace(String method, int credits) {
        UUID workspace = ledger.workspace(0, credits);
        billing.save(workspace, method);
        return workspace;
    }

    private static void set(UUID workspace, int threshold, Integer target, int cap) {
        ledger.jdbi.useTransaction(
                tx -> store.save(tx, new AutoTopUp(workspace, true, threshold, target, "standard", cap, null, null)));
    }

    private static List<UUID> requests() {
        return ledger.jdbi.withHandle(handle -> handle.createQuery("SELECT workspace_id FROM account.topup_requests")
                .mapTo(UUID.class)
                .list());
    }

    private static AutoTopUp settings(UUID workspace) {
        return ledger.jdbi.withHandle(handle -> store.find(handle, workspace)).orElseThrow();
    }

    private static int credits(UUID workspace) {
        return ledger.balances(workspace).spendable();
    }
}
