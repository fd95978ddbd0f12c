package io.reelmill.account.ledger;

import java.util.EnumMap;
import java.util.Map;

/** Credits of one workspace by account, at one moment. */
public record Balances(Map<LedgerAccount, Long> byAccount) {

    public Balances {
        byAccount = new EnumMap<>(byAccount);
    }

    public int of(LedgerAccount account) {
        return Math.toIntExact(byAccount.get(account));
    }

    public int regular() {
        return of(LedgerAccount.REGULAR);
    }

    public int nonExpiring() {
        return of(LedgerAccount.NON_EXPIRING);
    }

    public int reserved() {
        return of(LedgerAccount.RESERVED);
    }

    public int spendable() {
        return regular() + nonExpiring();
    }
}
