package io.reelmill.account.grant;

import io.reelmill.account.ledger.LedgerAccount;
import io.reelmill.database.SqlArray;
import java.time.Instant;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;
import java.util.stream.Collectors;
import org.jdbi.v3.core.Handle;

/** The SQL of grants. */
final class GrantStore {

    /**
     * What is taken back of a grant, and what can be.
     *
     * @param remaining credits that it has left
     * @param expired credits that it lost by its expiry
     * @param revoked credits that are taken back
     * @param owed how many of those had been spent and became a debt
     * @param revocations how often that has changed
     */
    record Revocable(
            UUID id,
            LedgerAccount account,
            long amount,
            long remaining,
            long expired,
            long revoked,
            long owed,
            int revocations) {}

    void insert(Handle tx, NewGrant grant, Instant now) {
        tx.createUpdate("""
                        INSERT INTO account.grants (id, workspace_id, category, account, priority, amount, remaining,
                                                    expires_at, reference, invoice_id, created_at)
                        VALUES (:id, :workspace, :category, :account, :priority, :amount, :amount,
                                :expires, :reference, :invoice, :at)""")
                .bind("id", UUID.randomUUID())
                .bind("workspace", grant.workspaceId())
                .bind("category", grant.category().column())
                .bind("account", grant.account().name().toLowerCase(Locale.ROOT))
                .bind("priority", grant.category().priority())
                .bind("amount", grant.credits())
                .bind("expires", grant.expiresAt())
                .bind("reference", grant.reference())
                .bind("invoice", grant.invoiceId())
                .bind("at", now)
                .execute();
    }

    /** Those with credits left, in the order of their use. */
    List<OpenGrant> open(Handle tx, UUID workspaceId) {
        return tx.createQuery("""
                        SELECT id, account, remaining, expires_at FROM account.grants
                         WHERE workspace_id = :workspace AND remaining > 0
                         ORDER BY priority, expires_at NULLS LAST, created_at, id""")
                .bind("workspace", workspaceId)
                .map((row, context) -> OpenGrant.of(row))
                .list();
    }

    /** Writes down uses, one for each grant, and changes what the grants have left. */
    void use(Handle tx, UUID workspaceId, UUID reservationId, List<GrantUse> uses, Instant now) {
        if (uses.isEmpty()) {
            return;
        }
        tx.createUpdate("""
                        WITH used AS MATERIALIZED (
                            SELECT * FROM unnest(:grants::uuid[], :kinds, :amounts) AS u(grant_id, kind, amount)),
                        noted AS (
                            INSERT INTO account.grant_uses
                                   (grant_id, workspace_id, reservation_id, kind, amount, created_at)
                            SELECT grant_id, :workspace, :reservation, kind, amount, :at FROM used)
                        UPDATE account.grants g
                           SET remaining = g.remaining + CASE WHEN u.kind IN ('refund', 'restore') THEN u.amount
                                                              WHEN u.kind = 'revoke_expired' THEN 0
                                                              ELSE -u.amount END
                          FROM used u WHERE g.id = u.grant_id""")
                .bind("grants", SqlArray.uuids(uses, GrantUse::grantId))
                .bind("kinds", SqlArray.texts(uses, use -> use.kind().name().toLowerCase(Locale.ROOT)))
                .bind("amounts", SqlArray.longs(uses, GrantUse::amount))
                .bind("workspace", workspaceId)
                .bind("reservation", reservationId)
                .bind("at", now)
                .execute();
    }

    /** Credits that a reservation has captured, by grant, in the order of their use. */
    Map<UUID, Long> captured(Handle tx, UUID reservationId) {
        return tx
                .createQuery("""
                        SELECT grant_id, amount FROM account.grant_uses
                         WHERE reservation_id = :reservation AND kind = 'capture' ORDER BY id""")
                .bind("reservation", reservationId)
                .map((row, context) -> Map.entry(row.getObject("grant_id", UUID.class), row.getLong("amount")))
                .stream()
                .collect(Collectors.toMap(Map.Entry::getKey, Map.Entry::getValue, Long::sum, LinkedHashMap::new));
    }

    boolean isRefunded(Handle tx, UUID reservationId) {
        return tx.createQuery("""
                        SELECT EXISTS (SELECT 1 FROM account.grant_uses
                                        WHERE reservation_id = :reservation AND kind = 'refund')""")
                .bind("reservation", reservationId)
                .mapTo(Boolean.class)
                .one();
    }

    Map<UUID, LedgerAccount> accounts(Handle tx, Collection<UUID> grants) {
        return tx
                .createQuery("SELECT id, account FROM account.grants WHERE id = ANY(:ids::uuid[])")
                .bind("ids", SqlArray.uuids(grants, id -> id))
                .map((row, context) -> Map.entry(row.getObject("id", UUID.class), account(row.getString("account"))))
                .stream()
                .collect(Collectors.toMap(Map.Entry::getKey, Map.Entry::getValue));
    }

    Optional<Revocable> revocable(Handle tx, UUID workspaceId, String reference) {
        return tx.createQuery("""
                        SELECT id, account, amount, remaining, revoked, owed, revocations,
                               (SELECT coalesce(sum(CASE u.kind WHEN 'expire' THEN u.amount ELSE -u.amount END), 0)
                                  FROM account.grant_uses u
                                 WHERE u.grant_id = g.id AND u.kind IN ('expire', 'revoke_expired')) AS expired
                          FROM account.grants g WHERE workspace_id = :workspace AND reference = :reference""")
                .bind("workspace", workspaceId)
                .bind("reference", reference)
                .map((row, context) -> new Revocable(
                        row.getObject("id", UUID.class),
                        account(row.getString("account")),
                        row.getLong("amount"),
                        row.getLong("remaining"),
                        row.getLong("expired"),
                        row.getLong("revoked"),
                        row.getLong("owed"),
                        row.getInt("revocations")))
                .findOne();
    }

    void storeRevoked(Handle tx, UUID grantId, long revoked, long owed, Instant now) {
        tx.createUpdate("""
                        UPDATE account.grants
                           SET revoked = :revoked, owed = :owed, revocations = revocations + 1,
                               revoked_at = CASE WHEN :revoked > 0 THEN coalesce(revoked_at, :at) END
                         WHERE id = :id""")
                .bind("revoked", revoked)
                .bind("owed", owed)
                .bind("at", now)
                .bind("id", grantId)
                .execute();
    }

    List<UUID> withExpired(Handle handle, Instant now) {
        return handle.createQuery(
                        "SELECT DISTINCT workspace_id FROM account.grants WHERE remaining > 0 AND expires_at <= :now")
                .bind("now", now)
                .mapTo(UUID.class)
                .list();
    }

    private static LedgerAccount account(String column) {
        return LedgerAccount.valueOf(column.toUpperCase(Locale.ROOT));
    }
}
