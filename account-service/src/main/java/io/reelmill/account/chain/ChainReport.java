package io.reelmill.account.chain;

import java.util.List;

/**
 * What a verification has found.
 *
 * @param workspaces whose chains were read
 * @param transfers whose hashes were compared
 * @param unsealed transfers at the end of the chains that have no link yet, and so are compared with the balances alone
 * @param faults at most {@link ChainVerification#MAX_FAULTS}
 */
public record ChainReport(int workspaces, long transfers, long unsealed, List<ChainFault> faults) {

    public boolean isIntact() {
        return faults.isEmpty();
    }
}
