package io.reelmill.bench.webhook;

import io.reelmill.local.postgres.Database;
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

    /** Keeps the one delivery that there is, as the intake has made it of an event: the pattern of others. */
    void keepPattern() throws SQLException {
        update("CREATE TEMPORARY TABLE pattern AS SELECT * FROM publishing.deliveries");
    }

    /** Adds deliveries, all due now: copies of the pattern, under event ids of their own. */
    void deliveries(int count) throws SQLException {
        update("""
                WITH added AS (
                    INSERT INTO publishing.deliveries
                           (event_id, event, run_id, workspace_id, pid, url, project, body, created_at, links_at)
                    SELECT n.id, event, gen_random_uuid(), workspace_id, pid, url, project,
                           replace(body, event_id::text, n.id::text), now(), links_at
                      FROM pattern, (SELECT gen_random_uuid() AS id FROM generate_series(1, ?)) n
                    RETURNING event_id, workspace_id, url)
                INSERT INTO publishing.tasks (kind, id, workspace_id, lane, due_at)
                SELECT 'webhook', added.event_id, added.workspace_id, e.id, now()
                  FROM added JOIN publishing.endpoints e ON e.workspace_id = added.workspace_id AND e.url = added.url
                """, count);
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

    /** Forgets all deliveries. */
    void clear() throws SQLException {
        update("TRUNCATE publishing.deliveries, publishing.attempts");
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
