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
import java.util.LinkedHashSet;
import java.util.List;
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
    void shouldSendEveryMessageWhenCommitsAreOutOfOrder() {
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
    void shouldSendNothingOfARolledBackTransaction() {
        start(FaultyProducer.sound());
        jdbi.useTransaction(tx -> {
            tell(tx, "never");
            tx.rollback();
        });
        tell("after");
        awaitIds("after");
    }

    @Test
    void shouldSendEventsOfOneCallInTheirOrder() {
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
    void shouldRefuseAnEventOutsideATransaction() {
        try (Handle handle = jdbi.open()) {
            assertThatThrownBy(() -> tell(handle, "loose")).isInstanceOf(IllegalStateException.class);
        }
    }

    @Test
    void shouldSendOnlyTheRestAndInOrderAfterARelayWasKilledInMidBatch() throws InterruptedException {
        List<String> told = tellMany(60);
        Thread[] victim = new Thread[1];
        start(FaultyProducer.failing(25, () -> {
            victim[0] = Thread.currentThread();
            victim[0].interrupt();
        }));
        await().until(() -> victim[0] != null);
        victim[0].join();
        assertThat(relays.get(0).isRunning()).isFalse();
        assertThat(relays.get(0).backlog().messages())
                .as("what Kafka has acknowledged is deleted")
                .isEqualTo(36);

        start(FaultyProducer.sound());
        awaitDrained();
        assertThatFirstAppearancesAre(told);
        assertThat(topic.ids())
                .as("at most the interrupted message is sent again")
                .hasSizeBetween(60, 61);
    }

    @Test
    void shouldOnlyRepeatMessagesWhenTheDatabaseConnectionIsLostInMidBatch() {
        List<String> told = tellMany(40);
        start(FaultyProducer.failing(15, this::endOtherConnections));
        awaitDrained();
        assertThatFirstAppearancesAre(told);
    }

    @Test
    void shouldSendEachMessageOnceAfterTheBrokerWasAway() {
        List<String> told = tellMany(20);
        start(FaultyProducer.failing(7, () -> {
            throw new TimeoutException("broker away");
        }));
        awaitDrained();
        await().untilAsserted(() -> assertThat(topic.ids()).containsExactlyElementsOf(told));
    }

    @Test
    void shouldSendEachMessageOnceWithTwoRelays() {
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
    void shouldTakeOverFromARelayThatHasEnded() {
        start(FaultyProducer.sound());
        tell("first");
        awaitIds("first");
        start(FaultyProducer.sound());
        relays.get(0).close();
        tell("second");
        awaitIds("first", "second");
    }

    @Test
    void shouldTakeOverFromARelayThatCannotReachTheBroker() {
        start(FaultyProducer.withoutTopic(new KeyRevoked(workspace, workspace, Instant.EPOCH).topic()));
        tell("first");
        await().until(() -> relays.get(0).isRunning());
        start(FaultyProducer.sound());
        awaitIds("first");
    }

    @Test
    void shouldParkAMessageThatKafkaNeverAcceptsAndSendThoseBehindIt() {
        tell("too large");
        jdbi.useHandle(h -> h.execute("UPDATE teller.outbox SET body = convert_to(repeat('x', 9000000), 'UTF8')"));
        tell("next");
        start(FaultyProducer.sound());
        awaitIds("next");
        awaitDrained();
        assertThat(relays.get(0).backlog().parked()).isEqualTo(1);
    }

    @Test
    void shouldSendAfterANotificationWithoutPolling() {
        start(FaultyProducer.sound()); // it polls every 10 minutes
        List<String> told = new ArrayList<>();
        for (int i = 0; i < 3; i++) {
            told.add("m" + i);
            tell("m" + i);
            awaitIds(told.toArray(String[]::new));
        }
    }

    @Test
    void shouldGoOnAfterAnError() {
        List<String> told = tellMany(10);
        start(FaultyProducer.failing(4, () -> {
            throw new StackOverflowError("made by the test");
        }));
        awaitDrained();
        await().untilAsserted(() -> assertThat(topic.ids()).containsExactlyElementsOf(told));
        assertThat(relays.get(0).isRunning()).isTrue();
    }

    @Test
    void shouldSendOtherTopicsWhileOneCannotBeWritten() {
        tell("of another topic");
        jdbi.useHandle(h -> h.execute("UPDATE teller.outbox SET topic = 'missing'"));
        tell("next");
        start(FaultyProducer.withoutTopic("missing"));
        awaitIds("next");
        assertThat(relays.get(0).backlog())
                .satisfies(backlog -> assertThat(backlog.messages()).isEqualTo(1))
                .satisfies(backlog -> assertThat(backlog.parked()).isZero());
    }

    @Test
    void shouldParkARowWhoseHeadersCannotBeRead() {
        tell("unreadable");
        jdbi.useHandle(h -> h.execute("UPDATE teller.outbox SET headers = 'no JSON'"));
        tell("next");
        start(FaultyProducer.sound());
        awaitIds("next");
        awaitDrained();
        assertThat(relays.get(0).backlog().parked()).isEqualTo(1);
    }

    @Test
    void shouldBoundABatchInBytesButTakeAtLeastOneMessage() {
        tellMany(4);
        jdbi.useHandle(h -> h.execute("UPDATE teller.outbox SET body = convert_to(repeat('x', 1000), 'UTF8')"));
        OutboxTable table = new OutboxTable(SCHEMA);
        jdbi.useHandle(handle -> {
            OutboxTable.Batch three = table.waiting(handle, 100, 3_500, List.of());
            assertThat(three.messages()).hasSize(3);
            assertThat(three.more()).isTrue();
            assertThat(table.waiting(handle, 100, 10, List.of()).messages()).hasSize(1);
            assertThat(table.waiting(handle, 100, 4_000, List.of()).more()).isFalse();
            assertThat(table.waiting(handle, 2, 4_000, List.of()).more()).isTrue();
        });
    }

    private void start(Producer<String, byte[]> producer) {
        // Polling is practically off: without a notification of each commit the tests fail.
        OutboxRelay.Settings settings = new OutboxRelay.Settings(
                100, 1024 * 1024, Duration.ZERO, Duration.ofMinutes(10), Duration.ofMillis(50), Duration.ofMillis(200));
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
