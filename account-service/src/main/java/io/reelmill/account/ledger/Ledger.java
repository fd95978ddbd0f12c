package io.reelmill.account.ledger;

import io.reelmill.database.SqlArray;
import jakarta.inject.Singleton;
import java.time.Clock;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.UUID;
import org.jdbi.v3.core.Handle;

/** Moves credits. Everything happens within the caller's transaction. */
@Singleton
public class Ledger {

    private static final String POST = """
            INSERT INTO account.transfers (workspace_id, kind, reason, reference, reservation_id,
                                           regular, non_expiring, reserved, issued, consumed, expired, debt, created_at)
            SELECT *, :at FROM unnest(:workspaces::uuid[], :kinds, :reasons, :references, :reservations::uuid[],
                                      :regular, :nonExpiring, :reserved, :issued, :consumed, :expired, :debt)
            """;

    private final Clock clock;

    public Ledger(Clock clock) {
        this.clock = clock;
    }

    /** Opens the accounts of a new workspace, all empty; nothing happens when it has them. */
    public void open(Handle tx, UUID workspaceId) {
        tx.execute("INSERT INTO account.balances (workspace_id) VALUES (?) ON CONFLICT DO NOTHING", workspaceId);
    }

    /**
     * Balances that nobody else changes until the transaction ends. Who posts takes this lock first.
     *
     * @throws UnknownWorkspaceException when it has no accounts
     */
    public Balances lock(Handle tx, UUID workspaceId) {
        return known(lock(tx, Set.of(workspaceId)), workspaceId);
    }

    /** The same for several workspaces, locked in one order whoever asks; those that are unknown are left out. */
    public Map<UUID, Balances> lock(Handle tx, Set<UUID> workspaceIds) {
        return read(tx, workspaceIds, " ORDER BY workspace_id FOR UPDATE");
    }

    /**
     * Balances as they are now.
     *
     * @throws UnknownWorkspaceException when it has no accounts
     */
    public Balances balances(Handle handle, UUID workspaceId) {
        return known(read(handle, Set.of(workspaceId), ""), workspaceId);
    }

    /** Writes a transfer. The database refuses it when it does not balance or overdraws. */
    public void post(Handle tx, Transfer transfer) {
        post(tx, List.of(transfer));
    }

    /** Writes several transfers: all, or none when the database refuses one. */
    public void post(Handle tx, List<Transfer> transfers) {
        tx.createUpdate(POST)
                .bind("at", clock.instant())
                .bind("workspaces", SqlArray.uuids(transfers, Transfer::workspaceId))
                .bind("kinds", SqlArray.texts(transfers, t -> t.kind().column()))
                .bind("reasons", SqlArray.texts(transfers, Transfer::reason))
                .bind("references", SqlArray.texts(transfers, Transfer::reference))
                .bind("reservations", SqlArray.uuids(transfers, Transfer::reservationId))
                .bind("regular", SqlArray.longs(transfers, t -> t.gain(LedgerAccount.REGULAR)))
                .bind("nonExpiring", SqlArray.longs(transfers, t -> t.gain(LedgerAccount.NON_EXPIRING)))
                .bind("reserved", SqlArray.longs(transfers, t -> t.gain(LedgerAccount.RESERVED)))
                .bind("issued", SqlArray.longs(transfers, t -> t.gain(LedgerAccount.ISSUED)))
                .bind("consumed", SqlArray.longs(transfers, t -> t.gain(LedgerAccount.CONSUMED)))
                .bind("expired", SqlArray.longs(transfers, t -> t.gain(LedgerAccount.EXPIRED)))
                .bind("debt", SqlArray.longs(transfers, t -> t.gain(LedgerAccount.DEBT)))
                .execute();
    }

    /** Whether a workspace has a transfer with this reference. */
    public boolean isUsed(Handle tx, UUID workspaceId, String reference) {
        return tx.createQuery("SELECT count(*) FROM account.transfers WHERE workspace_id = ? AND reference = ?")
                        .bind(0, workspaceId)
                        .bind(1, reference)
                        .mapTo(Integer.class)
                        .one()
                > 0;
    }

    private static Balances known(Map<UUID, Balances> found, UUID workspaceId) {
        return Optional.ofNullable(found.get(workspaceId))
                .orElseThrow(() -> new UnknownWorkspaceException(workspaceId));
    }

    private static Map<UUID, Balances> read(Handle handle, Set<UUID> workspaceIds, String how) {
        return handle.createQuery("SELECT * FROM account.balances WHERE workspace_id = ANY(:ids::uuid[])" + how)
                .bind("ids", SqlArray.uuids(workspaceIds, id -> id))
                .reduceResultSet(new HashMap<>(), (found, row, context) -> {
                    found.put(row.getObject("workspace_id", UUID.class), Balances.of(row));
                    return found;
                });
    }
}
