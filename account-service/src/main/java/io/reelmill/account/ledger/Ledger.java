package io.reelmill.account.ledger;

import io.reelmill.service.Refusal;
import jakarta.inject.Singleton;
import java.time.Clock;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.UUID;
import java.util.function.Function;
import java.util.stream.IntStream;
import java.util.stream.Stream;
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
        return known(lock(tx, Set.of(workspaceId)), workspaceId);
    }

    /** The same for several workspaces, locked in one order whoever asks; those that are unknown are left out. */
    public Map<UUID, Balances> lock(Handle tx, Set<UUID> workspaceIds) {
        return read(tx, workspaceIds, " ORDER BY workspace_id, account FOR UPDATE");
    }

    /**
     * Balances as they are now.
     *
     * @throws Refusal when the workspace is unknown
     */
    public Balances balances(Handle handle, UUID workspaceId) {
        return known(read(handle, Set.of(workspaceId), ""), workspaceId);
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
        post(tx, List.of(transfer));
    }

    /** Writes several transfers: all, or none when the database refuses one. */
    public void post(Handle tx, List<Transfer> transfers) {
        List<UUID> ids =
                Stream.generate(UUID::randomUUID).limit(transfers.size()).toList();
        List<Entry> entries = IntStream.range(0, ids.size())
                .boxed()
                .flatMap(i -> Entry.of(ids.get(i), transfers.get(i)))
                .toList();
        tx.createUpdate("""
                        WITH transfer AS (
                            INSERT INTO account.transfers
                                   (id, workspace_id, kind, reason, reference, reservation_id, created_at)
                            SELECT *, :at FROM unnest(:ids, :workspaces, :kinds, :reasons, :references, :reservations))
                        INSERT INTO account.entries (transfer_id, workspace_id, account, amount)
                        SELECT * FROM unnest(:transfers, :holders, :accounts, :amounts)
                        """)
                .bind("at", clock.instant())
                .bindArray("ids", UUID.class, ids)
                .bindArray("workspaces", UUID.class, column(transfers, Transfer::workspaceId))
                .bindArray(
                        "kinds", String.class, column(transfers, t -> t.kind().column()))
                .bindArray("reasons", String.class, column(transfers, Transfer::reason))
                .bindArray("references", String.class, column(transfers, Transfer::reference))
                .bindArray("reservations", UUID.class, column(transfers, Transfer::reservationId))
                .bindArray("transfers", UUID.class, column(entries, Entry::transferId))
                .bindArray("holders", UUID.class, column(entries, Entry::workspaceId))
                .bindArray("accounts", String.class, column(entries, Entry::account))
                .bindArray("amounts", Long.class, column(entries, Entry::amount))
                .execute();
    }

    private record Entry(UUID transferId, UUID workspaceId, String account, Long amount) {

        static Stream<Entry> of(UUID id, Transfer transfer) {
            return transfer.entries().entrySet().stream()
                    .map(e -> new Entry(id, transfer.workspaceId(), e.getKey().column(), e.getValue()));
        }
    }

    /** Where a value may be null, as a reference is. */
    private static <T, V> List<V> column(List<T> rows, Function<T, V> value) {
        List<V> values = new ArrayList<>(rows.size());
        rows.forEach(row -> values.add(value.apply(row)));
        return values;
    }

    private static boolean isUsed(Handle tx, UUID workspaceId, String reference) {
        return tx.createQuery("SELECT count(*) FROM account.transfers WHERE workspace_id = ? AND reference = ?")
                        .bind(0, workspaceId)
                        .bind(1, reference)
                        .mapTo(Integer.class)
                        .one()
                > 0;
    }

    private static Balances known(Map<UUID, Balances> found, UUID workspaceId) {
        return Optional.ofNullable(found.get(workspaceId)).orElseThrow(() -> Refusal.notFound("the workspace"));
    }

    private static Map<UUID, Balances> read(Handle handle, Set<UUID> workspaceIds, String how) {
        Map<UUID, Map<LedgerAccount, Long>> found = new HashMap<>();
        handle.createQuery(
                        "SELECT workspace_id, account, balance FROM account.ledger_accounts WHERE workspace_id = ANY(:ids)"
                                + how)
                .bindArray("ids", UUID.class, workspaceIds)
                .map((row, context) -> {
                    found.computeIfAbsent(
                                    row.getObject("workspace_id", UUID.class), id -> new EnumMap<>(LedgerAccount.class))
                            .put(LedgerAccount.ofColumn(row.getString("account")), row.getLong("balance"));
                    return row;
                })
                .forEach(row -> {});
        Map<UUID, Balances> balances = new HashMap<>();
        found.forEach((workspace, accounts) -> balances.put(workspace, new Balances(accounts)));
        return balances;
    }
}
