package io.reelmill.account.subscription;

import static org.assertj.core.api.Assertions.assertThat;

import io.reelmill.testkit.TestPostgres;
import java.util.Map;
import javax.sql.DataSource;
import org.flywaydb.core.Flyway;
import org.jdbi.v3.core.Jdbi;
import org.junit.jupiter.api.Test;

/** What an older installation has goes on as it was. */
class SubscriptionMigrationTest {

    private static final String ID = "'00000000-0000-0000-0000-000000000001'";

    private final DataSource database = TestPostgres.dataSource();
    private final Jdbi jdbi = Jdbi.create(database);

    @Test
    void shouldGoOnWithoutChargingAnybodyAndKeepInvoicesAndOpenRenders() {
        migrate("9");
        jdbi.useTransaction(tx -> tx.createScript("""
                INSERT INTO account.users VALUES (%1$s, 'ada@example.org', 'Ada', now());
                INSERT INTO account.workspaces VALUES (%1$s, %1$s, 'Ada''s', 'growth', '2026-11-01', '2026-12-01', '2026-01-01');
                INSERT INTO account.balances (workspace_id) VALUES (%1$s);
                INSERT INTO account.transfers (workspace_id, kind, reason, regular, non_expiring, reserved, issued, consumed, expired,
                                               created_at)
                VALUES (%1$s, 'issue', 'plan_credits', 50, 0, 0, -50, 0, 0, now());
                INSERT INTO account.reservations VALUES (%1$s, %1$s, 30, 30, 'render', 'a pid', 'pending', 0, now());
                INSERT INTO account.transfers (workspace_id, kind, reason, reservation_id, regular, non_expiring, reserved, issued,
                                               consumed, expired, created_at)
                VALUES (%1$s, 'reserve', 'render', %1$s, -30, 0, 30, 0, 0, 0, now());
                INSERT INTO account.payment_methods VALUES (%1$s, 'card_pays', now());
                INSERT INTO account.invoices (id, workspace_id, pack, credits, amount, currency, status, idempotency_key, created_at)
                VALUES (%1$s, %1$s, 'standard', 1000, 1000, 'USD', 'open', 'a', now());
                INSERT INTO account.payments (id, invoice_id, method, updated_at) VALUES (%1$s, %1$s, 'card_pays', now());
                """.formatted(ID)).execute());

        migrate("latest");

        assertThat(row("SELECT plan, status, complimentary, cancel_at_period_end AS ending FROM account.subscriptions"))
                .isEqualTo(Map.of("plan", "growth", "status", "active", "complimentary", true, "ending", false));
        assertThat(row("SELECT period_end = '2026-12-01'::timestamptz AS kept FROM account.subscriptions"))
                .isEqualTo(Map.of("kept", true));
        assertThat(row("SELECT i.kind, i.status, p.status AS payment FROM account.invoices i"
                        + " JOIN account.payments p ON p.invoice_id = i.id"))
                .isEqualTo(Map.of("kind", "pack", "status", "open", "payment", "pending"));
        assertThat(row("SELECT regular, reserved, open_renders FROM account.balances"))
                .isEqualTo(Map.of("regular", 20L, "reserved", 30L, "open_renders", 1));
    }

    private void migrate(String target) {
        Flyway.configure()
                .dataSource(database)
                .schemas("account")
                .placeholders(Map.of("schema", "account"))
                .locations("db/account")
                .target(target)
                .load()
                .migrate();
    }

    private Map<String, Object> row(String sql) {
        return jdbi.withHandle(handle -> handle.createQuery(sql).mapToMap().one());
    }
}
