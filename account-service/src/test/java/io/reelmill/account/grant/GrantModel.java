package io.reelmill.account.grant;

import java.time.Instant;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.UUID;

/** What one workspace should have, in plain Java: the reference for {@link GrantModelTest}. */
final class GrantModel {

    /** A grant, in the order in which they were given. */
    static final class Given {
        final String reference;
        final GrantCategory category;
        final long amount;
        final Instant expiresAt;
        final Instant givenAt;
        long left;
        long lapsed;
        long revoked;
        long owed;
        int revocations;

        Given(String reference, GrantCategory category, long amount, Instant expiresAt, Instant givenAt) {
            this.reference = reference;
            this.category = category;
            this.amount = amount;
            this.expiresAt = expiresAt;
            this.givenAt = givenAt;
            this.left = amount;
        }

        boolean expires() {
            return expiresAt != null;
        }
    }

    final List<Given> grants = new ArrayList<>();
    final Map<UUID, long[]> pending = new LinkedHashMap<>(); // expiring and lasting credits on hold
    final Map<UUID, Map<Given, Long>> captured = new LinkedHashMap<>();
    long consumed;
    long expired;
    long debt;

    /** Credits of one kind that are neither used nor on hold. */
    long free(boolean expiring) {
        long left = grants.stream()
                .filter(g -> g.expires() == expiring)
                .mapToLong(g -> g.left)
                .sum();
        return left
                - pending.values().stream().mapToLong(h -> h[expiring ? 0 : 1]).sum();
    }

    void issue(String reference, GrantCategory category, long credits, Instant expiresAt, Instant now) {
        grants.add(new Given(reference, category, credits, expiresAt, now));
        payDebt();
    }

    boolean reserve(UUID id, long credits) {
        if (debt > 0 || free(true) + free(false) < credits) {
            return false;
        }
        long expiring = Math.min(free(true), credits);
        pending.put(id, new long[] {expiring, credits - expiring});
        return true;
    }

    void settle(UUID id, long capture, Instant now) {
        long[] held = pending.remove(id);
        Map<Given, Long> uses = new HashMap<>();
        long expiring = Math.min(held[0], capture);
        take(true, expiring, uses);
        take(false, capture - expiring, uses);
        captured.put(id, uses);
        consumed += capture;
        expire(now);
    }

    void refund(UUID id, Instant now) {
        Map<Given, Long> uses = captured.remove(id);
        uses.forEach((grant, credits) -> {
            grant.left += credits;
            consumed -= credits;
        });
        if (!uses.isEmpty()) {
            expire(now);
            payDebt();
        }
    }

    void expire(Instant now) {
        long held = pending.values().stream().mapToLong(h -> h[0]).sum();
        for (Given grant : inOrder(true)) {
            long heldHere = Math.min(held, grant.left);
            held -= heldHere;
            if (!grant.expiresAt.isAfter(now)) {
                expired += grant.left - heldHere;
                grant.lapsed += grant.left - heldHere;
                grant.left = heldHere;
            }
        }
    }

    /** Brings what is taken back of a grant to a total. What other credits have paid of a released debt comes back as a grant. */
    void revoke(Given grant, long total, Instant now) {
        long more = total - grant.revoked;
        if (more != 0) {
            grant.revocations++;
        }
        grant.revoked = total;
        if (more > 0) {
            long taken = Math.min(more, Math.min(grant.left, free(grant.expires())));
            long lapsed = Math.min(more - taken, grant.lapsed);
            grant.left -= taken;
            grant.lapsed -= lapsed;
            expired -= lapsed;
            grant.owed += more - taken - lapsed;
            debt += more - taken - lapsed;
            payDebt();
        } else if (more < 0) {
            long owed = Math.min(-more, grant.owed);
            long released = Math.min(owed, debt);
            grant.owed -= owed;
            debt -= released;
            grant.left += -more - owed;
            if (owed > released) {
                String name = "paid_debt:restore." + grant.revocations + ":" + grant.reference;
                issue(name, GrantCategory.ADJUSTMENT, owed - released, null, now);
            }
            payDebt();
            expire(now);
        }
    }

    private void payDebt() {
        for (boolean expiring : new boolean[] {true, false}) {
            for (Given grant : inOrder(expiring)) {
                long part = Math.min(Math.min(debt, grant.left), free(expiring));
                grant.left -= part;
                debt -= part;
            }
        }
    }

    private void take(boolean expiring, long credits, Map<Given, Long> uses) {
        long left = credits;
        for (Given grant : inOrder(expiring)) {
            long part = Math.min(left, grant.left);
            if (part > 0) {
                grant.left -= part;
                left -= part;
                uses.put(grant, part);
            }
        }
    }

    private List<Given> inOrder(boolean expiring) {
        return grants.stream()
                .filter(g -> g.expires() == expiring && g.left > 0)
                .sorted(Comparator.comparingInt((Given g) -> g.category.priority())
                        .thenComparing(g -> g.expiresAt == null ? Instant.MAX : g.expiresAt)
                        .thenComparing(g -> g.givenAt))
                .toList();
    }
}
