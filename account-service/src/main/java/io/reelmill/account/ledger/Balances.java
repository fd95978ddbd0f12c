package io.reelmill.account.ledger;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.EnumMap;
import java.util.Map;

/**
 * Credits of one workspace by account, at one moment.
 *
 * @param openRenders its renders that wait or run
 */
public record Balances(Map<LedgerAccount, Long> byAccount, int openRenders) {

    public Balances {
        byAccount = new EnumMap<>(byAccount);
    }

    static Balances of(ResultSet row) throws SQLException {
        Map<LedgerAccount, Long> byAccount = new EnumMap<>(LedgerAccount.class);
        for (LedgerAccount account : LedgerAccount.values()) {
            byAccount.put(account, row.getLong(account.column()));
        }
        return new Balances(byAccount, row.getInt("open_renders"));
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

    /** Credits that the workspace owes, zero or above. */
    public int debt() {
        return -of(LedgerAccount.DEBT);
    }

    public int spendable() {
        return regular() + nonExpiring();
    }

    /** What is left when so many credits are held, for a render or for something else. */
    public Balances holding(int regular, int nonExpiring, boolean render) {
        Map<LedgerAccount, Long> after = new EnumMap<>(byAccount);
        after.merge(LedgerAccount.REGULAR, (long) -regular, Long::sum);
        after.merge(LedgerAccount.NON_EXPIRING, (long) -nonExpiring, Long::sum);
        after.merge(LedgerAccount.RESERVED, (long) regular + nonExpiring, Long::sum);
        return new Balances(after, openRenders + (render ? 1 : 0));
    }
}
