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
 * <p>Ids of different workspaces are not committed in their order, so a transfer may appear behind later ones. Therefore the
 * progress advances only to an id below which no transaction can still commit: the highest id that was drawn before a moment at
 * which every open transaction of that time has ended.
 */
@Singleton
public class ChainSealer {

    static final int PAGE = 5_000;

    /** Ids up to this one were drawn by transactions before this transaction id. */
    private record Horizon(long id, String transactionId) {}

    /** @param last id that was read, or null when nothing is left */
    private record Sealed(int links, Long last, boolean reachedHorizon) {}

    private final Jdbi jdbi;
    private final ChainStore store = new ChainStore();
    private Horizon horizon;

    public ChainSealer(Jdbi jdbi) {
        this.jdbi = jdbi;
    }

    /**
     * Appends all transfers that have no link yet, a page in each transaction.
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
        long last = 0;
        Sealed page;
        do {
            long after = last;
            page = jdbi.inTransaction(tx -> sealPage(tx, after));
            links += page.links();
            last = page.last() == null ? last : page.last();
        } while (page.last() != null);
        if (page.reachedHorizon()) {
            horizon = jdbi.withHandle(ChainSealer::nextHorizon);
        }
        return links;
    }

    private Sealed sealPage(Handle tx, long after) {
        Optional<Long> sealedTo = tx.createQuery(
                        "SELECT sealed_to FROM account.chain_progress FOR UPDATE SKIP LOCKED")
                .mapTo(Long.class)
                .findOne();
        if (sealedTo.isEmpty()) {
            return new Sealed(0, null, false);
        }
        boolean settled = isSettled(tx, horizon);
        List<StoredTransfer> transfers = store.transfersAfter(tx, Math.max(after, sealedTo.get()), PAGE);
        int links = append(tx, transfers);
        Long last = transfers.size() < PAGE ? null : transfers.get(PAGE - 1).id();
        boolean reached = settled && (last == null || last >= horizon.id());
        long certain = reached ? horizon.id() : settled ? last : sealedTo.get();
        if (certain > sealedTo.get()) {
            store.markSealed(tx, certain);
        }
        return new Sealed(links, last, reached);
    }

    private int append(Handle tx, List<StoredTransfer> transfers) {
        Map<UUID, ChainLink> heads =
                store.heads(tx, transfers.stream().map(StoredTransfer::workspaceId).collect(Collectors.toSet()));
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
                    links.stream().map(ChainLink::workspaceId).distinct().map(heads::get).toList());
        }
        return links.size();
    }

    private static boolean isSettled(Handle handle, Horizon horizon) {
        return handle.createQuery("SELECT :id::xid8 <= pg_snapshot_xmin(pg_current_snapshot())")
                .bind("id", horizon.transactionId())
                .mapTo(Boolean.class)
                .one();
    }

    /** Two statements: whoever drew an id before the first has a transaction id below that of the second. */
    private static Horizon nextHorizon(Handle handle) {
        long drawn = handle.createQuery(
                        "SELECT CASE WHEN is_called THEN last_value ELSE 0 END FROM account.transfers_id_seq")
                .mapTo(Long.class)
                .one();
        String next = handle.createQuery("SELECT pg_snapshot_xmax(pg_current_snapshot())::text")
                .mapTo(String.class)
                .one();
        return new Horizon(drawn, next);
    }
}
