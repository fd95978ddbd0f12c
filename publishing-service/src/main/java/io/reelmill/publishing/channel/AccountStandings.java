package io.reelmill.publishing.channel;

import io.reelmill.contracts.publishing.Platform;
import io.reelmill.contracts.publishing.PublishingApi.Account;
import io.reelmill.contracts.publishing.PublishingApi.Channel;
import io.reelmill.contracts.publishing.PublishingApi.Quota;
import io.reelmill.publishing.channel.QuotaSettings.PostQuota;
import jakarta.inject.Singleton;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Timestamp;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneId;
import java.time.ZonedDateTime;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.Jdbi;

/** How accounts stand: until when their access lasts, and how many posts their platforms still take by our count. */
@Singleton
public class AccountStandings {

    private static final Duration DAY = Duration.ofDays(1);

    /** How late a post may leave at most, so that the index on its planned time finds it. */
    private static final Duration MAX_LATENESS = Duration.ofDays(8);

    private final Jdbi jdbi;
    private final QuotaSettings quotas;
    private final Clock clock;

    public AccountStandings(Jdbi jdbi, QuotaSettings quotas, Clock clock) {
        this.jdbi = jdbi;
        this.quotas = quotas;
        this.clock = clock;
    }

    private record Access(Instant endsAt, boolean renewed) {

        static final Access NONE = new Access(null, false);
    }

    /** When the present window of a quota began, and when it ends where that is a fixed time. */
    private record Window(Instant from, Instant resetsAt) {}

    /** The channels of a workspace with the standing of their accounts. */
    List<Channel> tell(UUID workspace, List<Channel> channels) {
        return jdbi.withHandle(handle -> {
            Map<UUID, Access> access = access(handle, workspace);
            Map<Platform, Map<UUID, Integer>> used = new HashMap<>();
            return channels.stream()
                    .map(channel -> new Channel(
                            channel.id(),
                            channel.name(),
                            channel.timeZone(),
                            channel.slots(),
                            channel.accounts().stream()
                                    .map(account -> told(handle, workspace, account, access, used))
                                    .toList(),
                            channel.createdAt()))
                    .toList();
        });
    }

    /** An account with the end of its access, without its quota. */
    Account withAccess(UUID workspace, Account account) {
        Access own = jdbi.withHandle(handle -> access(handle, workspace)).getOrDefault(account.id(), Access.NONE);
        return told(account, own, null);
    }

    private static Account told(Account account, Access own, Quota quota) {
        return new Account(
                account.id(),
                account.platform(),
                account.username(),
                account.state(),
                own.endsAt(),
                own.renewed(),
                quota);
    }

    private Account told(
            Handle handle,
            UUID workspace,
            Account account,
            Map<UUID, Access> access,
            Map<Platform, Map<UUID, Integer>> used) {
        Quota quota = Optional.ofNullable(
                        quotas.platforms().get(account.platform().wireName()))
                .map(limit -> {
                    Window window = window(limit);
                    int posts = used.computeIfAbsent(
                                    account.platform(), platform -> posts(handle, workspace, platform, window.from()))
                            .getOrDefault(account.id(), 0);
                    return new Quota(limit.posts(), posts, Math.max(0, limit.posts() - posts), window.resetsAt());
                })
                .orElse(null);
        return told(account, access.getOrDefault(account.id(), Access.NONE), quota);
    }

    private Window window(PostQuota limit) {
        Instant now = clock.instant();
        return limit.resetsAtMidnightIn()
                .map(ZoneId::of)
                .map(zone -> {
                    ZonedDateTime midnight = now.atZone(zone).toLocalDate().atStartOfDay(zone);
                    return new Window(
                            midnight.toInstant(),
                            midnight.toLocalDate()
                                    .plusDays(1)
                                    .atStartOfDay(zone)
                                    .toInstant());
                })
                .orElseGet(() -> new Window(now.minus(DAY), null));
    }

    private static Map<UUID, Access> access(Handle handle, UUID workspace) {
        Map<UUID, Access> access = new HashMap<>();
        handle.createQuery("""
                        SELECT id, access_expires_at, refresh_token IS NOT NULL AS renewed
                          FROM publishing.platform_accounts WHERE workspace_id = :workspace""")
                .bind("workspace", workspace)
                .map((row, context) -> Map.entry(row.getObject("id", UUID.class), access(row)))
                .forEach(entry -> access.put(entry.getKey(), entry.getValue()));
        return access;
    }

    private static Access access(ResultSet row) throws SQLException {
        Timestamp end = row.getTimestamp("access_expires_at");
        return new Access(end == null ? null : end.toInstant(), row.getBoolean("renewed"));
    }

    /** Posts of each account since then. One that several channels publish to is one account; what is under way counts too. */
    private static Map<UUID, Integer> posts(Handle handle, UUID workspace, Platform platform, Instant since) {
        Map<UUID, Integer> posts = new HashMap<>();
        handle.createQuery("""
                        SELECT a.id, count(*) AS posts
                          FROM publishing.publications p
                          JOIN publishing.publication_targets t ON t.publication_id = p.id
                          JOIN publishing.platform_accounts b ON b.id = t.account_id
                          JOIN publishing.platform_accounts a ON a.workspace_id = b.workspace_id
                               AND a.platform = b.platform AND a.external_id = b.external_id
                         WHERE p.workspace_id = :workspace AND p.publish_at >= :earliest AND b.workspace_id = :workspace
                           AND b.platform = :platform
                           AND (t.state IN ('sending', 'sent', 'unknown') OR (t.state = 'published' AND t.ended_at >= :since))
                         GROUP BY a.id""")
                .bind("workspace", workspace)
                .bind("platform", platform.wireName())
                .bind("earliest", since.minus(MAX_LATENESS))
                .bind("since", since)
                .map((row, context) -> Map.entry(row.getObject("id", UUID.class), row.getInt("posts")))
                .forEach(entry -> posts.put(entry.getKey(), entry.getValue()));
        return posts;
    }
}
