package io.reelmill.account.grant;

import static org.assertj.core.api.Assertions.assertThat;

import io.reelmill.account.LedgerFixture;
import io.reelmill.account.grant.GrantModel.Given;
import io.reelmill.account.ledger.Balances;
import io.reelmill.account.ledger.LedgerAccount;
import io.reelmill.account.reservation.ReserveOutcome;
import io.reelmill.testkit.CuttableDatabase;
import java.sql.SQLException;
import java.time.Duration;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.UUID;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import org.jdbi.v3.core.HandleConsumer;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/**
 * Random operations, each compared with a plain model. Connections are cut in the middle of operations, before and after their
 * commit; whoever called repeats the call. The clock jumps ahead and back.
 */
class GrantModelTest {

    private static final int OPERATIONS = Integer.getInteger("reelmill.model.operations", 2_000);
    private static final int MANY_OPERATIONS = Integer.getInteger("reelmill.model.operations", 1_000_000);
    private static final long SEED = Long.getLong("reelmill.model.seed", 20_261_122);

    /** Grants and reservations of one workspace grow; so new ones follow after a while. */
    private static final int OPERATIONS_OF_A_WORKSPACE = 250;

    private static final int OPERATIONS_PER_CUT = 20;

    /** A transaction of the ledger sends about so many messages; a cut may also come too late for it. */
    private static final int MAX_MESSAGES = 12;

    /** Class of the SQL states of lost connections. */
    private static final String CONNECTION_EXCEPTION = "08";

    private static CuttableDatabase database;
    private static LedgerFixture fixture;

    private final Random random = new Random(SEED);
    private GrantModel model;
    private UUID workspace;
    private int cuts;

    @BeforeAll
    static void open() {
        database = new CuttableDatabase();
        fixture = new LedgerFixture(database.url());
    }

    @AfterAll
    static void close() {
        fixture.close();
        database.close();
    }

    @Test
    void shouldAgreeWithTheModelAfterEveryOperation() {
        operateRandomly(OPERATIONS);
    }

    @Test
    @Tag("endurance")
    void shouldAgreeWithTheModelAfterEachOfAMillionOperations() {
        operateRandomly(MANY_OPERATIONS);
    }

    private void operateRandomly(int operations) {
        System.out.printf("grant model: %d operations, seed %d (-Dreelmill.model.seed)%n", operations, SEED);
        for (int i = 0; i < operations; i++) {
            if (i % OPERATIONS_OF_A_WORKSPACE == 0) {
                workspace = fixture.workspace(0, 0);
                model = new GrantModel();
            }
            String operation = operate(i);
            assertBalances("operation %d (%s) of seed %d".formatted(i, operation, SEED));
        }
        System.out.printf("grant model: %d connections were cut%n", cuts);
        assertThat(cuts).isPositive();
        assertThat(fixture.grantsThatDiffer()).isZero();
        assertThat(fixture.balancesThatDiffer()).isZero();
        assertThat(fixture.sumOfBalances()).isZero();
        fixture.sealAll();
        assertThat(fixture.verification.verify().faults()).isEmpty();
    }

    /** Does something now and then with a connection that is cut, and then again as its caller would. */
    private <T> T surviving(Supplier<T> operation) {
        if (random.nextInt(OPERATIONS_PER_CUT) == 0) {
            database.cutAfter(1 + random.nextInt(MAX_MESSAGES), random.nextBoolean());
        }
        while (true) {
            try {
                T result = operation.get();
                if (!database.isCut()) {
                    database.mend();
                    return result;
                }
            } catch (RuntimeException e) {
                if (!isConnectionLost(e)) {
                    throw e;
                }
            }
            cuts++;
            database.mend();
        }
    }

    private static boolean isConnectionLost(Throwable failure) {
        for (Throwable cause = failure; cause != null; cause = cause.getCause()) {
            if (cause instanceof SQLException sql
                    && sql.getSQLState() != null
                    && sql.getSQLState().startsWith(CONNECTION_EXCEPTION)) {
                return true;
            }
        }
        return false;
    }

    private void surviving(HandleConsumer<RuntimeException> transaction) {
        surviving(() -> {
            fixture.jdbi.useTransaction(transaction);
            return null;
        });
    }

