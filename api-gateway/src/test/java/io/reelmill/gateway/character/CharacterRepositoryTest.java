package io.reelmill.gateway.character;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.quarkus.narayana.jta.QuarkusTransaction;
import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.junit.QuarkusTest;
import io.reelmill.contracts.event.KeyRevoked;
import io.reelmill.gateway.FakeAccountService;
import io.reelmill.outbox.Outbox;
import io.reelmill.testkit.TestKafka;
import io.reelmill.testkit.TestPostgres;
import jakarta.inject.Inject;
import jakarta.persistence.EntityManager;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.List;
import java.util.UUID;
import java.util.concurrent.Callable;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicReference;
import org.hibernate.SessionFactory;
import org.jdbi.v3.core.Jdbi;
import org.junit.jupiter.api.Test;

/** Records that Hibernate keeps, beside rows that Jdbi writes. */
@QuarkusTest
@QuarkusTestResource(TestPostgres.class)
@QuarkusTestResource(TestKafka.class)
@QuarkusTestResource(FakeAccountService.class)
class CharacterRepositoryTest {

    private static final int LIMIT = 3;

    private final UUID workspace = UUID.randomUUID();

    @Inject
    CharacterRepository characters;

    @Inject
    Jdbi jdbi;

    @Inject
    Outbox outbox;

    @Inject
    EntityManager entities;

    @Inject
    SessionFactory sessions;

    @Test
    void shouldFindTheTablesAsTheEntitiesMapThem() {
        sessions.getSchemaManager().validateMappedObjects();
    }

    @Test
    void shouldCommitARecordAndItsEventOnOneConnection() {
        AtomicReference<Object> ofHibernate = new AtomicReference<>();
        AtomicReference<Object> ofJdbi = new AtomicReference<>();
        UUID event = UUID.randomUUID();

        QuarkusTransaction.requiringNew().run(() -> {
            characters.add(workspace, character("Ada"), LIMIT);
            jdbi.useTransaction(tx -> {
                outbox.append(tx, new KeyRevoked(event, workspace, Instant.now()));
                ofJdbi.set(tx.createQuery("SELECT txid_current()")
                        .mapTo(Long.class)
                        .one());
            });
            ofHibernate.set(entities.createNativeQuery("SELECT txid_current()", Long.class)
                    .getSingleResult());
            assertThat(characters.list(workspace)).as("seen by others").hasSize(1);
            assertThat(QuarkusTransaction.requiringNew().call(() -> characters.count(workspace)))
                    .isZero();
        });

        assertThat(ofJdbi.get()).isEqualTo(ofHibernate.get());
        assertThat(characters.list(workspace)).extracting(SavedCharacter::name).containsExactly("Ada");
    }

    @Test
    void shouldRollBackARecordAndItsEventTogether() {
        String name = UUID.randomUUID().toString();
        assertThatThrownBy(() -> QuarkusTransaction.requiringNew().run(() -> {
                    characters.add(workspace, character(name), LIMIT);
                    jdbi.useTransaction(
                            tx -> outbox.append(tx, new KeyRevoked(UUID.randomUUID(), workspace, Instant.now()), name));
                    throw new IllegalStateException("after both");
                }))
                .hasMessage("after both");

        assertThat(characters.list(workspace)).isEmpty();
        assertThat(jdbi.<Integer, RuntimeException>withHandle(
                        tx -> tx.createQuery("SELECT count(*) FROM gateway.outbox WHERE headers LIKE '%' || ? || '%'")
                                .bind(0, name)
                                .mapTo(int.class)
                                .one()))
                .isZero();
    }

    @Test
    void shouldLeaveJdbiItsOwnTransactionsElsewhere() {
        assertThatThrownBy(() -> jdbi.useTransaction(tx -> {
                    tx.execute("CREATE TABLE gateway.never (id int)");
                    throw new IllegalStateException("rolled back");
                }))
                .hasMessage("rolled back");
        jdbi.useTransaction(tx -> tx.execute("CREATE TABLE gateway.never (id int)"));
        jdbi.useHandle(tx -> tx.execute("DROP TABLE gateway.never"));
    }

    @Test
    void shouldKeepTheLimitOfAWorkspace() {
        for (int i = 0; i < LIMIT; i++) {
            assertThat(add("Ada " + i)).isTrue();
        }
        assertThat(add("One too many")).isFalse();
        assertThat(characters.list(workspace))
                .extracting(SavedCharacter::name)
                .containsExactly("Ada 2", "Ada 1", "Ada 0");
    }

    @Test
    void shouldKeepTheLimitUnderRacingCalls() throws Exception {
        int calls = 16;
        ExecutorService threads = Executors.newFixedThreadPool(calls);
        try {
            CountDownLatch go = new CountDownLatch(1);
            List<Future<Boolean>> added = new ArrayList<>();
            for (int i = 0; i < calls; i++) {
                String name = "Ada " + i;
                added.add(threads.submit(() -> {
                    go.await();
                    return add(name);
                }));
            }
            go.countDown();
            int successes = 0;
            for (Future<Boolean> call : added) {
                successes += call.get() ? 1 : 0;
            }
            assertThat(successes).isEqualTo(LIMIT);
            assertThat(characters.list(workspace)).hasSize(LIMIT);
        } finally {
            threads.shutdownNow();
        }
    }

    @Test
    void shouldDeleteOnceUnderRacingCalls() throws Exception {
        SavedCharacter ada = character("Ada");
        QuarkusTransaction.requiringNew().run(() -> characters.add(workspace, ada, LIMIT));
        ExecutorService threads = Executors.newFixedThreadPool(8);
        try {
            List<Callable<Boolean>> calls = new ArrayList<>();
            for (int i = 0; i < 8; i++) {
                calls.add(() -> characters.remove(workspace, ada.id()).isPresent());
            }
            int successes = 0;
            for (Future<Boolean> call : threads.invokeAll(calls)) {
                successes += call.get() ? 1 : 0;
            }
            assertThat(successes).isEqualTo(1);
        } finally {
            threads.shutdownNow();
        }
    }

    private boolean add(String name) {
        return QuarkusTransaction.requiringNew().call(() -> characters.add(workspace, character(name), LIMIT));
    }

    private static SavedCharacter character(String name) {
        return SavedCharacter.avatar(
                UUID.randomUUID().toString(),
                name,
                "a friendly cat",
                "http://example.com/cat.png",
                "image/png",
                Instant.now().truncatedTo(ChronoUnit.MILLIS),
                "characters/cat.png");
    }
}
