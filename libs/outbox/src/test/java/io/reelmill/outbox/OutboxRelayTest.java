package io.reelmill.outbox;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.awaitility.Awaitility.await;

import io.reelmill.contracts.event.KeyRevoked;
import io.reelmill.database.Database;
import io.reelmill.testkit.TestPostgres;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import java.util.stream.IntStream;
import javax.sql.DataSource;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.common.errors.TimeoutException;
import org.awaitility.Awaitility;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.Jdbi;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class OutboxRelayTest {

    private static final String SCHEMA = "teller";

    /** Of which the delay is measured. */
    private static final int MESSAGES = 100;

    private static DataSource source;
    private static Jdbi jdbi;

    private final UUID workspace = UUID.randomUUID();
    private final Outbox outbox = new Outbox(SCHEMA, "/reelmill/test", Clock.systemUTC());
    private final List<OutboxRelay> relays = new ArrayList<>();
    private Topic topic;

    @BeforeAll
    static void open() {
        Awaitility.setDefaultTimeout(Duration.ofSeconds(60)); // the machine may be busy
        Awaitility.setDefaultPollInterval(Duration.ofMillis(20));
        source = TestPostgres.dataSource();
        jdbi = Database.open(source);
        Outbox.migrate(source, SCHEMA);
    }

    @BeforeEach
    void prepare() {
        jdbi.useHandle(handle -> handle.execute("TRUNCATE teller.outbox"));
        topic = new Topic(workspace);
    }

    @AfterEach
    void closeAll() {
        relays.forEach(OutboxRelay::close);
        topic.close();
    }

    @Test
    void everyMessageArrivesWhenCommitsAreOutOfOrder() {
        start(FaultyProducer.sound());
        try (Handle early = jdbi.open();
                Handle late = jdbi.open()) {
            early.begin();
            tell(early, "a");
            late.begin();
            tell(late, "b");
            late.commit();
            awaitIds("b");
            early.commit();
        }
        awaitIds("b", "a");
        assertThat(relays.get(0).backlog().messages()).isZero();
    }

    @Test
    void aRolledBackTransactionSendsNothing() {
        start(FaultyProducer.sound());
        jdbi.useTransaction(tx -> {
            tell(tx, "never");
            tx.rollback();
        });
        tell("after");
        awaitIds("after");
    }

    @Test
    void eventsThatAreToldTogetherArriveInTheirOrder() {
        List<KeyRevoked> events = IntStream.range(0, 50)
                .mapToObj(i -> new KeyRevoked(UUID.randomUUID(), workspace, Instant.EPOCH.plusSeconds(i)))
                .toList();
        jdbi.useTransaction(tx -> outbox.append(tx, events));
        List<String> bodies = jdbi.withHandle(handle -> handle.createQuery(
                        "SELECT convert_from(body, 'UTF8')::jsonb ->> 'keyId' FROM teller.outbox ORDER BY id")
                .mapTo(String.class)
                .list());
        assertThat(bodies)
                .containsExactlyElementsOf(
                        events.stream().map(e -> e.keyId().toString()).toList());
        start(FaultyProducer.sound());
        awaitDrained();
        await().untilAsserted(() -> assertThat(topic.ids()).hasSize(50).doesNotHaveDuplicates());
    }

    @Test
    void anEventOutsideATransactionIsNotTaken() {
        try (Handle handle = jdbi.open()) {
            assertThatThrownBy(() -> tell(handle, "loose")).isInstanceOf(IllegalStateException.class);
        }
    }

    @Test
    void aRelayKilledInMidBatchIsFollowedByAnotherAndOrderStays() throws InterruptedException {
        List<String> told = tellMany(60);
        Thread[] victim = new Thread[1];
        start(FaultyProducer.failing(25, () -> {
            victim[0] = Thread.currentThread();
            victim[0].interrupt();
        }));
        await().until(() -> victim[0] != null);
        victim[0].join();
        assertThat(relays.get(0).backlog().messages())
                .as("nothing was marked as sent")
                .isEqualTo(60);

        start(FaultyProducer.sound());
        awaitDrained();
        assertThatFirstAppearancesAre(told);
        assertThat(topic.ids()).as("the batch was sent again from its start").hasSizeGreaterThan(60);
    }

    @Test
    void aDatabaseConnectionLostInMidBatchOnlyRepeatsMessages() {
        List<String> told = tellMany(40);
        start(FaultyProducer.failing(15, this::endOtherConnections));
        awaitDrained();
        assertThatFirstAppearancesAre(told);
    }

    @Test
    void aBrokerThatIsAwayForAWhileLosesNothing() {
        List<String> told = tellMany(20);
        start(FaultyProducer.failing(7, () -> {
            throw new TimeoutException("broker away");
        }));
        awaitDrained();
        assertThatFirstAppearancesAre(told);
    }

    @Test
    void withoutFailuresTwoRelaysSendEachMessageOnceAndInOrder() {
        start(FaultyProducer.sound());
        start(FaultyProducer.sound());
        List<String> told = new ArrayList<>();
        for (int i = 0; i < 5; i++) {
            told.addAll(tellMany(20));
        }
        awaitDrained();
        await().untilAsserted(() -> assertThat(topic.ids()).containsExactlyElementsOf(told));
    }

    @Test
    void aMessageThatKafkaNeverTakesIsSetAsideAndHoldsNoneBack() {
        tell("too large");
        jdbi.useHandle(h -> h.execute("UPDATE teller.outbox SET body = convert_to(repeat('x', 9000000), 'UTF8')"));
        tell("next");
        start(FaultyProducer.sound());
        awaitIds("next");
        awaitDrained();
        assertThat(relays.get(0).backlog().refused()).isEqualTo(1);
    }

    @Test
    void messagesArriveSoonAfterTheirCommit() {
        start(FaultyProducer.sound());
        tell("warm-up");
        awaitIds("warm-up");
        Map<String, Long> committed = new HashMap<>();
        for (int i = 0; i < MESSAGES; i++) {
            String id = "m" + i;
            tell(id);
            committed.put(id, System.nanoTime());
            topic.poll();
        }
        await().until(() -> topic.ids().size() == MESSAGES + 1);
        long[] waits = topic.poll().stream()
                .filter(m -> committed.containsKey(m.id()))
                .mapToLong(m -> Math.max(0, m.receivedNanos() - committed.get(m.id())))
                .sorted()
                .toArray();
        System.out.printf(
                "outbox: commit to consumer p50 %.1f ms, p99 %.1f ms%n",
                waits[waits.length / 2] / 1e6, waits[waits.length * 99 / 100] / 1e6);
    }

    private void start(Producer<String, byte[]> producer) {
        // Nothing arrives by looking now and then: the relay is told of every commit, or the test fails.
        OutboxRelay.Settings settings = new OutboxRelay.Settings(
                100, Duration.ZERO, Duration.ofMinutes(10), Duration.ofMillis(50), Duration.ofMillis(200));
        OutboxRelay relay = new OutboxRelay(source, SCHEMA, producer, settings);
        relays.add(relay);
        relay.start();
    }

    private List<String> tellMany(int count) {
        List<String> ids = IntStream.range(0, count)
                .mapToObj(i -> UUID.randomUUID().toString())
                .toList();
        jdbi.useTransaction(tx -> ids.forEach(id -> tell(tx, id)));
        return ids;
    }

    private void tell(String id) {
        jdbi.useTransaction(tx -> tell(tx, id));
    }

    private void tell(Handle tx, String id) {
        outbox.append(tx, new KeyRevoked(UUID.randomUUID(), workspace, Instant.now()), id);
    }

    private void endOtherConnections() {
        jdbi.useHandle(handle -> handle.execute("SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
                + " WHERE pid <> pg_backend_pid() AND datname = current_database()"));
    }

    private void awaitIds(String... ids) {
        await().untilAsserted(() -> assertThat(topic.ids()).containsExactly(ids));
    }

    private void awaitDrained() {
        // A test that ends all connections may end this one too.
        await().ignoreExceptions().until(() -> relays.get(0).backlog().messages() == 0);
    }

    private void assertThatFirstAppearancesAre(List<String> told) {
        await().untilAsserted(() -> assertThat(new LinkedHashSet<>(topic.ids())).containsExactlyElementsOf(told));
    }
}
