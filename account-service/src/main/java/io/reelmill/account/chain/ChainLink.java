package io.reelmill.account.chain;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.util.HexFormat;
import java.util.UUID;

/**
 * A transfer at its place in the chain of its workspace.
 *
 * @param sequence 1 for the first transfer of the workspace; 0 before there is any
 * @param at time of the transfer, and never before that of the link before
 * @param balance after the transfer
 * @param hash hexadecimal, of the transfer and of the link before
 */
public record ChainLink(
        UUID workspaceId, long sequence, long transferId, Instant at, RunningBalance balance, String hash) {

    private static final HexFormat HEX = HexFormat.of();

    /** What stands before the first transfer of a workspace. */
    static ChainLink beforeFirst(UUID workspaceId) {
        return new ChainLink(workspaceId, 0, 0, Instant.EPOCH, RunningBalance.ZERO, "00".repeat(32));
    }

    /** The link of the transfer that follows. */
    ChainLink next(StoredTransfer transfer) {
        return new ChainLink(
                workspaceId,
                sequence + 1,
                transfer.id(),
                transfer.createdAt().isBefore(at) ? at : transfer.createdAt(),
                balance.after(transfer),
                HEX.formatHex(TransferHash.of(HEX.parseHex(hash), sequence + 1, transfer)));
    }

    static ChainLink of(ResultSet row) throws SQLException {
        return new ChainLink(
                row.getObject("link_workspace_id", UUID.class),
                row.getLong("link_sequence"),
                row.getLong("link_transfer_id"),
                row.getTimestamp("link_at").toInstant(),
                new RunningBalance(
                        row.getLong("link_regular"),
                        row.getLong("link_non_expiring"),
                        row.getLong("link_reserved"),
                        row.getLong("link_debt")),
                HEX.formatHex(row.getBytes("link_hash")));
    }

    byte[] hashBytes() {
        return HEX.parseHex(hash);
    }
}
