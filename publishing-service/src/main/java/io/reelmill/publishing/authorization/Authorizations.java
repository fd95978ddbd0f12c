package io.reelmill.publishing.authorization;

import io.reelmill.contracts.internal.ServiceCredential;
import io.reelmill.contracts.publishing.Platform;
import io.reelmill.encryption.SecretCipher;
import io.reelmill.publishing.platform.CodeVerifier;
import jakarta.inject.Singleton;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.Optional;
import java.util.UUID;
import org.jdbi.v3.core.Jdbi;

/** Authorizations that wait for the platform's answer. The state is kept as a hash, and is good once. */
@Singleton
class Authorizations {

    private final Jdbi jdbi;
    private final SecretCipher cipher;
    private final Clock clock;

    Authorizations(Jdbi jdbi, SecretCipher cipher, Clock clock) {
        this.jdbi = jdbi;
        this.cipher = cipher;
        this.clock = clock;
    }

    /** @param accountId the account that is to be connected again, or null */
    record Pending(UUID workspaceId, UUID channelId, Platform platform, UUID accountId, CodeVerifier verifier) {}

    /**
     * Stores an authorization, and deletes those that have expired.
     *
     * @return until when the state is good
     */
    Instant begin(String state, Pending pending, Duration validity) {
        String hash = ServiceCredential.hash(state);
        Instant end = clock.instant().plus(validity);
        jdbi.useTransaction(tx -> {
            tx.createUpdate("DELETE FROM publishing.authorizations WHERE expires_at < :now")
                    .bind("now", clock.instant())
                    .execute();
            tx.createUpdate("""
                            INSERT INTO publishing.authorizations
                                   (state_hash, workspace_id, channel_id, platform, account_id, verifier, expires_at)
                            VALUES (:state, :workspace, :channel, :platform, :account, :verifier, :end)
                            """)
                    .bind("state", hash)
                    .bind("workspace", pending.workspaceId())
                    .bind("channel", pending.channelId())
                    .bind("platform", pending.platform().wireName())
                    .bind("account", pending.accountId())
                    .bind("verifier", cipher.encrypt(pending.verifier().value(), context(hash)))
                    .bind("end", end)
                    .execute();
        });
        return end;
    }

    /** Uses a state up; empty when it is not known, was used before or has expired. */
    Optional<Pending> use(String state) {
        String hash = ServiceCredential.hash(state);
        return jdbi.withHandle(handle -> handle.createQuery("""
                        DELETE FROM publishing.authorizations WHERE state_hash = :state
                        RETURNING workspace_id, channel_id, platform, account_id, verifier, expires_at >= :now AS good
                        """)
                .bind("state", hash)
                .bind("now", clock.instant())
                .map((row, context) -> !row.getBoolean("good")
                        ? Optional.<Pending>empty()
                        : Optional.of(new Pending(
                                row.getObject("workspace_id", UUID.class),
                                row.getObject("channel_id", UUID.class),
                                Platform.of(row.getString("platform")).orElseThrow(),
                                row.getObject("account_id", UUID.class),
                                new CodeVerifier(cipher.decrypt(row.getString("verifier"), context(hash))))))
                .findOne()
                .flatMap(found -> found));
    }

    private static String context(String hash) {
        return "oauth-verifier:" + hash;
    }
}
