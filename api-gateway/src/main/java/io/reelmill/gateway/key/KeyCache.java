package io.reelmill.gateway.key;

import io.reelmill.contracts.account.Principal;
import io.reelmill.contracts.event.AccountChanged;
import io.reelmill.contracts.event.KeyRevoked;
import io.reelmill.gateway.account.Accounts;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.event.Observes;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.HexFormat;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;
import java.util.concurrent.ConcurrentHashMap;

/** Remembers for a short time whom a key speaks for. Keys are kept as digests only. */
@ApplicationScoped
public class KeyCache {

    private static final Duration MEMORY = Duration.ofSeconds(30);
    private static final int MAX_KEYS = 50_000;

    private record Known(Principal principal, Instant until) {

        Known with(AccountChanged change) {
            return principal.workspaceId().equals(change.workspaceId())
                    ? new Known(principal.on(change.plan(), change.limits()), until)
                    : this;
        }
    }

    private record Recent<T>(T event, Instant until) {}

    private final Accounts accounts;
    private final Clock clock;
    private final Map<String, Known> known = new ConcurrentHashMap<>();

    /** Recent events. An answer that was under way when an event came in may be older than it, and must give way. */
    private final Map<UUID, Recent<KeyRevoked>> revocations = new ConcurrentHashMap<>();

    private final Map<UUID, Recent<AccountChanged>> changes = new ConcurrentHashMap<>();

    KeyCache(Accounts accounts, Clock clock) {
        this.accounts = accounts;
        this.clock = clock;
    }

    /** Whom a key speaks for, without asking anyone. */
    Optional<Principal> remembered(String key) {
        Known found = known.get(digest(key));
        return found != null && clock.instant().isBefore(found.until())
                ? Optional.of(found.principal())
                : Optional.empty();
    }

    /** Asks the account-service. */
    Optional<Principal> resolve(String key) {
        Instant until = clock.instant().plus(MEMORY);
        Optional<Principal> principal = accounts.resolve(key).filter(p -> !isRevoked(p.keyId()));
        principal.ifPresent(p -> {
            removeExpired();
            known.put(digest(key), new Known(p, until));
            // Looked at after the key is remembered: an event that came in meanwhile has not seen it.
            Recent<AccountChanged> changed = changes.get(p.workspaceId());
            if (changed != null) {
                known.computeIfPresent(digest(key), (digest, entry) -> entry.with(changed.event()));
            }
            if (isRevoked(p.keyId())) {
                forget(p.keyId());
            }
        });
        return principal.filter(p -> !isRevoked(p.keyId())).map(p -> remembered(key)
                .orElse(p));
    }

    /** Whether a key was revoked a short time ago. */
    public boolean isRevoked(UUID keyId) {
        return revocations.containsKey(keyId);
    }

    void onRevoked(@Observes KeyRevoked event) {
        revocations.put(event.keyId(), new Recent<>(event, clock.instant().plus(MEMORY)));
        forget(event.keyId());
    }

    void onChanged(@Observes AccountChanged event) {
        changes.put(event.workspaceId(), new Recent<>(event, clock.instant().plus(MEMORY)));
        known.replaceAll((digest, entry) -> entry.with(event));
    }

    private void forget(UUID keyId) {
        known.values().removeIf(entry -> entry.principal().keyId().equals(keyId));
    }

    private void removeExpired() {
        Instant now = clock.instant();
        revocations.values().removeIf(recent -> now.isAfter(recent.until()));
        changes.values().removeIf(recent -> now.isAfter(recent.until()));
        if (known.size() >= MAX_KEYS) {
            known.values().removeIf(entry -> now.isAfter(entry.until()));
        }
        if (known.size() >= MAX_KEYS) {
            known.clear();
        }
    }

    private static String digest(String key) {
        try {
            MessageDigest sha = MessageDigest.getInstance("SHA-256");
            return HexFormat.of().formatHex(sha.digest(key.getBytes(StandardCharsets.UTF_8)));
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("SHA-256 is part of every JDK", e);
        }
    }
}
