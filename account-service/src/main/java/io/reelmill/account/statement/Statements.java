package io.reelmill.account.statement;

import io.reelmill.account.chain.ChainReader;
import io.reelmill.account.chain.ChainReader.Entry;
import io.reelmill.account.chain.ChainReader.Range;
import io.reelmill.account.chain.Cursor;
import io.reelmill.account.chain.RunningBalance;
import io.reelmill.account.ledger.Ledger;
import io.reelmill.account.ledger.UnknownWorkspaceException;
import io.reelmill.contracts.account.LedgerApi.Balance;
import io.reelmill.contracts.account.LedgerApi.Statement;
import jakarta.inject.Singleton;
import java.time.Instant;
import java.util.List;
import java.util.UUID;
import org.jdbi.v3.core.Jdbi;
import org.jdbi.v3.core.transaction.TransactionIsolationLevel;

/** Reads statements and former balances, each in one snapshot. */
@Singleton
public class Statements {

    /** PostgreSQL has times from here on; no transfer is older. */
    private static final Instant EARLIEST = Instant.parse("1970-01-01T00:00:00Z");

    private static final Instant LATEST = Instant.parse("9999-12-31T00:00:00Z");

    private final Jdbi jdbi;
    private final Ledger ledger;
    private final ChainReader chain;
    private final StatementLines lines = new StatementLines();

    public Statements(Jdbi jdbi, Ledger ledger, ChainReader chain) {
        this.jdbi = jdbi;
        this.ledger = ledger;
        this.chain = chain;
    }

    /**
     * A page of the statement, newest first.
     *
     * @param from earliest time, or null
     * @param before time that is no longer part of it, or null
     * @param cursor end of the page before, or null
     * @throws UnknownWorkspaceException when there is no such workspace
     */
    public Statement page(UUID workspaceId, Instant from, Instant before, Cursor cursor, int limit) {
        return jdbi.inTransaction(TransactionIsolationLevel.REPEATABLE_READ, snapshot -> {
            ledger.balances(snapshot, workspaceId);
            // One more than asked for tells whether there is another page.
            Range range = new Range(within(from, EARLIEST), within(before, LATEST), cursor, limit + 1);
            List<Entry> found = chain.entries(snapshot, workspaceId, range);
            boolean more = found.size() > limit;
            List<Entry> page = more ? found.subList(0, limit) : found;
            return new Statement(
                    lines.of(snapshot, workspaceId, page),
                    more ? Cursor.of(page.get(limit - 1).link()).toString() : null);
        });
    }

    /**
     * Balances after the last transfer up to a time.
     *
     * @throws UnknownWorkspaceException when there is no such workspace
     */
    public Balance balance(UUID workspaceId, Instant asOf) {
        RunningBalance balance = jdbi.inTransaction(TransactionIsolationLevel.REPEATABLE_READ, snapshot -> {
            ledger.balances(snapshot, workspaceId);
            return chain.balance(snapshot, workspaceId, within(asOf, LATEST));
        });
        return new Balance(
                asOf,
                balance.regular(),
                balance.nonExpiring(),
                balance.spendable(),
                balance.reserved(),
                -balance.debt());
    }

    private static Instant within(Instant time, Instant otherwise) {
        if (time == null) {
            return otherwise;
        }
        return time.isBefore(EARLIEST) ? EARLIEST : time.isAfter(LATEST) ? LATEST : time;
    }
}
