package io.reelmill.account.chain;

import io.reelmill.database.SqlArray;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import org.jdbi.v3.core.Handle;

/** The SQL of chains. */
final class ChainStore {

    private static final String LINK_COLUMNS = """
            %1$s.workspace_id AS link_workspace_id, %1$s.sequence AS link_sequence, %1$s.transfer_id AS link_transfer_id,
            %1$s.at AS link_at, %1$s.regular AS link_regular, %1$s.non_expiring AS link_non_expiring,
            %1$s.reserved AS link_reserved, %1$s.debt AS link_debt, %1$s.hash AS link_hash
            """;

    private static final String NEW_LINKS = """
            SELECT * FROM unnest(:workspaces::uuid[], :sequences, :transfers, :times::timestamptz[],
                                 :regular, :nonExpiring, :reserved, :debt, :hashes)
            """;

    /** Columns of a link, as {@link ChainLink#of} reads them. */
    static String linkColumns(String table) {
        return LINK_COLUMNS.formatted(table);
    }

    /** The last links of these workspaces; those without a link are left out. */
    Map<UUID, ChainLink> heads(Handle handle, Collection<UUID> workspaces) {
        return handle.createQuery("SELECT " + linkColumns("h")
                        + " FROM account.chain_heads h WHERE workspace_id = ANY(:ids::uuid[])")
                .bind("ids", SqlArray.uuids(workspaces, id -> id))
                .map((row, context) -> ChainLink.of(row))
                .reduce(new HashMap<>(), (heads, head) -> {
                    heads.put(head.workspaceId(), head);
                    return heads;
                });
    }

    /** Transfers without a link behind an id and up to another, in the order of their ids. For whoever holds the lock. */
    List<StoredTransfer> unsealed(Handle handle, long after, long to, int limit) {
        return handle.createQuery("""
                        SELECT t.* FROM account.transfers t LEFT JOIN account.chain_heads h USING (workspace_id)
                         WHERE t.id > :after AND t.id <= :to AND t.id > coalesce(h.transfer_id, 0)
                         ORDER BY t.id LIMIT :limit""")
                .bind("after", after)
                .bind("to", to)
                .bind("limit", limit)
                .map((row, context) -> StoredTransfer.of(row))
                .list();
    }

    /** Transfers of a workspace behind one, in the order of their ids. Slow where many transfers have no link yet. */
    List<StoredTransfer> transfersAfter(Handle handle, UUID workspaceId, long id) {
        return handle.createQuery(
                        "SELECT * FROM account.transfers WHERE id > :id AND workspace_id = :workspace ORDER BY id")
                .bind("id", id)
                .bind("workspace", workspaceId)
                .map((row, context) -> StoredTransfer.of(row))
                .list();
    }

    void append(Handle tx, Collection<ChainLink> links) {
        insert(tx, "INSERT INTO account.chain_links " + NEW_LINKS, links);
    }

    void replaceHeads(Handle tx, Collection<ChainLink> heads) {
        insert(tx, "INSERT INTO account.chain_heads " + NEW_LINKS + """
                 ON CONFLICT (workspace_id) DO UPDATE
                       SET sequence = excluded.sequence, transfer_id = excluded.transfer_id, at = excluded.at,
                           regular = excluded.regular, non_expiring = excluded.non_expiring,
                           reserved = excluded.reserved, debt = excluded.debt, hash = excluded.hash""", heads);
    }

    /** Every transfer up to this id has its link. */
    long sealedTo(Handle handle) {
        return handle.createQuery("SELECT sealed_to FROM account.chain_progress")
                .mapTo(Long.class)
                .one();
    }

    /** Whether there may be a transfer without a link. */
    boolean hasUnsealed(Handle handle) {
        // The largest id comes from the index at once; EXISTS reads the table from its beginning.
        return handle.createQuery("""
                        SELECT coalesce((SELECT max(id) FROM account.transfers) > sealed_to, false)
                          FROM account.chain_progress""").mapTo(Boolean.class).one();
    }

    private static void insert(Handle tx, String sql, Collection<ChainLink> links) {
        tx.createUpdate(sql)
                .bind("workspaces", SqlArray.uuids(links, ChainLink::workspaceId))
                .bind("sequences", SqlArray.longs(links, ChainLink::sequence))
                .bind("transfers", SqlArray.longs(links, ChainLink::transferId))
                .bind("times", SqlArray.texts(links, link -> link.at().toString()))
                .bind("regular", SqlArray.longs(links, link -> link.balance().regular()))
                .bind("nonExpiring", SqlArray.longs(links, link -> link.balance()
                        .nonExpiring()))
                .bind("reserved", SqlArray.longs(links, link -> link.balance().reserved()))
                .bind("debt", SqlArray.longs(links, link -> link.balance().debt()))
                .bind("hashes", SqlArray.bytes(links, ChainLink::hashBytes))
                .execute();
    }

    void markSealed(Handle tx, long to) {
        tx.execute("UPDATE account.chain_progress SET sealed_to = ?", to);
    }
}
