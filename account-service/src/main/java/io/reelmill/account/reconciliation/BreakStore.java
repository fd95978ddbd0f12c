package io.reelmill.account.reconciliation;

import io.reelmill.contracts.ContractJson;
import io.reelmill.contracts.account.LedgerApi.Break;
import jakarta.inject.Singleton;
import java.nio.charset.StandardCharsets;
import java.time.Clock;
import java.time.Instant;
import java.util.List;
import java.util.UUID;
import org.jdbi.v3.core.Jdbi;
import org.jdbi.v3.core.statement.PreparedBatch;

/** The breaks that were found. */
@Singleton
public class BreakStore {

    private static final int MAX_LISTED = 1_000;

    private final Jdbi jdbi;
    private final Clock clock;

    public BreakStore(Jdbi jdbi, Clock clock) {
        this.jdbi = jdbi;
        this.clock = clock;
    }

    /** Stores new breaks and notes that known ones were seen again; a closed one opens when its evidence is another. */
    void save(List<Finding> findings) {
        if (findings.isEmpty()) {
            return;
        }
        Instant now = clock.instant();
        jdbi.useTransaction(tx -> {
            PreparedBatch batch = tx.prepareBatch("""
                    INSERT INTO account.ledger_breaks AS known
                           (kind, workspace_id, subject, evidence, first_seen, last_seen)
                    VALUES (:kind, :workspace, :subject, :evidence::jsonb, :now, :now)
                        ON CONFLICT (kind, subject) DO UPDATE
                       SET last_seen = excluded.last_seen, evidence = excluded.evidence,
                           closed_at = CASE WHEN known.evidence = excluded.evidence THEN known.closed_at END""");
            for (Finding finding : findings) {
                batch.bind("kind", finding.kind().column())
                        .bind("workspace", finding.workspaceId())
                        .bind("subject", finding.subject())
                        .bind("evidence", new String(ContractJson.bytes(finding.evidence()), StandardCharsets.UTF_8))
                        .bind("now", now)
                        .add();
            }
            batch.execute();
        });
    }

    /** Those that nobody has closed, newest first. */
    public List<Break> open() {
        return jdbi.withHandle(handle -> handle.createQuery("""
                        SELECT id, kind, workspace_id, subject, evidence::text AS evidence, first_seen, last_seen
                          FROM account.ledger_breaks WHERE closed_at IS NULL ORDER BY id DESC LIMIT :limit""")
                .bind("limit", MAX_LISTED)
                .map((row, context) -> new Break(
                        row.getLong("id"),
                        row.getString("kind"),
                        row.getObject("workspace_id", UUID.class),
                        row.getString("subject"),
                        row.getString("evidence"),
                        row.getTimestamp("first_seen").toInstant(),
                        row.getTimestamp("last_seen").toInstant()))
                .list());
    }

    /** How many nobody has closed. */
    public long countOpen() {
        return jdbi.withHandle(
                handle -> handle.createQuery("SELECT count(*) FROM account.ledger_breaks WHERE closed_at IS NULL")
                        .mapTo(Long.class)
                        .one());
    }

    /** Closes one with the reason why it is in order; false when there is no such open break. */
    public boolean close(long id, String note) {
        return jdbi.withHandle(
                        handle -> handle.createUpdate("UPDATE account.ledger_breaks SET closed_at = :now, note = :note"
                                        + " WHERE id = :id AND closed_at IS NULL")
                                .bind("now", clock.instant())
                                .bind("note", note)
                                .bind("id", id)
                                .execute())
                == 1;
    }
}
