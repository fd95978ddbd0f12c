package io.reelmill.account.ledger;

import static org.assertj.core.api.Assertions.assertThat;

import io.reelmill.testkit.TestPostgres;
import java.util.Map;
import javax.sql.DataSource;
import org.flywaydb.core.Flyway;
import org.jdbi.v3.core.Jdbi;
import org.junit.jupiter.api.Test;

/** Credits that an older installation holds are still there, and still to be settled, in the ledger's present form. */
class LedgerMigrationTest {

    private static final String WORKSPACE = "'00000000-0000-0000-0000-000000000001'";
    private static final String ISSUE = "'00000000-0000-0000-0000-000000000002'";
    private static final String HOLD = "'00000000-0000-0000-0000-000000000003'";
    private static final String RESERVATION = "'00000000-0000-0000-0000-000000000004'";

    private final DataSource database = TestPostgres.dataSource();
    private final Jdbi jdbi = Jdbi.create(database);

    @Test
    void shouldMakeOneRowOfATransferWithEntriesAndKeepTheBalances() {
        migrate("4");
        jdbi.useTransaction(tx -> tx.createScript("""
                INSERT INTO account.users VALUES (%1$s, 'ada@example.org', 'Ada', now());
                INSERT INTO account.workspaces VALUES (%1$s, %1$s, 'Ada''s', 'free', now(), now() + '1 month', now());
                INSERT INTO account.ledger_accounts (workspace_id, account)
                SELECT %1$s, unnest(ARRAY['regular', 'non_expiring', 'reserved', 'issued', 'consumed', 'expired']);
                INSERT INTO account.reservations VALUES (%4$s, %1$s, 30, 30, 'render', 'a pid', 'pending', 0, now());
                INSERT INTO account.transfers VALUES (%2$s, %1$s, 'issue', 'period', '2026-11', NULL, now()),
                                                     (%3$s, %1$s, 'reserve', 'render', NULL, %4$s, now());
                INSERT INTO account.entries VALUES (%2$s, %1$s, 'regular', 100), (%2$s, %1$s, 'issued', -100),
                                                   (%3$s, %1$s, 'regular', -30), (%3$s, %1$s, 'reserved', 30);
                """.formatted(WORKSPACE, ISSUE, HOLD, RESERVATION))
                .execute());

        migrate("latest");

        assertThat(row("SELECT regular, reserved, issued, consumed FROM account.balances"))
                .isEqualTo(Map.of("regular", 70L, "reserved", 30L, "issued", -100L, "consumed", 0L));
        assertThat(row("SELECT regular, reserved, issued, reference FROM account.transfers WHERE kind = 'issue'"))
                .isEqualTo(Map.of("regular", 100L, "reserved", 0L, "issued", -100L, "reference", "2026-11"));
        assertThat(
                        row(
                                "SELECT regular, reserved, reservation_id::text AS id FROM account.transfers WHERE kind = 'reserve'"))
                .isEqualTo(Map.of("regular", -30L, "reserved", 30L, "id", RESERVATION.replace("'", "")));
    }

    @Test
    void shouldTurnWhatAWorkspaceHasIntoGrants() {
        migrate("6");
        jdbi.useTransaction(
                tx -> tx.createScript("""
                INSERT INTO account.users VALUES (%1$s, 'ada@example.org', 'Ada', now());
                INSERT INTO account.workspaces VALUES (%1$s, %1$s, 'Ada''s', 'free', now(), now() + '1 month', now());
                INSERT INTO account.balances (workspace_id) VALUES (%1$s);
                INSERT INTO account.reservations VALUES (%2$s, %1$s, 30, 20, 'render', 'a pid', 'pending', 0, now());
                INSERT INTO account.transfers (workspace_id, kind, reason, reservation_id, regular, non_expiring, reserved,
                                               issued, consumed, expired, created_at)
                VALUES (%1$s, 'issue', 'period', NULL, 20, 50, 0, -70, 0, 0, now()),
                       (%1$s, 'reserve', 'render', %2$s, -20, -10, 30, 0, 0, 0, now());
                """.formatted(WORKSPACE, RESERVATION)).execute());

        migrate("latest");

        assertThat(row("SELECT remaining, expires_at > now() AS later FROM account.grants WHERE account = 'regular'"))
                .isEqualTo(Map.of("remaining", 20L, "later", true));
        assertThat(row("SELECT remaining FROM account.grants WHERE account = 'non_expiring'"))
                .isEqualTo(Map.of("remaining", 50L));
    }

    private void migrate(String target) {
        Flyway.configure()
                .dataSource(database)
                .schemas("account")
                .placeholders(Map.of("schema", "account"))
                .locations("classpath:db/account")
                .target(target)
                .load()
                .migrate();
    }

    private Map<String, Object> row(String sql) {
        return jdbi.withHandle(handle -> handle.createQuery(sql).mapToMap().one());
    }
}
