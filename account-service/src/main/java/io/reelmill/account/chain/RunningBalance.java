package io.reelmill.account.chain;

/**
 * Balances of a workspace after a transfer.
 *
 * @param debt zero or below
 */
public record RunningBalance(long regular, long nonExpiring, long reserved, long debt) {

    static final RunningBalance ZERO = new RunningBalance(0, 0, 0, 0);

    /** Credits that can be spent. */
    public long spendable() {
        return regular + nonExpiring;
    }

    RunningBalance after(StoredTransfer transfer) {
        return new RunningBalance(
                regular + transfer.regular(),
                nonExpiring + transfer.nonExpiring(),
                reserved + transfer.reserved(),
                debt + transfer.debt());
    }
}
