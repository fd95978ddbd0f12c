package io.reelmill.outbox;

import io.reelmill.database.Database;
import java.sql.SQLException;
import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
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
 * <p>A batch is read, sent, acknowledged by all replicas and then deleted. A relay that dies in between leaves the rows to
 * the next one: a message then arrives again, under the same {@code ce_id}. Messages of one key arrive in the order of their
 * rows. Any number of replicas may run a relay: an advisory lock lets one of them send for as long as it succeeds, and another one
 * takes over within a poll when that one fails or is gone.
 *
 * <p>No failure ends the relay, not even an {@link Error}: it tries again with growing pauses and logs each outage once. What
 * Kafka has acknowledged is deleted even if the rest of its batch failed. A topic that cannot be written does not hold back
 * the others; a message that Kafka will never accept is parked in its row with the reason.
 */
public final class OutboxRelay implements AutoCloseable {

    private static final Logger LOG = LoggerFactory.getLogger(OutboxRelay.class);

    /** A thread that has not come round for so long hangs: no call of the broker or the database takes that long. */
    private static final Duration MAX_ROUND = Duration.ofMinutes(5);

    /**
     * The pace of a relay.
     *
     * @param maxRows most messages of a batch
     * @param maxBytes most bytes of a batch's bodies; a single larger message is a batch of its own
     * @param linger how long to collect more rows after a notification: a batch costs the same for one as for many
     * @param poll longest wait for a notification before the table is looked at anyway
     * @param firstPause pause after the first failure; doubles up to {@code longestPause}
     */
    public record Settings(
            int maxRows, long maxBytes, Duration linger, Duration poll, Duration firstPause, Duration longestPause) {

        public static Settings defaults() {
            return new Settings(
                    200,
                    8L * 1024 * 1024,
                    Duration.ofMillis(25),
                    Duration.ofSeconds(1),
                    Duration.ofMillis(200),
                    Duration.ofSeconds(5));
        }
    }

    /**
     * What is in the outbox.
     *
     * @param messages that are still to be sent
     * @param oldest age of the oldest of them by the database's clock, zero when none waits
     * @param parked messages that Kafka will never accept and a person has to look at
     */
    public record Backlog(long messages, Duration oldest, long parked) {}

    private record TopicOutage(Duration pause, long retryAtNanos) {}

    private final Jdbi jdbi;
    private final OutboxTable table;
    private final String schema;
    private final Producer<String, byte[]> producer;
    private final Settings settings;
    private final Thread thread;
    private volatile long lastRoundNanos = System.nanoTime();
    private final CountDownLatch closing = new CountDownLatch(1);
    private final Map<String, TopicOutage> outages = new HashMap<>();
    private Duration pause;

    /**
     * @param producer from {@link OutboxProducer}; closed with the relay
     * @param schema where {@link Outbox#migrate} has made the table
     */
    public OutboxRelay(DataSource database, String schema, Producer<String, byte[]> producer, Settings settings) {
        this.jdbi = Database.open(database);
        this.table = new OutboxTable(schema);
        this.schema = schema;
        this.producer = producer;
        this.settings = settings;
        this.thread = new Thread(this::run, "outbox-relay-" + schema);
        thread.setDaemon(true);
    }

    /** Begins to send; called once. */
    public void start() {
        thread.start();
    }

    /** Whether its thread works, be it during an outage; false before the start, after the end and when it hangs. */
    public boolean isRunning() {
        return thread.isAlive() && System.nanoTime() - lastRoundNanos < MAX_ROUND.toNanos();
    }

    /** Lets the current batch end, at most for 15 s, then stops and closes the producer. */
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

    /** Ends the wait for a notification. When the database is away there is no such wait to end. */
    private void wake() {
        try {
            jdbi.useHandle(handle -> NotificationListener.call(handle, schema));
        } catch (RuntimeException e) {
            LOG.debug("outbox {}: closing without a database", schema, e);
        }
    }

    /** Counts what is in the outbox, for metrics and health. */
    public Backlog backlog() {
        return jdbi.withHandle(table::backlog);
    }

