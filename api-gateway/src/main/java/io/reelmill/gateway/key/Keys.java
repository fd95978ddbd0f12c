package io.reelmill.gateway.key;

import io.reelmill.contracts.account.Principal;
import io.reelmill.gateway.account.Accounts;
import jakarta.enterprise.context.ApplicationScoped;
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
public class Keys {

    private static final Duration MEMORY = Duration.ofSeconds(30);
    private static final int MOST = 50_000;

    private record Known(Principal principal, Instant until) {}

    private final Accounts accounts;
    private final Clock clock;
    private final Map<String, Known> known = new ConcurrentHashMap<>();

    /** Keys revoked of late: an answer that was under way when the news came must not be remembered. */
    private final Map<UUID, Instant> revoked = new ConcurrentHashMap<>();

    Keys(Accounts accounts, Clock clock) {
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
        Optional<Principal> principal = accounts.resolve(key).filter(p -> !revoked.containsKey(p.keyId()));
        principal.ifPresent(p -> {
            tidy();
            known.put(digest(key), new Known(p, until));
            if (revoked.containsKey(p.keyId())) {
                forget(p.keyId());
            }
        });
        return principal;
    }

    /** Forgets a key at once; it is not believed again. */
    void forget(UUID keyId) {
        revoked.put(keyId, clock.instant().plus(MEMORY));
        known.values().removeIf(entry -> entry.principal().keyId().equals(keyId));
    }

    private void tidy() {
        Instant now = clock.instant();
        revoked.values().removeIf(now::isAfter);
        if (known.size() >= MOST) {
            known.values().removeIf(entry -> now.isAfter(entry.until()));
        }
        if (known.size() >= MOST) {
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
