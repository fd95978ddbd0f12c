package io.reelmill.account.statement;

import static org.assertj.core.api.Assertions.assertThat;

import io.reelmill.account.LedgerFixture;
import io.reelmill.account.chain.Cursor;
import io.reelmill.account.grant.GrantCategory;
import io.reelmill.account.grant.NewGrant;
import io.reelmill.contracts.account.LedgerApi.Balance;
import io.reelmill.contracts.account.LedgerApi.Line;
import io.reelmill.contracts.account.LedgerApi.Statement;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.UUID;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** Statements and former balances beside a replay of the transfers, at random times, with and without links. */
class StatementModelTest {

    private static final int WORKSPACES = 5;
    private static final int OPERATIONS = 120;
    private static final long SEED = Long.getLong("reelmill.model.seed", 20_261_123);

    private static LedgerFixture fixture;

    private final Random random = new Random(SEED);

    /** A movement as it was written. */
    private record Written(Instant at, long regular, long nonExpiring, long reserved, long debt) {}

    @BeforeAll
    static void open() {
        fixture = new LedgerFixture();
    }

    @AfterAll
    static void close() {
        fixture.close();
    }

    @Test
    void shouldTellTheBalanceOfAnyTimeAsAReplayDoes() {
        for (int i = 0; i < WORKSPACES; i++) {
            UUID workspace = fixture.workspace(100, 50);
            Instant start = fixture.clock.instant();
            use(workspace);
            List<Written> written = replay(workspace);
            long span = Duration.between(start, fixture.clock.instant()).toMillis() + 2_000;
            for (int probe = 0; probe < 200; probe++) {
                Instant asOf = probe < written.size() && probe % 2 == 0
                        ? written.get(probe).at()
                        : start.minusMillis(1_000).plusMillis((long) (random.nextDouble() * span));
                assertThat(fixture.statements.balance(workspace, asOf))
                        .as("as of %s, seed %d", asOf, SEED)
                        .isEqualTo(expected(written, asOf));
            }
            assertPages(workspace, written);
        }
    }

    /** Random operations; the clock goes back now and then, as those of two replicas may differ. */
    private void use(UUID workspace) {
        List<UUID> held = new ArrayList<>();
        List<UUID> settled = new ArrayList<>();
        int sealUntil = random.nextInt(OPERATIONS);
        for (int i = 0; i < OPERATIONS; i++) {
            fixture.clock.pass(Duration.ofMillis(random.nextInt(5_000) - 500));
            int kind = random.nextInt(10);
            if (kind == 0) {
                grant(workspace, "pack-" + i);
            } else if (kind < 5 || held.isEmpty()) {
                UUID id = UUID.randomUUID();
                fixture.reserve(LedgerFixture.request(id, workspace, 1 + random.nextInt(20)));
                fixture.reservations.find(id).ifPresent(made -> held.add(id));
            } else if (kind < 8) {
                UUID id = held.remove(random.nextInt(held.size()));
                int credits = fixture.reservations.find(id).orElseThrow().credits();
                fixture.reservations.settle(id, random.nextInt(credits + 1), "rendered");
                settled.add(id);
            } else if (kind == 8 && !settled.isEmpty()) {
                fixture.reservations.refund(settled.get(random.nextInt(settled.size())), "our_fault");
            } else {
                int pack = random.nextInt(i + 1);
                fixture.jdbi.useTransaction(tx -> fixture.revoke(tx, workspace, "pack-" + pack, "chargeback"));
            }
            if (i < sealUntil && random.nextInt(4) == 0) {
                fixture.sealer.seal();
            }
        }
    }

    private void grant(UUID workspace, String reference) {
        fixture.jdbi.useTransaction(tx -> fixture.grants.issue(
                tx,
                new NewGrant(workspace, GrantCategory.PACK, 1 + random.nextInt(60), null, "credit_pack", reference)));
    }

    /** All transfers in the order of their commits; none happens before the one before it. */
    private static List<Written> replay(UUID workspace) {
        List<Written> rows = fixture.jdbi.withHandle(handle -> handle.createQuery("""
                        SELECT created_at, regular, non_expiring, reserved, debt FROM account.transfers
                         WHERE workspace_id = ? ORDER BY id""")
                .bind(0, workspace)
                .map((row, context) -> new Written(
                        row.getTimestamp(1).toInstant(),
                        row.getLong(2),
                        row.getLong(3),
                        row.getLong(4),
                        row.getLong(5)))
                .list());
        List<Written> ordered = new ArrayList<>();
        Instant latest = Instant.EPOCH;
        for (Written row : rows) {
            latest = row.at().isAfter(latest) ? row.at() : latest;
            ordered.add(new Written(latest, row.regular(), row.nonExpiring(), row.reserved(), row.debt()));
        }
        return ordered;
    }

    private static Balance expected(List<Written> written, Instant asOf) {
        long regular = 0;
        long nonExpiring = 0;
        long reserved = 0;
        long debt = 0;
        for (Written row : written) {
            if (!row.at().isAfter(asOf)) {
                regular += row.regular();
                nonExpiring += row.nonExpiring();
                reserved += row.reserved();
                debt -= row.debt();
            }
        }
        return new Balance(asOf, regular, nonExpiring, regular + nonExpiring, reserved, debt);
    }

    /** All pages of a random size together are all movements of a random period, each with the balance after it. */
    private void assertPages(UUID workspace, List<Written> written) {
        Instant from = written.get(random.nextInt(written.size())).at();
        Instant before = from.plusMillis(random.nextInt(200_000));
        List<Line> lines = new ArrayList<>();
        int limit = 1 + random.nextInt(20);
        String cursor = null;
        do {
            Statement page = fixture.statements.page(
                    workspace,
                    from,
                    before,
                    cursor == null ? null : Cursor.of(cursor).orElseThrow(),
                    limit);
            assertThat(page.lines()).hasSizeLessThanOrEqualTo(limit);
            lines.addAll(page.lines());
            cursor = page.nextCursor();
        } while (cursor != null);
        Collections.reverse(lines);
        List<Long> balances = new ArrayList<>();
        long balance = 0;
        for (Written row : written) {
            balance += row.regular() + row.nonExpiring();
            if (!row.at().isBefore(from) && row.at().isBefore(before)) {
                balances.add(balance);
            }
        }
        assertThat(lines).extracting(Line::balance).as("seed %d", SEED).isEqualTo(balances);
        assertThat(lines).extracting(Line::sequence).isSorted().doesNotHaveDuplicates();
    }
}
