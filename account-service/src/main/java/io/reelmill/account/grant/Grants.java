package io.reelmill.account.grant;

import static io.reelmill.account.ledger.LedgerAccount.CONSUMED;
import static io.reelmill.account.ledger.LedgerAccount.DEBT;
import static io.reelmill.account.ledger.LedgerAccount.EXPIRED;
import static io.reelmill.account.ledger.LedgerAccount.ISSUED;
import static io.reelmill.account.ledger.LedgerAccount.NON_EXPIRING;
import static io.reelmill.account.ledger.LedgerAccount.REGULAR;

import io.reelmill.account.ledger.Balances;
import io.reelmill.account.ledger.Ledger;
import io.reelmill.account.ledger.LedgerAccount;
import io.reelmill.account.ledger.Transfer;
import jakarta.inject.Singleton;
import java.time.Clock;
import java.time.Instant;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.Jdbi;

/**
 * Gives credits and keeps account of which grant they were used from: by priority, then expiry, then age. Everything that takes
 * a {@link Handle} happens in the caller's transaction, under the lock of the workspace's balances.
 */
@Singleton
public class Grants {

    private final Jdbi jdbi;
    private final Ledger ledger;
    private final GrantStore store;
    private final Clock clock;

    public Grants(Jdbi jdbi, Ledger ledger, Clock clock) {
        this.jdbi = jdbi;
        this.ledger = ledger;
        this.store = new GrantStore();
        this.clock = clock;
    }

    /**
     * Gives credits, once for each reference. A debt is paid from them at once.
     *
     * @return whether they were given now; false when the reference was used before
     */
    public boolean issue(Handle tx, NewGrant grant) {
        Balances balances = ledger.lock(tx, grant.workspaceId());
        if (ledger.isUsed(tx, grant.workspaceId(), grant.reference())) {
            return false;
        }
        Map<LedgerAccount, Long> gains =
                Map.of(grant.account(), (long) grant.credits(), ISSUED, (long) -grant.credits());
        ledger.post(
                tx,
                new Transfer(grant.workspaceId(), Transfer.Kind.ISSUE, grant.reason(), grant.reference(), null, gains));
        store.insert(tx, grant, clock.instant());
        if (balances.debt() > 0) {
            payDebt(tx, grant.workspaceId());
        }
        return true;
    }

    /**
     * Notes from which grants captured credits came. The ledger's transfer is the caller's.
     *
     * @param byAccount how many were captured of each account
     * @return whether an expired grant has credits left, so that {@link #expire} is due
     */
    public boolean capture(Handle tx, UUID workspaceId, UUID reservationId, Map<LedgerAccount, Long> byAccount) {
        List<OpenGrant> open = store.open(tx, workspaceId);
        Map<LedgerAccount, Long> left = new HashMap<>(byAccount);
        List<GrantUse> uses = new ArrayList<>();
        for (OpenGrant grant : open) {
            long part = Math.min(left.getOrDefault(grant.account(), 0L), grant.remaining());
            if (part > 0) {
                uses.add(new GrantUse(grant.id(), GrantUse.Kind.CAPTURE, part));
                left.merge(grant.account(), -part, Long::sum);
            }
        }
        long unfunded = left.values().stream().mapToLong(Long::longValue).sum();
        if (unfunded > 0) {
            throw new IllegalStateException(
                    unfunded + " captured credits of workspace " + workspaceId + " belong to no grant");
        }
        store.use(tx, workspaceId, reservationId, uses, clock.instant());
        return open.stream().anyMatch(grant -> grant.isExpired(clock.instant()));
    }

