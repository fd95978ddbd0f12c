package io.reelmill.account.chain;

import jakarta.inject.Singleton;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import org.jdbi.v3.core.Handle;

/**
 * Reads chains. Transfers that have no link yet are shown with the one that they are going to have. The caller's transaction must
 * read one snapshot.
 */
@Singleton
public class ChainReader {

    /** A transfer at its place. */
    public record Entry(ChainLink link, StoredTransfer transfer) {}

    /**
     * Which entries are asked for.
     *
     * @param from earliest time
     * @param before time that is no longer part of it
     * @param cursor only entries in front of this one, or null
     */
    public record Range(Instant from, Instant before, Cursor cursor, int limit) {

        boolean contains(ChainLink link) {
            return !link.at().isBefore(from) && link.at().isBefore(before) && (cursor == null || cursor.isBehind(link));
        }
    }

    static final String PAGE = "SELECT " + ChainStore.linkColumns("c") + """
            , t.* FROM account.chain_links c JOIN account.transfers t ON t.id = c.transfer_id
             WHERE c.workspace_id = :workspace AND c.at >= :from AND c.at < :before
               AND (c.at, c.sequence) < (:cursorAt, :cursorSequence)
             ORDER BY c.at DESC, c.sequence DESC LIMIT :limit""";

    private final ChainStore store = new ChainStore();

    /** Entries of a workspace, newest first. */
    public List<Entry> entries(Handle snapshot, UUID workspaceId, Range range) {
        List<Entry> entries = new ArrayList<>();
        List<Entry> tail = tail(snapshot, workspaceId);
        for (int i = tail.size() - 1; i >= 0 && entries.size() < range.limit(); i--) {
            if (range.contains(tail.get(i).link())) {
                entries.add(tail.get(i));
            }
        }
        Cursor cursor = range.cursor() == null ? new Cursor(range.before(), Long.MAX_VALUE) : range.cursor();
        entries.addAll(snapshot.createQuery(PAGE)
                .bind("workspace", workspaceId)
                .bind("from", range.from())
                .bind("before", range.before())
                .bind("cursorAt", cursor.at())
                .bind("cursorSequence", cursor.sequence())
                .bind("limit", range.limit() - entries.size())
                .map((row, context) -> new Entry(ChainLink.of(row), StoredTransfer.of(row)))
                .list());
        return entries;
    }

    /** Balances after the last transfer up to a time. */
    public RunningBalance balance(Handle snapshot, UUID workspaceId, Instant asOf) {
        Optional<RunningBalance> unsealed = tail(snapshot, workspaceId).stream()
                .map(Entry::link)
                .filter(link -> !link.at().isAfter(asOf))
                .reduce((earlier, later) -> later)
                .map(ChainLink::balance);
        return unsealed.or(() -> snapshot.createQuery("SELECT " + ChainStore.linkColumns("c") + """
                                 FROM account.chain_links c WHERE c.workspace_id = :workspace AND c.at <= :at
                                ORDER BY c.at DESC, c.sequence DESC LIMIT 1""")
                        .bind("workspace", workspaceId)
                        .bind("at", asOf)
                        .map((row, context) -> ChainLink.of(row).balance())
                        .findOne())
                .orElse(RunningBalance.ZERO);
    }

    private List<Entry> tail(Handle snapshot, UUID workspaceId) {
        ChainLink head = store.heads(snapshot, List.of(workspaceId))
                .getOrDefault(workspaceId, ChainLink.beforeFirst(workspaceId));
        List<Entry> tail = new ArrayList<>();
        for (StoredTransfer transfer :
                store.transfersAfter(snapshot, workspaceId, Math.max(head.transferId(), store.sealedTo(snapshot)))) {
            head = head.next(transfer);
            tail.add(new Entry(head, transfer));
        }
        return tail;
    }
}
