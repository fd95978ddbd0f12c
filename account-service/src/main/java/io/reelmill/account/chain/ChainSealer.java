package io.reelmill.account.chain;

import jakarta.inject.Singleton;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;
import java.util.stream.Collectors;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.Jdbi;

/**
 * Appends transfers that were committed to the chains of their workspaces. One process at a time does so, under the lock of the
 * progress row; others leave it to that one.
 *
 * <p>Ids of one workspace are committed in their order, those of different workspaces are not: a transfer may appear behind later
 * ones. So whatever one snapshot shows may be appended, and the progress advances to a <em>horizon</em>: an id such that every
 * transaction that was open when it was drawn has ended. Up to there all is to be seen, and is read page by page.
 */
@Singleton
public class ChainSealer {

    static final int PAGE = 5_000;

    /** Ids up to this one were drawn by transactions before this transaction id. */
    private record Horizon(long id, String transactionId) {}

    private record Sealed(int transfers, int links) {

        static final Sealed NOTHING = new Sealed(0, 0);

        boolean isFull() {
            return transfers == PAGE;
        }
    }

    private final Jdbi jdbi;
    private final ChainStore store = new ChainStore();
    private Horizon horizon;

    public ChainSealer(Jdbi jdbi) {
        this.jdbi = jdbi;
    }

    /**
     * Appends transfers that have no link yet: all up to the horizon, and a page of those behind it.
     *
     * @return how many were appended
     */
    public synchronized int seal() {
        if (!jdbi.withHandle(store::hasUnsealed)) {
            return 0;
        }
        if (horizon == null) {
            horizon = jdbi.withHandle(ChainSealer::nextHorizon);
        }
        int links = 0;
        if (jdbi.withHandle(handle -> isSettled(handle, horizon))) {
            Sealed page;
            do {
                page = jdbi.inTransaction(tx -> sealTo(tx, horizon.id()));
                links += page.links();
            } while (page.isFull());
            horizon = jdbi.withHandle(ChainSealer::nextHorizon);
        }
        return links + jdbi.inTransaction(this::sealBehindHorizon).links();
    }

    private Sealed sealTo(Handle tx, long horizonId) {
        Optional<Long> sealedTo = lock(tx);
        if (sealedTo.isEmpty() || sealedTo.get() >= horizonId) {
            return Sealed.NOTHING;
        }
        List<StoredTransfer> transfers = store.unsealed(tx, sealedTo.get(), horizonId, PAGE);
        Sealed page = new Sealed(transfers.size(), append(tx, transfers));
        store.markSealed(tx, page.isFull() ? transfers.get(PAGE - 1).id() : horizonId);
        return page;
    }

    private Sealed sealBehindHorizon(Handle tx) {
        Optional<Long> sealedTo = lock(tx);
        if (sealedTo.isEmpty()) {
            return Sealed.NOTHING;
        }
        List<StoredTransfer> transfers = store.unsealed(tx, sealedTo.get(), Long.MAX_VALUE, PAGE);
        return new Sealed(transfers.size(), append(tx, transfers));
    }

    /** Empty while another process is at work. */
    private static Optional<Long> lock(Handle tx) {
        return tx.createQuery("SELECT sealed_to FROM account.chain_progress FOR UPDATE SKIP LOCKED")
                .mapTo(Long.class)
                .findOne();
    }

    private int append(Handle tx, List<StoredTransfer> transfers) {
        Map<UUID, ChainLink> heads = store.heads(
                tx, transfers.stream().map(StoredTransfer::workspaceId).collect(Collectors.toSet()));
        List<ChainLink> links = new ArrayList<>();
        for (StoredTransfer transfer : transfers) {
            ChainLink head = heads.computeIfAbsent(transfer.workspaceId(), ChainLink::beforeFirst);
            if (transfer.id() > head.transferId()) {
                ChainLink link = head.next(transfer);
                links.add(link);
                heads.put(link.workspaceId(), link);
            }
        }
        if (!links.isEmpty()) {
            store.append(tx, links);
            store.replaceHeads(
                    tx,
                    links.stream()
                            .map(ChainLink::workspaceId)
                            .distinct()
                            .map(heads::get)
                            .toList());
        }
        return links.size();
    }

    private static boolean isSettled(Handle handle, Horizon horizon) {
        return handle.createQuery("SELECT :id::xid8 <= pg_snapshot_xmin(pg_current_snapshot())")
                .bind("id", horizon.transactionId())
                .mapTo(Boolean.class)
                .one();
    }

    /**
     * Two statements: whoever drew an id before the first has a transaction id below that of the second, which is a new one. The
     * upper end of a snapshot would not do: transactions that are open may be behind it.
     */
    private static Horizon nextHorizon(Handle handle) {
        long drawn = handle.createQuery(
                        "SELECT CASE WHEN is_called THEN last_value ELSE 0 END FROM account.transfers_id_seq")
                .mapTo(Long.class)
                .one();
        String next = handle.createQuery("SELECT pg_current_xact_id()::text")
                .mapTo(String.class)
                .one();
        return new Horizon(drawn, next);
    }
}