    /**
     * Gives captured credits back to the grants that they came from, once for each reservation. What goes back to an expired
     * grant expires at once.
     *
     * @return credits that were captured
     */
    public long refund(Handle tx, UUID workspaceId, UUID reservationId, String reason) {
        ledger.lock(tx, workspaceId);
        Map<UUID, Long> captured = store.captured(tx, reservationId);
        long total = captured.values().stream().mapToLong(Long::longValue).sum();
        if (total == 0 || store.isRefunded(tx, reservationId)) {
            return total;
        }
        Map<LedgerAccount, Long> gains = new EnumMap<>(LedgerAccount.class);
        gains.put(CONSUMED, -total);
        Map<UUID, LedgerAccount> accounts = store.accounts(tx, captured.keySet());
        captured.forEach((grant, amount) -> gains.merge(accounts.get(grant), amount, Long::sum));
        ledger.post(tx, new Transfer(workspaceId, Transfer.Kind.REFUND, reason, null, reservationId, gains));
        List<GrantUse> uses = captured.entrySet().stream()
                .map(part -> new GrantUse(part.getKey(), GrantUse.Kind.REFUND, part.getValue()))
                .toList();
        store.use(tx, workspaceId, reservationId, uses, clock.instant());
        expire(tx, workspaceId);
        payDebt(tx, workspaceId);
        return total;
    }

    /** Pays as much of a debt as the workspace has credits that are not on hold. */
    void payDebt(Handle tx, UUID workspaceId) {
        Balances balances = ledger.lock(tx, workspaceId);
        long debt = Math.min(balances.debt(), balances.spendable());
        if (debt == 0) {
            return;
        }
        Map<LedgerAccount, Long> free = new EnumMap<>(LedgerAccount.class);
        free.put(REGULAR, (long) balances.regular());
        free.put(NON_EXPIRING, (long) balances.nonExpiring());
        Map<LedgerAccount, Long> gains = new EnumMap<>(LedgerAccount.class);
        gains.put(DEBT, debt);
        List<GrantUse> uses = new ArrayList<>();
        long left = debt;
        for (OpenGrant grant : store.open(tx, workspaceId)) {
            long part = Math.min(Math.min(left, grant.remaining()), free.get(grant.account()));
            if (part > 0) {
                uses.add(new GrantUse(grant.id(), GrantUse.Kind.REVOKE, part));
                gains.merge(grant.account(), -part, Long::sum);
                free.merge(grant.account(), -part, Long::sum);
                left -= part;
            }
        }
        ledger.post(tx, new Transfer(workspaceId, Transfer.Kind.REVOKE, "debt_paid", null, null, gains));
        store.use(tx, workspaceId, null, uses, clock.instant());
    }

    /** Ends what is left of a workspace's expired grants; credits on hold stay until they are settled. */
    public void expire(Handle tx, UUID workspaceId) {
        Instant now = clock.instant();
        long free = ledger.lock(tx, workspaceId).regular();
        List<OpenGrant> open = store.open(tx, workspaceId).stream()
                .filter(grant -> grant.account() == REGULAR)
                .toList();
        // Held credits are those that are used next, so they belong to the first grants.
        long held = open.stream().mapToLong(OpenGrant::remaining).sum() - free;
        List<GrantUse> uses = new ArrayList<>();
        for (OpenGrant grant : open) {
            long heldHere = Math.min(held, grant.remaining());
            held -= heldHere;
            long part = grant.remaining() - heldHere;
            if (part > 0 && grant.isExpired(now)) {
                uses.add(new GrantUse(grant.id(), GrantUse.Kind.EXPIRE, part));
            }
        }
        long total = uses.stream().mapToLong(GrantUse::amount).sum();
        if (total > 0) {
            ledger.post(
                    tx,
                    new Transfer(
                            workspaceId,
                            Transfer.Kind.EXPIRE,
                            "expired",
                            null,
                            null,
                            Map.of(REGULAR, -total, EXPIRED, total)));
            store.use(tx, workspaceId, null, uses, now);
        }
    }

    /**
     * Ends the expired grants of all workspaces, each in a transaction of its own.
     *
     * @return how many workspaces had any
     */
    public int expireAll() {
        List<UUID> workspaces = jdbi.withHandle(handle -> store.withExpired(handle, clock.instant()));
        for (UUID workspace : workspaces) {
            jdbi.useTransaction(tx -> expire(tx, workspace));
        }
        return workspaces.size();
    }

    /** Captured credits by account, for {@link #capture}. */
    public static Map<LedgerAccount, Long> byAccount(long regular, long nonExpiring) {
        return Map.of(REGULAR, regular, NON_EXPIRING, nonExpiring);
    }
}
