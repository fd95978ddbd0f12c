package io.reelmill.outbox;

import io.reelmill.database.Database;
import io.reelmill.database.SqlArray;
import java.sql.SQLException;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import javax.sql.DataSource;
import org.apache.kafka.clients.producer.Producer;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.Jdbi;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Sends what waits in a schema's outbox to Kafka, on one daemon thread that holds one connection.
 *
 * <p>A batch is read, sent, acknowledged by all replicas and then deleted. A relay that dies in between
 * leaves the rows to the next one: a message then arrives again, under the same {@code ce_id}. Messages of one key arrive
 * in the order of their rows. Any number of replicas may run a relay: an advisory lock held for each batch lets one send
 * at a time, and any other goes on when that one is gone.
 *
 * <p>When the database or the broker is away, the relay tries again with growing pauses, and logs the outage once.
 */
public final class OutboxRelay implements AutoCloseable {

    private static final Logger LOG = LoggerFactory.getLogger(OutboxRelay.class);

    /**
     * The pace of a relay.
     *
     * @param batch most messages at a time
     * @param linger how long to wait for company when something has come in: a batch costs the same for one as for many
     * @param poll longest wait for a notification before the table is looked at anyway
     * @param firstPause pause after the first failure; doubles up to {@code longestPause}
     */
    public record Settings(int batch, Duration linger, Duration poll, Duration firstPause, Duration longestPause) {

        public static Settings defaults() {
            return new Settings(
                    200, Duration.ofMillis(10), Duration.ofSeconds(1), Duration.ofMillis(200), Duration.ofSeconds(5));
        }
    }

    /**
     * What waits.
     *
     * @param messages that are still to be sent
     * @param oldest age of the oldest of them by the database's clock, zero when none waits
     * @param refused messages that Kafka will never take and a person has to look at
     */
    public record Backlog(long messages, Duration oldest, long refused) {}

    private final Jdbi jdbi;
    private final String schema;
    private final Producer<String, byte[]> producer;
    private final Settings settings;
    private final Thread thread;
    private final CountDownLatch closing = new CountDownLatch(1);
    private Duration pause;

    /**
     * @param producer from {@link OutboxProducer}; closed with the relay
     * @param schema where {@link Outbox#migrate} has made the table
     */
    public OutboxRelay(DataSource database, String schema, Producer<String, byte[]> producer, Settings settings) {
        this.jdbi = Database.open(database);
        this.schema = SchemaName.checked(schema);
        this.producer = producer;
        this.settings = settings;
        this.thread = new Thread(this::run, "outbox-relay-" + schema);
        thread.setDaemon(true);
    }

    /** Begins to send; called once. */
    public void start() {
        thread.start();
    }

    /** Whether it is at work, be it on an outage; false before the start and after the end. */
    public boolean isRunning() {
        return thread.isAlive();
    }

