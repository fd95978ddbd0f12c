package io.reelmill.account.chain;

import java.util.UUID;

/**
 * What is wrong at one place of a chain.
 *
 * @param sequence place in the chain, 0 where it has none
 * @param transferId 0 where no transfer is concerned
 * @param detail for the operator
 */
public record ChainFault(UUID workspaceId, Kind kind, long sequence, long transferId, String detail) {

    /** What happened to a transfer or its link. */
    public enum Kind {
        /** The transfer or its link is not as it was written, or stands at another place. */
        ALTERED,
        /** A transfer of the chain is gone. */
        REMOVED,
        /** A link of the chain is gone. */
        LINK_MISSING,
        /** A transfer without a link stands before others that have theirs. */
        INSERTED,
        /** The chain ends elsewhere than its head says. */
        HEAD_DIFFERS,
        /** The balances are not what the transfers add up to. */
        BALANCE_DIFFERS
    }
}
