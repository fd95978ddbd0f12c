package io.reelmill.account.statement;

import io.reelmill.account.ledger.Ledger;
import io.reelmill.account.ledger.UnknownWorkspaceException;
import io.reelmill.contracts.account.AccountApi;
import io.reelmill.contracts.account.LedgerApi.Grant;
import io.reelmill.contracts.account.LedgerApi.Hold;
import io.reelmill.contracts.account.LedgerApi.Holdings;
import jakarta.inject.Singleton;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Timestamp;
import java.util.List;
import java.util.UUID;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.Jdbi;
import org.jdbi.v3.core.transaction.TransactionIsolationLevel;

/** Reads what a workspace has, by grant and reservation, in one snapshot. */
@Singleton
public class HoldingsReader {

    /** More are under way in no plan. */
    private static final int MAX_HOLDS = 1_000;

    private final Jdbi jdbi;
    private final Ledger ledger;

    public HoldingsReader(Jdbi jdbi, Ledger ledger) {
        this.jdbi = jdbi;
        this.ledger = ledger;
    }

    /**
     * Grants with credits left and open reservations.
     *
     * @throws UnknownWorkspaceException when there is no such workspace
     */
    public Holdings read(UUID workspaceId) {
        return jdbi.inTransaction(TransactionIsolationLevel.REPEATABLE_READ, snapshot -> {
            ledger.balances(snapshot, workspaceId);
            return new Holdings(grants(snapshot, workspaceId), holds(snapshot, workspaceId));
        });
    }

    private static List<Grant> grants(Handle snapshot, UUID workspaceId) {
        return snapshot.createQuery("""
                        SELECT category, remaining, amount, expires_at, created_at FROM account.grants
                         WHERE workspace_id = :workspace AND remaining > 0
                         ORDER BY priority, expires_at NULLS LAST, created_at, id""")
                .bind("workspace", workspaceId)
                .map((row, context) -> grant(row))
                .list();
    }

    private static Grant grant(ResultSet row) throws SQLException {
        Timestamp expiry = row.getTimestamp("expires_at");
        return new Grant(
                row.getString("category"),
                row.getLong("remaining"),
                row.getLong("amount"),
                expiry == null ? null : expiry.toInstant(),
                row.getTimestamp("created_at").toInstant());
    }

    private static List<Hold> holds(Handle snapshot, UUID workspaceId) {
        return snapshot.createQuery("""
                        SELECT id, purpose, subject, credits, created_at FROM account.reservations
                         WHERE workspace_id = :workspace AND state = 'pending'
                         ORDER BY created_at DESC, id LIMIT :most""")
                .bind("workspace", workspaceId)
                .bind("most", MAX_HOLDS)
                .map((row, context) -> hold(row))
                .list();
    }

    private static Hold hold(ResultSet row) throws SQLException {
        String purpose = row.getString("purpose");
        boolean ofProject = purpose.equals(AccountApi.PURPOSE_RENDER) || purpose.equals(AccountApi.PURPOSE_EXPORT);
        return new Hold(
                row.getObject("id", UUID.class),
                purpose,
                ofProject ? row.getString("subject") : null,
                row.getLong("credits"),
                row.getTimestamp("created_at").toInstant());
    }
}