    /** Lets the batch at hand end, at most for 15 s, then stops and closes the producer. */
    @Override
    public void close() {
        closing.countDown();
        wake();
        try {
            thread.join(Duration.ofSeconds(15).toMillis());
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
        thread.interrupt();
        producer.close(Duration.ofSeconds(1));
    }

    /** Ends the wait for news. When the database is away there is no such wait to end. */
    private void wake() {
        try {
            jdbi.useHandle(handle -> NotificationListener.call(handle, schema));
        } catch (RuntimeException e) {
            LOG.debug("outbox {}: closing without a database", schema, e);
        }
    }

    /** Counts what waits, for metrics and health. */
    public Backlog backlog() {
        return jdbi.withHandle(handle -> handle.createQuery("""
                        SELECT count(*) FILTER (WHERE refused IS NULL) AS messages,
                               greatest(0, coalesce(extract(epoch FROM
                                   now() - min(created_at) FILTER (WHERE refused IS NULL)), 0)) AS oldest,
                               count(*) FILTER (WHERE refused IS NOT NULL) AS refused
                          FROM %s.outbox
                        """.formatted(schema))
                .map((row, context) -> new Backlog(
                        row.getLong("messages"),
                        Duration.ofMillis((long) (row.getDouble("oldest") * 1000)),
                        row.getLong("refused")))
                .one());
    }

    private void run() {
        while (isOpen()) {
            try (Handle handle = jdbi.open()) {
                relay(handle);
            } catch (InterruptedException e) {
                return; // whoever interrupts means it; the rows of the batch at hand stay
            } catch (RuntimeException | SQLException e) {
                if (!outlast(e)) {
                    return;
                }
            }
        }
    }

    private void relay(Handle handle) throws SQLException, InterruptedException {
        try (NotificationListener listening = new NotificationListener(handle, schema)) {
            while (isOpen()) {
                int sent = sendBatch(handle);
                if (pause != null) {
                    LOG.info("outbox {}: sending again", schema);
                    pause = null;
                }
                if (sent < settings.batch()) {
                    listening.await(settings.poll());
                    closing.await(settings.linger().toMillis(), TimeUnit.MILLISECONDS);
                }
            }
        }
    }

    /**
     * No transaction is open while Kafka is asked: as long as one is, the database may not clear away what has been
     * overwritten anywhere, and a broker that is slow would slow down everything else.
     */
    private int sendBatch(Handle handle) throws InterruptedException {
        if (!takeTurn(handle)) {
            return 0;
        }
        try {
            List<WaitingMessage> batch = waiting(handle);
            if (!batch.isEmpty()) {
                BatchSender delivery = new BatchSender(producer);
                delivery.send(batch);
                handle.createUpdate("DELETE FROM %s.outbox WHERE id = ANY(:ids)".formatted(schema))
                        .bind("ids", SqlArray.longs(delivery.arrived(), id -> id))
                        .execute();
                delivery.refusals().forEach(refusal -> setAside(handle, refusal));
            }
            return batch.size();
        } finally {
            endTurn(handle);
        }
    }

    /** The turn belongs to the connection: it ends with it at the latest. */
    private boolean takeTurn(Handle handle) {
        return handle.createQuery("SELECT pg_try_advisory_lock(hashtextextended(:name, 0))")
                .bind("name", turn())
                .mapTo(Boolean.class)
                .one();
    }

    private void endTurn(Handle handle) {
        handle.createQuery("SELECT pg_advisory_unlock(hashtextextended(:name, 0))")
                .bind("name", turn())
                .mapTo(Boolean.class)
                .one();
    }

    private String turn() {
        return "outbox-relay:" + schema;
    }

    // By state, never by "id above the last one seen": ids are given before commits and become visible out of order.
    // The rows need no locks of their own: who has the turn is alone with them.
    private List<WaitingMessage> waiting(Handle handle) {
        return handle.createQuery("""
                        SELECT id, topic, key, headers, body
                          FROM %s.outbox WHERE refused IS NULL
                         ORDER BY id LIMIT :batch
                        """.formatted(schema))
                .bind("batch", settings.batch())
                .map((row, context) -> WaitingMessage.of(row))
                .list();
    }

    private void setAside(Handle handle, BatchSender.Refusal refusal) {
        LOG.error(
                "outbox {}: Kafka refuses row {}: {}", schema, refusal.message().id(), refusal.reason());
        handle.createUpdate("UPDATE %s.outbox SET refused = :reason WHERE id = :id".formatted(schema))
                .bind("reason", refusal.reason())
                .bind("id", refusal.message().id())
                .execute();
    }

    /** Pauses after a failure; false when it is time to end. */
    private boolean outlast(Exception failure) {
        if (!isOpen()) {
            return false;
        }
        if (pause == null) {
            LOG.warn("outbox {}: cannot send now, trying on", schema, failure);
            pause = settings.firstPause();
        } else {
            Duration twice = pause.multipliedBy(2);
            pause = twice.compareTo(settings.longestPause()) < 0 ? twice : settings.longestPause();
        }
        try {
            return !closing.await(pause.toMillis(), TimeUnit.MILLISECONDS);
        } catch (InterruptedException e) {
            return false;
        }
    }

    private boolean isOpen() {
        return closing.getCount() > 0;
    }
}
