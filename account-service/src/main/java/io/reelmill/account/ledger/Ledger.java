package io.reelmill.account.ledger;

import io.reelmill.service.Refusal;
import jakarta.inject.Singleton;
import java.time.Clock;
import java.util.EnumMap;
import java.util.Map;
import java.util.UUID;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.statement.PreparedBatch;

/** Moves credits. Everything happens within the caller's transaction. */
@Singleton
public class Ledger {

    private final Clock clock;

    public Ledger(Clock clock) {
        this.clock = clock;
    }

    /** Opens the accounts of a new workspace; nothing happens when it has them. */
    public void open(Handle tx, UUID workspaceId) {
        PreparedBatch accounts = tx.prepareBatch(
                "INSERT INTO account.ledger_accounts (workspace_id, account) VALUES (?, ?) ON CONFLICT DO NOTHING");
        for (LedgerAccount account : LedgerAccount.values()) {
            accounts.add(workspaceId, account.column());
        }
        accounts.execute();
    }

    /**
     * Balances that nobody else changes until the transaction ends. Who posts takes this lock first.
     *
     * @throws Refusal when the workspace is unknown
     */
    public Balances lock(Handle tx, UUID workspaceId) {
        return read(tx, workspaceId, " ORDER BY account FOR UPDATE");
    }

    /**
     * Balances as they are now.
     *
     * @throws Refusal when the workspace is unknown
     */
    public Balances balances(Handle handle, UUID workspaceId) {
        return read(handle, workspaceId, "");
    }

    /**
     * Gives credits, once for each reference.
     *
     * @param into {@link LedgerAccount#REGULAR} or {@link LedgerAccount#NON_EXPIRING}
     * @return whether they were given now; false when the reference was used before
     */
    public boolean issue(
            Handle tx, UUID workspaceId, LedgerAccount into, int credits, String reason, String reference) {
        if (credits <= 0 || (into != LedgerAccount.REGULAR && into != LedgerAccount.NON_EXPIRING)) {
            throw new IllegalArgumentException("cannot issue " + credits + " credits into " + into);
        }
        lock(tx, workspaceId);
        if (isUsed(tx, workspaceId, reference)) {
            return false;
        }
        Map<LedgerAccount, Long> entries = Map.of(into, (long) credits, LedgerAccount.ISSUED, (long) -credits);
        post(tx, new Transfer(workspaceId, Transfer.Kind.ISSUE, reason, reference, null, entries));
        return true;
    }

    /** Ends what is left of the regular credits. */
    public void expireRegular(Handle tx, UUID workspaceId, String reference) {
        long left = lock(tx, workspaceId).regular();
        if (left > 0) {
            Map<LedgerAccount, Long> entries = Map.of(LedgerAccount.REGULAR, -left, LedgerAccount.EXPIRED, left);
            post(tx, new Transfer(workspaceId, Transfer.Kind.EXPIRE, "period_end", reference, null, entries));
        }
    }

    /** Writes a transfer. The database refuses it, at the latest at commit, when it does not balance or overdraws. */
    public void post(Handle tx, Transfer transfer) {
        UUID id = UUID.randomUUID();
        tx.createUpdate("""
                        INSERT INTO account.transfers
                               (id, workspace_id, kind, reason, reference, reservation_id, created_at)
                        VALUES (:id, :workspace, :kind, :reason, :reference, :reservation, :at)
                        """)
                .bind("id", id)
                .bind("workspace", transfer.workspaceId())
                .bind("kind", transfer.kind().column())
                .bind("reason", transfer.reason())
                .bind("reference", transfer.reference())
                .bind("reservation", transfer.reservationId())
                .bind("at", clock.instant())
                .execute();
        if (transfer.entries().isEmpty()) {
            return; // an empty batch is an error of its own; the database refuses the transfer at commit
        }
        PreparedBatch entries = tx.prepareBatch(
                "INSERT INTO account.entries (transfer_id, workspace_id, account, amount) VALUES (?, ?, ?, ?)");
        transfer.entries()
                .forEach((account, amount) -> entries.add(id, transfer.workspaceId(), account.column(), amount));
        entries.execute();
    }

    private static boolean isUsed(Handle tx, UUID workspaceId, String reference) {
        return tx.createQuery("SELECT count(*) FROM account.transfers WHERE workspace_id = ? AND reference = ?")
                        .bind(0, workspaceId)
                        .bind(1, reference)
                        .mapTo(Integer.class)
                        .one()
                > 0;
    }

    private static Balances read(Handle handle, UUID workspaceId, String how) {
        Map<LedgerAccount, Long> balances = new EnumMap<>(LedgerAccount.class);
        handle.createQuery("SELECT account, balance FROM account.ledger_accounts WHERE workspace_id = :id" + how)
                .bind("id", workspaceId)
                .map((row, context) ->
                        Map.entry(LedgerAccount.ofColumn(row.getString("account")), row.getLong("balance")))
                .forEach(entry -> balances.put(entry.getKey(), entry.getValue()));
        if (balances.isEmpty()) {
            throw Refusal.notFound("the workspace");
        }
        return new Balances(balances);
    }
}
