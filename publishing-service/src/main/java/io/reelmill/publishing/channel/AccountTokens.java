package io.reelmill.publishing.channel;

import io.reelmill.contracts.publishing.Platform;
import io.reelmill.encryption.SecretCipher;
import io.reelmill.encryption.SecretCipher.DecryptionException;
import jakarta.inject.Singleton;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.OffsetDateTime;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import org.jboss.logging.Logger;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.Jdbi;

/**
 * Tokens of platform accounts, encrypted at rest. A refresh happens under the lock of the account's row: of any number of
 * callers that need a new token one asks the platform, and the others take what it got. An empty token never replaces one.
 */
@Singleton
public class AccountTokens {

    private static final Logger LOG = Logger.getLogger(AccountTokens.class);

    /** A token that ends within this time is replaced first. */
    static final Duration MARGIN = Duration.ofMinutes(5);

    private final Jdbi jdbi;
    private final SecretCipher cipher;
    private final Clock clock;

    public AccountTokens(Jdbi jdbi, SecretCipher cipher, Clock clock) {
        this.jdbi = jdbi;
        this.cipher = cipher;
        this.clock = clock;
    }

    /**
     * What a connector needs to know of an account.
     *
     * @param externalId id at the platform; the URL of a webhook
     * @param accessToken null where none is needed
     */
    public record Credentials(
            UUID accountId,
            UUID workspaceId,
            Platform platform,
            String externalId,
            String username,
            String accessToken) {}

    /**
     * What a platform gave.
     *
     * @param refresh null or empty when the platform keeps the old one
     * @param expiresAt null when the platform does not say
     */
    public record Tokens(String access, String refresh, Instant expiresAt) {}

    /** A platform does not say now whether it gives a new token. The message is for the client. */
    public static final class RefreshUnavailableException extends RuntimeException {
        private static final long serialVersionUID = 1;

        public RefreshUnavailableException(String message) {
            super(message, null, false, false);
        }
    }

    /** Asks a platform for a new access token. */
    @FunctionalInterface
    public interface Refresh {

        /**
         * Empty when the account has to be connected again.
         *
         * @throws RefreshUnavailableException when the platform has to be asked again later
         */
        Optional<Tokens> refresh(Platform platform, String refreshToken);
    }

    /** Writes tokens, and keeps what they leave out. */
    public void write(Handle tx, UUID account, Tokens tokens) {
        tx.createUpdate("""
                        UPDATE publishing.platform_accounts
                           SET access_token = coalesce(:access, access_token),
                               refresh_token = coalesce(:refresh, refresh_token),
                               access_expires_at = CASE WHEN :access IS NULL THEN access_expires_at ELSE :expires END,
                               state = 'connected'
                         WHERE id = :id
                        """)
                .bind("access", encrypted(account, tokens.access()))
                .bind("refresh", encrypted(account, tokens.refresh()))
                .bind("expires", tokens.expiresAt())
                .bind("id", account)
                .execute();
    }

    /**
     * The credentials of an account, with a token that is good for some minutes.
     *
     * @return empty when the account is gone or has to be connected again
     * @throws RefreshUnavailableException when its token has to be replaced and the platform gives none now
     */
    public Optional<Credentials> usable(UUID account, Refresh platform) {
        Optional<Row> row = jdbi.withHandle(handle -> read(handle, account, ""));
        if (row.isEmpty() || row.get().state().equals("reconnect")) {
            return Optional.empty();
        }
        if (!endsSoon(row.get())) {
            return row.map(this::credentials);
        }
        return jdbi.inTransaction(tx -> {
            Optional<Row> locked = read(tx, account, " FOR UPDATE");
            if (locked.isEmpty() || !endsSoon(locked.get())) {
                return locked.filter(r -> r.state().equals("connected")).map(this::credentials);
            }
            return refreshed(tx, locked.get(), platform);
        });
    }

    /** The account has to be connected again: the platform takes its token no more. */
    public void requireReconnect(UUID account) {
        jdbi.useHandle(handle -> handle.createUpdate(
                        "UPDATE publishing.platform_accounts SET state = 'reconnect' WHERE id = :id")
                .bind("id", account)
                .execute());
    }

