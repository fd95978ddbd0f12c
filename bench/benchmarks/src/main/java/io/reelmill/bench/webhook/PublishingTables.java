package io.reelmill.bench.webhook;

import io.reelmill.local.postgres.Database;
import java.nio.charset.StandardCharsets;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.UUID;

/** Makes work for the publishing-service in its tables, as its own intake does, and reads what came of it. */
final class PublishingTables implements AutoCloseable {

    private final Connection connection;

    PublishingTables(Database database) throws SQLException {
        connection = DriverManager.getConnection(database.jdbcUrl(), database.user(), database.password());
    }

    /** Adds deliveries of one project to a URL, all due now. */
    void deliveries(UUID workspace, String url, String project, int count) throws SQLException {
        update("""
                WITH added AS (
                    INSERT INTO publishing.deliveries
                           (event_id, run_id, workspace_id, pid, url, project, created_at, links_at)
                    SELECT gen_random_uuid(), gen_random_uuid(), ?::uuid, 'bench', ?, ?::json, now(), now()
                      FROM generate_series(1, ?)
                    RETURNING event_id, workspace_id)
                INSERT INTO publishing.tasks (kind, id, workspace_id, lane, due_at)
                SELECT 'webhook', event_id, workspace_id, ?::uuid, now() FROM added
                """, workspace, url, project, count, endpoint(workspace, url));
    }

    /** Adds publications to a webhook, due one after the other within a minute from some seconds on. */
    void publications(UUID workspace, String url, int count, int startSeconds) throws SQLException {
        update("""
                WITH channel AS (
                    INSERT INTO publishing.channels (id, workspace_id, name, time_zone, created_at)
                    VALUES (gen_random_uuid(), ?::uuid, 'bench', 'UTC', now()) RETURNING id, workspace_id),
                account AS (
                    INSERT INTO publishing.platform_accounts
                           (id, workspace_id, channel_id, platform, external_id, username, state, created_at)
                    SELECT gen_random_uuid(), workspace_id, id, 'webhook', ?, 'bench', 'connected', now() FROM channel
                    RETURNING id, workspace_id, channel_id),
                entry AS (
                    INSERT INTO publishing.publications
                           (id, workspace_id, channel_id, video_url, extra_params, publish_at, queued, created_at)
                    SELECT gen_random_uuid(), workspace_id, channel_id, 'https://example.com/v.mp4', '{}',
                           now() + make_interval(secs => ? + n * 60.0 / ?), true, now()
                      FROM account, generate_series(1, ?) n
                    RETURNING id, workspace_id, publish_at),
                target AS (
                    INSERT INTO publishing.publication_targets
                           (id, publication_id, account_id, platform, account_name, params)
                    SELECT gen_random_uuid(), entry.id, account.id, 'webhook', 'bench', '{}' FROM entry, account
                    RETURNING id, publication_id)
                INSERT INTO publishing.tasks (kind, id, workspace_id, lane, due_at)
                SELECT 'publication', target.id, entry.workspace_id, entry.workspace_id, entry.publish_at
                  FROM target JOIN entry ON entry.id = target.publication_id
                """, workspace, url, startSeconds, count, count);
    }

    /** The id of a webhook's URL, as the publishing-service makes it. */
    private static UUID endpoint(UUID workspace, String url) {
        return UUID.nameUUIDFromBytes((workspace + " " + url).getBytes(StandardCharsets.UTF_8));
    }

    /** Forgets all deliveries. */
    void clear() throws SQLException {
        update("TRUNCATE publishing.deliveries CASCADE");
    }

    double number(String query, Object... arguments) throws SQLException {
        try (PreparedStatement statement = prepared(query, arguments);
                ResultSet rows = statement.executeQuery()) {
            rows.next();
            return rows.getDouble(1);
        }
    }

    private void update(String statement, Object... arguments) throws SQLException {
        try (PreparedStatement prepared = prepared(statement, arguments)) {
            prepared.executeUpdate();
        }
    }

    private PreparedStatement prepared(String query, Object... arguments) throws SQLException {
        PreparedStatement statement = connection.prepareStatement(query);
        for (int i = 0; i < arguments.length; i++) {
            statement.setObject(i + 1, arguments[i] instanceof UUID id ? id.toString() : arguments[i]);
        }
        return statement;
    }

    @Override
    public void close() throws SQLException {
        connection.close();
    }
}