    private void run() {
        while (isOpen()) {
            lastRoundNanos = System.nanoTime();
            try (Handle handle = jdbi.open()) {
                relay(handle);
            } catch (InterruptedException e) {
                return; // whoever interrupts means it; the rows of the current batch stay
            } catch (Throwable e) { // an Error too: a relay that ends silently stops all events of the service
                if (!pauseAfter(e)) {
                    return;
                }
            }
        }
    }

    private void relay(Handle handle) throws SQLException, InterruptedException {
        boolean sends = false;
        try (NotificationListener listening = new NotificationListener(handle, schema)) {
            while (isOpen()) {
                lastRoundNanos = System.nanoTime();
                sends = sends || table.tryLock(handle);
                boolean more = sends && sendBatch(handle);
                if (sends && !outages.isEmpty()) {
                    table.unlock(handle); // another relay may reach the broker
                    sends = false;
                }
                if (pause != null) {
                    LOG.info("outbox {}: sending again", schema);
                    pause = null;
                }
                if (!more) {
                    listening.await(longestWait());
                    closing.await(settings.linger().toMillis(), TimeUnit.MILLISECONDS);
                }
            }
        } finally {
            if (sends) {
                table.unlock(handle);
            }
        }
    }

    /**
     * Sends one batch. No transaction is open meanwhile: as long as one is, the database cannot remove old row versions, and
     * a slow broker would slow down everything else.
     *
     * @return whether more can be sent at once
     */
    private boolean sendBatch(Handle handle) throws InterruptedException {
        long now = System.nanoTime();
        List<String> unavailable = outages.entrySet().stream()
                .filter(outage -> outage.getValue().retryAtNanos() - now > 0)
                .map(Map.Entry::getKey)
                .toList();
        OutboxTable.Batch batch = table.waiting(handle, settings.maxRows(), settings.maxBytes(), unavailable);
        BatchSender sender = new BatchSender(producer);
        try {
            sender.send(batch.messages());
        } finally {
            table.delete(handle, sender.delivered());
            sender.rejected().forEach(rejection -> park(handle, rejection));
            noteOutages(batch.messages(), sender.failedTopics());
        }
        return batch.more() && sender.failedTopics().isEmpty();
    }

    private void park(Handle handle, BatchSender.Rejection rejection) {
        long row = rejection.message().id();
        LOG.error("outbox {}: Kafka will never accept row {}: {}", schema, row, rejection.reason());
        table.park(handle, row, rejection.reason());
    }

    private void noteOutages(List<WaitingMessage> batch, Map<String, Throwable> failed) {
        for (WaitingMessage message : batch) {
            if (!failed.containsKey(message.topic()) && outages.remove(message.topic()) != null) {
                LOG.info("outbox {}: sending to {} again", schema, message.topic());
            }
        }
        failed.forEach((topic, cause) -> {
            TopicOutage before = outages.get(topic);
            if (before == null) {
                LOG.warn("outbox {}: cannot send to {} now, trying again", schema, topic, cause);
            }
            Duration wait = before == null ? settings.firstPause() : doubled(before.pause());
            outages.put(topic, new TopicOutage(wait, System.nanoTime() + wait.toNanos()));
        });
    }

    /** Until the next poll or until a topic is to be tried again. */
    private Duration longestWait() {
        long now = System.nanoTime();
        return outages.values().stream()
                .map(outage -> Duration.ofNanos(Math.max(1_000_000, outage.retryAtNanos() - now)))
                .reduce(settings.poll(), (a, b) -> a.compareTo(b) < 0 ? a : b);
    }

    /** Pauses after a failure; false when it is time to end. */
    private boolean pauseAfter(Throwable failure) {
        if (!isOpen()) {
            return false;
        }
        try {
            if (pause == null) {
                pause = settings.firstPause();
                LOG.warn("outbox {}: cannot send now, trying again", schema, failure);
            } else {
                pause = doubled(pause);
            }
            return !closing.await(pause.toMillis(), TimeUnit.MILLISECONDS);
        } catch (InterruptedException e) {
            return false;
        } catch (Throwable e) { // such as no memory for the log line
            return true;
        }
    }

    private Duration doubled(Duration before) {
        Duration twice = before.multipliedBy(2);
        return twice.compareTo(settings.longestPause()) < 0 ? twice : settings.longestPause();
    }

    private boolean isOpen() {
        return closing.getCount() > 0;
    }
}
