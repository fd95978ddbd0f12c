package io.reelmill.account.grant;

import static org.assertj.core.api.Assertions.assertThat;

import io.reelmill.testkit.TestPostgres;
import java.util.List;
import java.util.Map;
import javax.sql.DataSource;
import org.flywaydb.core.Flyway;
import org.jdbi.v3.core.Jdbi;
import org.junit.jupiter.api.Test;

/** Grants, payments and disputes of the schema before revocations were counted. */
class RevocationMigrationTest {

    private static final String ID = "'00000000-0000-0000-0000-00000000000%d'";

    private final DataSource database = TestPostgres.dataSource();
    private final Jdbi jdbi = Jdbi.create(database);

    @Test
    void shouldKnowTheInvoicesOfGrantsAndWhatWasTakenBackOfThem() {
        migrate("20");
        String workspace = ID.formatted(1);
        String pack = ID.formatted(2);
        String period = ID.formatted(3);
        jdbi.useTransaction(
                tx -> tx.createScript("""
                INSERT INTO account.users VALUES (%1$s, 'ada@example.org', 'Ada', now());
                INSERT INTO account.workspaces (id, owner_id, name, plan, created_at) VALUES (%1$s, %1$s, 'Ada''s', 'hobby', now());
                INSERT INTO account.balances (workspace_id) VALUES (%1$s);
                INSERT INTO account.invoices (id, workspace_id, pack, credits, amount, currency, status, idempotency_key, created_at)
                VALUES (%2$s, %1$s, 'standard', 100, 1000, 'USD', 'paid', 'a', now());
                INSERT INTO account.payments (id, invoice_id, method, status, updated_at) VALUES (%2$s, %2$s, 'card', 'disputed', now());
                INSERT INTO account.invoices (id, workspace_id, kind, plan, period_start, period_end, credits, amount, currency, status,
                                              idempotency_key, created_at)
                VALUES (%3$s, %1$s, 'subscription', 'hobby', '2026-11-20T12:00:00.5Z', '2026-12-20', 50, 1900, 'USD', 'paid', 'b', now());
                INSERT INTO account.payments (id, invoice_id, method, status, updated_at) VALUES (%3$s, %3$s, 'card', 'refunded', now());
                INSERT INTO account.grants (id, workspace_id, category, account, priority, amount, remaining, expires_at, reference,
                                            created_at, revoked_at)
                VALUES (%2$s, %1$s, 'pack', 'non_expiring', 110, 100, 0, NULL, 'invoice:' || %2$s, now(), now()),
                       (%3$s, %1$s, 'plan', 'regular', 20, 50, 50, '2026-12-20', 'period:2026-11-20T12:00:00.500Z', now(), NULL),
                       (%1$s, %1$s, 'plan', 'regular', 20, 50, 50, '2026-12-20', 'period:of a trial', now(), NULL);
                INSERT INTO account.transfers (workspace_id, kind, reason, reference, regular, non_expiring, reserved, issued, consumed,
                                               expired, debt, created_at)
                VALUES (%1$s, 'issue', 'credit_pack', 'invoice:' || %2$s, 0, 100, 0, -100, 0, 0, 0, now()),
                       (%1$s, 'revoke', 'disputed', 'revoke:invoice:' || %2$s, 0, -30, 0, 100, 0, 0, -70, now());
                """.formatted(workspace, pack, period)).execute());

        migrate("latest");

        assertThat(rows("SELECT reference, invoice_id::text AS invoice, revoked, owed FROM account.grants ORDER BY id"))
                .containsExactly(
                        row("period:of a trial", null, 0, 0),
                        row("invoice:" + pack.replace("'", ""), pack.replace("'", ""), 100, 70),
                        row("period:2026-11-20T12:00:00.500Z", period.replace("'", ""), 0, 0));
        assertThat(rows("SELECT refunded FROM account.payments ORDER BY id"))
                .containsExactly(Map.of("refunded", 0L), Map.of("refunded", 1_900L));
        assertThat(rows("SELECT amount_returned AS returned FROM account.invoices ORDER BY id"))
                .containsExactly(Map.of("returned", 1_000L), Map.of("returned", 1_900L));
        assertThat(rows("SELECT payment_id::text AS payment, status, amount FROM account.payment_disputes"))
                .containsExactly(Map.of("payment", pack.replace("'", ""), "status", "open", "amount", 1_000L));
    }

    private static Map<String, Object> row(String reference, String invoice, long revoked, long owed) {
        Map<String, Object> row = new java.util.HashMap<>();
        row.put("reference", reference);
        row.put("invoice", invoice);
        row.put("revoked", revoked);
        row.put("owed", owed);
        return row;
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

    private List<Map<String, Object>> rows(String sql) {
        return jdbi.withHandle(handle -> handle.createQuery(sql).mapToMap().list());
    }
}