    /**
     * Encrypts tokens again that are under an older key, each account in a transaction of its own: what is done stays done
     * when the process ends. An account whose tokens cannot be read is left as it is.
     *
     * @return how many accounts were changed
     */
    public int encryptAgain() {
        List<UUID> ids = jdbi.withHandle(handle -> handle.createQuery(
                        "SELECT id FROM publishing.platform_accounts WHERE access_token IS NOT NULL OR refresh_token IS NOT NULL")
                .mapTo(UUID.class)
                .list());
        return (int) ids.stream().filter(this::encryptAgain).count();
    }

    private boolean encryptAgain(UUID id) {
        try {
            return jdbi.inTransaction(tx -> {
                Row row = read(tx, id, " FOR UPDATE").orElse(null);
                if (row == null || !(isStale(row.access()) || isStale(row.refresh()))) {
                    return false;
                }
                tx.createUpdate("""
                                UPDATE publishing.platform_accounts
                                   SET access_token = :access, refresh_token = :refresh WHERE id = :id
                                """)
                        .bind("access", encrypted(id, decrypted(id, row.access())))
                        .bind("refresh", encrypted(id, decrypted(id, row.refresh())))
                        .bind("id", id)
                        .execute();
                return true;
            });
        } catch (DecryptionException e) {
            LOG.errorf("the tokens of platform account %s stay under their old key: %s", id, e.getMessage());
            return false;
        }
    }

    private Optional<Credentials> refreshed(Handle tx, Row row, Refresh platform) {
        String old = decrypted(row.id(), row.refresh());
        Optional<Tokens> tokens = old == null
                ? Optional.empty()
                : platform.refresh(row.platform(), old)
                        .filter(t -> t.access() != null && !t.access().isBlank());
        if (tokens.isEmpty()) {
            tx.execute("UPDATE publishing.platform_accounts SET state = 'reconnect' WHERE id = ?", row.id());
            return Optional.empty();
        }
        write(tx, row.id(), tokens.get());
        return read(tx, row.id(), "").map(this::credentials);
    }

    private boolean endsSoon(Row row) {
        return row.expiresAt() != null
                && row.expiresAt().isBefore(clock.instant().plus(MARGIN));
    }

    private boolean isStale(String stored) {
        return stored != null && !cipher.isCurrent(stored);
    }

    private String encrypted(UUID account, String token) {
        return token == null || token.isBlank() ? null : cipher.encrypt(token, context(account));
    }

    private String decrypted(UUID account, String stored) {
        return stored == null ? null : cipher.decrypt(stored, context(account));
    }

    private static String context(UUID account) {
        return "platform-token:" + account;
    }

    private Credentials credentials(Row row) {
        return new Credentials(
                row.id(),
                row.workspaceId(),
                row.platform(),
                row.externalId(),
                row.username(),
                decrypted(row.id(), row.access()));
    }

    private static Optional<Row> read(Handle handle, UUID account, String lock) {
        return handle.createQuery("SELECT * FROM publishing.platform_accounts WHERE id = :id" + lock)
                .bind("id", account)
                .map((row, context) -> Row.of(row))
                .findOne();
    }

    private record Row(
            UUID id,
            UUID workspaceId,
            Platform platform,
            String externalId,
            String username,
            String state,
            String access,
            String refresh,
            Instant expiresAt) {

        static Row of(ResultSet row) throws SQLException {
            OffsetDateTime expires = row.getObject("access_expires_at", OffsetDateTime.class);
            return new Row(
                    row.getObject("id", UUID.class),
                    row.getObject("workspace_id", UUID.class),
                    Platform.of(row.getString("platform")).orElseThrow(),
                    row.getString("external_id"),
                    row.getString("username"),
                    row.getString("state"),
                    row.getString("access_token"),
                    row.getString("refresh_token"),
                    expires == null ? null : expires.toInstant());
        }
    }
}
