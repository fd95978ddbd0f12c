package io.reelmill.account.grant;

import static io.reelmill.account.ledger.LedgerAccount.DEBT;
import static io.reelmill.account.ledger.LedgerAccount.EXPIRED;
import static io.reelmill.account.ledger.LedgerAccount.ISSUED;

import io.reelmill.account.grant.GrantStore.Revocable;
import io.reelmill.account.ledger.Balances;
import io.reelmill.account.ledger.Ledger;
import io.reelmill.account.ledger.LedgerAccount;
import io.reelmill.account.ledger.Transfer;
import jakarta.inject.Singleton;
import java.time.Clock;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;
import org.jdbi.v3.core.Handle;

/**
 * Takes credits of a grant back when the money for them goes back, and returns them when it stays after all. The caller says how many
 * are to be taken back by now, so that a repeated call changes nothing.
 */
@Singleton
public class Revocations {

    private final Ledger ledger;
    private final Grants grants;
    private final GrantStore store = new GrantStore();
    private final Clock clock;

    public Revocations(Ledger ledger, Grants grants, Clock clock) {
        this.ledger = ledger;
        this.grants = grants;
        this.clock = clock;
    }

    /**
     * Brings the number of a grant's revoked credits to a total. More than before are taken from what the grant has left or has lost
     * by its expiry. What was spent or is on hold becomes a debt, which is paid from other credits and blocks new reservations until
     * it is. Fewer than before release that debt, and the rest goes back to the grant with its expiry; what other credits had paid of
     * the debt comes back as credits that do not expire.
     *
     * @param reference of the grant
     * @param total from 0, none, to what was granted
     * @return false when there is no such grant or nothing changes
     */
    public boolean revoke(Handle tx, UUID workspaceId, String reference, long total, String reason) {
        Balances balances = ledger.lock(tx, workspaceId);
        Optional<Revocable> found = store.revocable(tx, workspaceId, reference);
        if (found.isEmpty() || found.get().revoked() == total) {
            return false;
        }
        Revocable grant = found.get();
        if (total < 0 || total > grant.amount()) {
            throw new IllegalArgumentException("a grant of " + grant.amount() + " credits cannot lose " + total);
        }
        Change change = new Change(tx, workspaceId, reference, grant, reason);
        if (total > grant.revoked()) {
            take(change, balances, total - grant.revoked());
        } else {
            giveBack(change, balances, grant.revoked() - total);
        }
        return true;
    }

    private record Change(Handle tx, UUID workspaceId, String reference, Revocable grant, String reason) {

        /** Unique for each change: {@code revoke:…}, {@code restore.2:…}. */
        String named(String verb) {
            return verb + (grant.revocations() == 0 ? "" : "." + (grant.revocations() + 1)) + ":" + reference;
        }
    }

    private void take(Change change, Balances balances, long credits) {
        Revocable grant = change.grant();
        long free = Math.min(credits, Math.min(grant.remaining(), balances.of(grant.account())));
        long expired = Math.min(credits - free, grant.expired());
        long owed = credits - free - expired;
        post(
                change,
                Transfer.Kind.REVOKE,
                change.named("revoke"),
                Map.of(grant.account(), -free, EXPIRED, -expired, DEBT, -owed, ISSUED, credits));
        use(change, GrantUse.Kind.REVOKE, free);
        use(change, GrantUse.Kind.REVOKE_EXPIRED, expired);
        store.storeRevoked(change.tx(), grant.id(), grant.revoked() + credits, grant.owed() + owed, clock.instant());
        grants.payDebt(change.tx(), change.workspaceId());
    }

    private void giveBack(Change change, Balances balances, long credits) {
        Revocable grant = change.grant();
        long owed = Math.min(credits, grant.owed());
        long released = Math.min(owed, balances.debt());
        long returned = credits - owed;
        String name = change.named("restore");
        if (returned + released > 0) {
            post(
                    change,
                    Transfer.Kind.RESTORE,
                    name,
                    Map.of(grant.account(), returned, DEBT, released, ISSUED, -returned - released));
        }
        use(change, GrantUse.Kind.RESTORE, returned);
        store.storeRevoked(change.tx(), grant.id(), grant.revoked() - credits, grant.owed() - owed, clock.instant());
        if (owed > released) {
            grants.issue(
                    change.tx(),
                    new NewGrant(
                            change.workspaceId(),
                            GrantCategory.ADJUSTMENT,
                            Math.toIntExact(owed - released),
                            null,
                            change.reason(),
                            "paid_debt:" + name));
        }
        grants.payDebt(change.tx(), change.workspaceId());
        grants.expire(change.tx(), change.workspaceId());
    }

    private void post(Change change, Transfer.Kind kind, String name, Map<LedgerAccount, Long> gains) {
        ledger.post(change.tx(), new Transfer(change.workspaceId(), kind, change.reason(), name, null, gains));
    }

    private void use(Change change, GrantUse.Kind kind, long credits) {
        if (credits > 0) {
            List<GrantUse> uses = List.of(new GrantUse(change.grant().id(), kind, credits));
            store.use(change.tx(), change.workspaceId(), null, uses, clock.instant());
        }
    }
}
