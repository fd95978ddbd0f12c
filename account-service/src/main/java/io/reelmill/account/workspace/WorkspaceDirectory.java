package io.reelmill.account.workspace;

import io.reelmill.contracts.account.AccountApi.User;
import jakarta.inject.Singleton;
import jakarta.transaction.Transactional;
import java.time.Clock;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import org.jdbi.v3.core.Jdbi;

/** Users and workspaces as operators look for them. */
@Singleton
public class WorkspaceDirectory {

    /**
     * A workspace in a list.
     *
     * @param credits that can be spent
     * @param reserved credits that are held beside them
     */
    public record Summary(
            UUID id, String name, String plan, String ownerEmail, Instant createdAt, long credits, long reserved) {}

    private final UserRepository users;
    private final Jdbi jdbi;
    private final Clock clock;

    WorkspaceDirectory(UserRepository users, Jdbi jdbi, Clock clock) {
        this.users = users;
        this.jdbi = jdbi;
        this.clock = clock;
    }

    /** Makes a user; empty when there is one with this e-mail address. */
    @Transactional
    public Optional<User> createUser(String email, String name) {
        if (users.count("email", email) > 0) {
            return Optional.empty();
        }
        return Optional.of(users.findOrCreate(email, name, clock.instant()).user());
    }

    /** Whether there is a user with this e-mail address. */
    @Transactional
    public boolean knowsUser(String email) {
        return users.count("email", email) > 0;
    }

    /**
     * Workspaces, newest first.
     *
     * @param query part of the name or of the owner's e-mail address, or null
     * @param before the id to go on behind, or null
     */
    public List<Summary> list(String query, UUID before, int limit) {
        return jdbi.withHandle(handle -> handle.createQuery("""
                        SELECT w.id, w.name, w.plan, u.email, w.created_at,
                               b.regular + b.non_expiring AS credits, b.reserved
                          FROM account.workspaces w
                          JOIN account.users u ON u.id = w.owner_id
                          JOIN account.balances b ON b.workspace_id = w.id
                         WHERE (:query::text IS NULL OR strpos(lower(w.name || ' ' || u.email), lower(:query)) > 0)
                           AND (:before::uuid IS NULL OR (w.created_at, w.id) <
                                (SELECT l.created_at, l.id FROM account.workspaces l WHERE l.id = :before))
                         ORDER BY w.created_at DESC, w.id DESC LIMIT :limit""")
                .bind("query", query)
                .bind("before", before)
                .bind("limit", limit)
                .map((row, context) -> new Summary(
                        row.getObject("id", UUID.class),
                        row.getString("name"),
                        row.getString("plan"),
                        row.getString("email"),
                        row.getTimestamp("created_at").toInstant(),
                        row.getLong("credits"),
                        row.getLong("reserved")))
                .list());
    }
}
