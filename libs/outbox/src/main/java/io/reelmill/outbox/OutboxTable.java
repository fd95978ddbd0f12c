package io.reelmill.outbox;

import io.reelmill.database.SqlArray;
import java.time.Duration;
import java.util.Collection;
import java.util.List;
import org.jdbi.v3.core.Handle;

/** The rows of one schema's outbox, and the advisory lock that lets one relay at a time send them. */
final class OutboxTable {

    private final String schema;
    private final String lockName;

    OutboxTable(String schema) {
        this.schema = SchemaName.checked(schema);
        this.lockName = "outbox-relay:" + schema;
    }

    /** Takes the lock, which belongs to the connection: it ends with it at the latest. */
    boolean tryLock(Handle handle) {
        return handle.createQuery("SELECT pg_try_advisory_lock(hashtextextended(:name, 0))")
                .bind("name", lockName)
                .mapTo(Boolean.class)
                .one();
    }

    void unlock(Handle handle) {
        handle.createQuery("SELECT pg_advisory_unlock(hashtextextended(:name, 0))")
                .bind("name", lockName)
                .mapTo(Boolean.class)
                .one();
    }

    /**
     * The messages of one batch.
     *
     * @param more whether others wait behind them
     */
    record Batch(List<WaitingMessage> messages, boolean more) {}

    /**
     * The oldest waiting messages, at least one if any waits. They are selected by state, never by "id above the last one
     * seen": ids are given before commits and become visible out of order. The lock holder needs no row locks.
     *
     * @param maxRows most messages
     * @param maxBytes most bytes of all bodies together, unless the first one alone is larger
     * @param exceptTopics topics to leave out
     */
    Batch waiting(Handle handle, int maxRows, long maxBytes, Collection<String> exceptTopics) {
        List<WaitingMessage> rows = handle.createQuery("""
                        SELECT id, topic, key, headers,
                               CASE WHEN bytes_before = 0 OR bytes_before + octet_length(body) <= :bytes
                                    THEN body END AS body
                          FROM (SELECT id, topic, key, headers, body,
                                       sum(octet_length(body)) OVER (ORDER BY id) - octet_length(body) AS bytes_before
                                  FROM %s.outbox WHERE refused IS NULL AND topic <> ALL(:except)
                                 ORDER BY id LIMIT :rows) AS oldest
                         ORDER BY id
                        """.formatted(schema))
                .bind("except", SqlArray.texts(exceptTopics, topic -> topic))
                .bind("rows", maxRows)
                .bind("bytes", maxBytes)
                .map((row, context) -> WaitingMessage.of(row))
                .list();
        List<WaitingMessage> batch =
                rows.stream().takeWhile(row -> row.body() != null).toList();
        return new Batch(batch, rows.size() == maxRows || batch.size() < rows.size());
    }

    void delete(Handle handle, List<Long> ids) {
        if (!ids.isEmpty()) {
            handle.createUpdate("DELETE FROM %s.outbox WHERE id = ANY(:ids)".formatted(schema))
                    .bind("ids", SqlArray.longs(ids, id -> id))
                    .execute();
        }
    }

    /** Parks a message that Kafka will never accept: it stays with its reason and holds no other one back. */
    void park(Handle handle, long id, String reason) {
        handle.createUpdate("UPDATE %s.outbox SET refused = :reason WHERE id = :id".formatted(schema))
                .bind("reason", reason)
                .bind("id", id)
                .execute();
    }

    OutboxRelay.Backlog backlog(Handle handle) {
        return handle.createQuery("""
                        SELECT count(*) FILTER (WHERE refused IS NULL) AS messages,
                               greatest(0, coalesce(extract(epoch FROM
                                   now() - min(created_at) FILTER (WHERE refused IS NULL)), 0)) AS oldest,
                               count(*) FILTER (WHERE refused IS NOT NULL) AS parked
                          FROM %s.outbox
                        """.formatted(schema))
                .map((row, context) -> new OutboxRelay.Backlog(
                        row.getLong("messages"),
                        Duration.ofMillis((long) (row.getDouble("oldest") * 1000)),
                        row.getLong("parked")))
                .one();
    }
}
