package io.reelmill.account.chain;

import static org.assertj.core.api.Assertions.assertThat;

import io.reelmill.account.LedgerFixture;
import java.time.Instant;
import java.util.List;
import java.util.UUID;
import org.junit.jupiter.api.Test;

/** The page of a statement is read by an index from where it begins, however many transfers there are. */
class StatementPlanTest {

    private static final int TRANSFERS = 20_000;
    private static final Instant MIDDLE = Instant.parse("2026-01-01T01:00:00Z");

    @Test
    void shouldReadAPageByTheIndexAlone() {
        try (LedgerFixture fixture = new LedgerFixture()) {
            UUID workspace = fixture.workspace(0, 0);
            UUID other = fixture.workspace(0, 0);
            fixture.jdbi.useHandle(handle -> {
                handle.execute("""
                        INSERT INTO account.transfers (workspace_id, kind, reason, regular, non_expiring, reserved, issued,
                                                       consumed, expired, created_at)
                        SELECT CASE WHEN n % 2 = 0 THEN ?::uuid ELSE ?::uuid END, 'issue', 'test', 0, 1, 0, -1, 0, 0,
                               '2026-01-01T00:00:00Z'::timestamptz + n * interval '1 second'
                          FROM generate_series(1, ?) AS n""", workspace, other, TRANSFERS);
                fixture.sealAll();
                handle.execute("ANALYZE account.transfers, account.chain_links");
            });

            List<String> plan = fixture.jdbi.withHandle(handle -> handle.createQuery(
                            "EXPLAIN (ANALYZE, COSTS OFF, TIMING OFF, SUMMARY OFF) " + ChainReader.PAGE)
                    .bind("workspace", workspace)
                    .bind("from", Instant.EPOCH)
                    .bind("before", MIDDLE)
                    .bind("cursorAt", MIDDLE)
                    .bind("cursorSequence", Long.MAX_VALUE)
                    .bind("limit", 101)
                    .mapTo(String.class)
                    .list());

            assertThat(String.join("\n", plan))
                    .contains(
                            "Index Scan Backward using chain_links_pkey on chain_links c (actual rows=101",
                            "Index Scan using transfers_pkey1 on transfers t (actual rows=1 loops=101)")
                    .doesNotContain("Seq Scan", "Sort", "Rows Removed");
        }
    }
}
