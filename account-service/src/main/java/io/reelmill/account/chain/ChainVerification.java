package io.reelmill.account.chain;

import jakarta.inject.Singleton;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.Jdbi;
import org.jdbi.v3.core.transaction.TransactionIsolationLevel;

/**
 * Computes the chains again and names every place at which what is stored differs. Each workspace is read in one snapshot, so
 * that it may be used meanwhile.
 */
@Singleton
public class ChainVerification {

    public static final int MAX_FAULTS = 1_000;

    private static final int FETCH = 2_000;

    /** A link as it is stored with its transfer, which is null when it is gone. */
    private record Stored(ChainLink link, StoredTransfer transfer) {}

    private final Jdbi jdbi;
    private final ChainStore store = new ChainStore();

    public ChainVerification(Jdbi jdbi) {
        this.jdbi = jdbi;
    }

    /** Verifies all workspaces. */
    public ChainReport verify() {
        List<UUID> workspaces = jdbi.withHandle(
                handle -> handle.createQuery("SELECT workspace_id FROM account.balances ORDER BY workspace_id")
                        .mapTo(UUID.class)
                        .list());
        Findings all = new Findings();
        for (UUID workspace : workspaces) {
            verify(workspace, all);
        }
        jdbi.useHandle(handle -> findInserted(handle, all));
        return all.report(workspaces.size());
    }

    /** Verifies one workspace; transfers that were inserted among others show in its balances. */
    public ChainReport verify(UUID workspaceId) {
        Findings found = new Findings();
        verify(workspaceId, found);
        return found.report(1);
    }

    private void verify(UUID workspaceId, Findings found) {
        jdbi.useTransaction(TransactionIsolationLevel.REPEATABLE_READ, tx -> {
            ChainLink end = walk(tx, workspaceId, found);
            ChainLink head =
                    store.heads(tx, List.of(workspaceId)).getOrDefault(workspaceId, ChainLink.beforeFirst(workspaceId));
            if (!end.equals(head)) {
                found.add(new ChainFault(
                        workspaceId,
                        ChainFault.Kind.HEAD_DIFFERS,
                        head.sequence(),
                        head.transferId(),
                        "the chain ends with link " + end.sequence() + " (transfer " + end.transferId()
                                + "), but its head is link " + head.sequence() + " (transfer " + head.transferId()
                                + ")"));
            }
            compareBalances(tx, end, found);
        });
    }

    private static ChainLink walk(Handle tx, UUID workspaceId, Findings found) {
        try (var stored = tx.createQuery("SELECT " + ChainStore.linkColumns("c") + """
                        , t.* FROM account.chain_links c LEFT JOIN account.transfers t ON t.id = c.transfer_id
                         WHERE c.workspace_id = :workspace ORDER BY c.at, c.sequence""")
                .bind("workspace", workspaceId)
                .setFetchSize(FETCH)
                .map((row, context) ->
                        new Stored(ChainLink.of(row), row.getString("kind") == null ? null : StoredTransfer.of(row)))
                .iterator()) {
            ChainLink previous = ChainLink.beforeFirst(workspaceId);
            while (stored.hasNext()) {
                Stored next = stored.next();
                compare(previous, next, found);
                previous = next.link();
            }
            return previous;
        }
    }

    private static void compare(ChainLink previous, Stored next, Findings found) {
        found.transfers++;
        ChainLink link = next.link();
        String place = "transfer " + link.transferId() + ", link " + link.sequence();
        if (link.sequence() != previous.sequence() + 1) {
            found.add(fault(
                    link,
                    ChainFault.Kind.LINK_MISSING,
                    "link " + link.sequence() + " follows link " + previous.sequence() + "; what was between is gone"));
        } else if (next.transfer() == null) {
            found.add(fault(link, ChainFault.Kind.REMOVED, place + ", is gone"));
        } else if (!previous.next(next.transfer()).equals(link)
                || !next.transfer().workspaceId().equals(link.workspaceId())) {
            found.add(fault(link, ChainFault.Kind.ALTERED, place + ", is not what the chain was built of"));
        }
    }

    private static ChainFault fault(ChainLink link, ChainFault.Kind kind, String detail) {
        return new ChainFault(link.workspaceId(), kind, link.sequence(), link.transferId(), detail);
    }

    /** The balances are the last link's, with what is not sealed yet. */
    private void compareBalances(Handle tx, ChainLink end, Findings found) {
        RunningBalance expected = end.balance();
        for (StoredTransfer transfer :
                store.transfersAfter(tx, end.workspaceId(), Math.max(end.transferId(), store.sealedTo(tx)))) {
            expected = expected.after(transfer);
            found.unsealed++;
        }
        RunningBalance kept = tx.createQuery(
                        "SELECT regular, non_expiring, reserved, debt FROM account.balances WHERE workspace_id = :id")
                .bind("id", end.workspaceId())
                .map((row, context) ->
                        new RunningBalance(row.getLong(1), row.getLong(2), row.getLong(3), row.getLong(4)))
                .one();
        if (!expected.equals(kept)) {
            found.add(new ChainFault(
                    end.workspaceId(),
                    ChainFault.Kind.BALANCE_DIFFERS,
                    0,
                    0,
                    "the balances are " + kept + ", the transfers add up to " + expected));
        }
    }

    /** Transfers without a link among those that have one. */
    private static void findInserted(Handle handle, Findings found) {
        handle.createQuery("""
                        SELECT t.id, t.workspace_id FROM account.transfers t
                          JOIN account.chain_heads h ON h.workspace_id = t.workspace_id AND t.id <= h.transfer_id
                         WHERE NOT EXISTS (SELECT 1 FROM account.chain_links c WHERE c.transfer_id = t.id)
                         ORDER BY t.id LIMIT :limit""")
                .bind("limit", MAX_FAULTS)
                .map((row, context) -> Map.entry(row.getLong(1), row.getObject(2, UUID.class)))
                .forEach(row -> found.add(new ChainFault(
                        row.getValue(),
                        ChainFault.Kind.INSERTED,
                        0,
                        row.getKey(),
                        "transfer " + row.getKey() + " has no link, though later ones have theirs")));
    }

    /** What was found so far. */
    private static final class Findings {

        private final List<ChainFault> faults = new ArrayList<>();
        private long transfers;
        private long unsealed;

        void add(ChainFault fault) {
            if (faults.size() < MAX_FAULTS) {
                faults.add(fault);
            }
        }

        ChainReport report(int workspaces) {
            return new ChainReport(workspaces, transfers, unsealed, List.copyOf(faults));
        }
    }
}