    private String operate(int i) {
        int kind = random.nextInt(20);
        if (kind < 4) {
            return issue("grant-" + i);
        } else if (kind < 11 || model.pending.isEmpty()) {
            return reserve();
        } else if (kind < 16) {
            return settle();
        } else if (kind == 16 && !model.captured.isEmpty()) {
            return refund();
        } else if (kind == 17) {
            return revoke();
        } else if (kind == 18) {
            return repeat();
        }
        jump();
        surviving(tx -> fixture.grants.expire(tx, workspace));
        model.expire(now());
        return "time";
    }

    private void jump() {
        int kind = random.nextInt(8);
        long micros = 1 + random.nextInt(1_000_000);
        Duration time = kind == 0
                ? Duration.ofDays(random.nextInt(60))
                : kind == 1 ? Duration.ofMinutes(-random.nextInt(10)) : Duration.ofHours(random.nextInt(72));
        fixture.clock.pass(time.plus(micros, ChronoUnit.MICROS));
    }

    private String issue(String reference) {
        GrantCategory category = pick(List.of(GrantCategory.values()));
        int credits = 1 + random.nextInt(200);
        fixture.clock.pass(Duration.ofMillis(1)); // no two grants have the same age
        Instant expiry = category.expires() ? now().plus(Duration.ofHours(1 + random.nextInt(400))) : null;
        for (int repetition = 0; repetition < 2; repetition++) {
            surviving(tx ->
                    fixture.grants.issue(tx, new NewGrant(workspace, category, credits, expiry, "test", reference)));
        }
        model.issue(reference, category, credits, expiry, now());
        return "issue";
    }

    private String reserve() {
        UUID id = UUID.randomUUID();
        int credits = 1 + random.nextInt(80);
        ReserveOutcome outcome = surviving(() -> fixture.reserve(LedgerFixture.request(id, workspace, credits)));
        assertThat(!(outcome instanceof ReserveOutcome.TooFew)).isEqualTo(model.reserve(id, credits));
        return "reserve";
    }

    private String settle() {
        UUID id = pick(List.copyOf(model.pending.keySet()));
        long held = model.pending.get(id)[0] + model.pending.get(id)[1];
        int capture = random.nextInt((int) held + 1);
        surviving(() -> fixture.reservations.settle(id, capture, "test"));
        model.settle(id, capture, now());
        return "settle";
    }

    private String refund() {
        UUID id = pick(List.copyOf(model.captured.keySet()));
        surviving(() -> fixture.reservations.refund(id, "our_fault"));
        model.refund(id, now());
        return "refund";
    }

    private String revoke() {
        if (!model.grants.isEmpty()) {
            Given grant = pick(model.grants);
            int kind = random.nextInt(4);
            long total = kind == 0 ? grant.amount : kind == 1 ? 0 : random.nextLong(grant.amount + 1);
            fixture.clock.pass(Duration.ofMillis(1)); // no two grants have the same age
            for (int repetition = 0; repetition < 2; repetition++) {
                surviving(tx -> fixture.revocations.revoke(tx, workspace, grant.reference, total, "payment_disputed"));
            }
            model.revoke(grant, total, now());
        }
        return "revoke";
    }

    /** What was settled or refunded before changes nothing. */
    private String repeat() {
        for (UUID id : model.captured.keySet().stream().limit(1).collect(Collectors.toSet())) {
            fixture.reservations.settle(id, 1, "again");
        }
        return "repeat";
    }

    private void assertBalances(String operation) {
        Balances balances = fixture.balances(workspace);
        assertThat(List.of(
                        (long) balances.regular(),
                        (long) balances.nonExpiring(),
                        (long) balances.of(LedgerAccount.CONSUMED),
                        (long) balances.of(LedgerAccount.EXPIRED),
                        (long) balances.debt()))
                .as(operation)
                .containsExactly(model.free(true), model.free(false), model.consumed, model.expired, model.debt);
        Map<String, Long> left = new HashMap<>();
        model.grants.stream().filter(grant -> grant.left > 0).forEach(grant -> left.put(grant.reference, grant.left));
        assertThat(stored()).as(operation).isEqualTo(left);
    }

    private Map<String, Long> stored() {
        return fixture.jdbi.withHandle(handle -> handle.createQuery(
                        "SELECT reference, remaining FROM account.grants WHERE workspace_id = ? AND remaining > 0")
                .bind(0, workspace)
                .reduceRows(new HashMap<String, Long>(), (map, row) -> {
                    map.put(row.getColumn("reference", String.class), row.getColumn("remaining", Long.class));
                    return map;
                }));
    }

    private <T> T pick(List<T> choices) {
        return choices.get(random.nextInt(choices.size()));
    }

    private static Instant now() {
        return fixture.clock.instant();
    }
}
