package io.reelmill.gateway.key;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.junit.QuarkusTest;
import io.reelmill.contracts.account.Plan;
import io.reelmill.contracts.account.PlanCatalog;
import io.reelmill.contracts.account.PlanTerms;
import io.reelmill.contracts.event.AccountChanged;
import io.reelmill.contracts.event.CloudEvent;
import io.reelmill.contracts.event.Topics;
import io.reelmill.gateway.FakeAccountService;
import io.reelmill.gateway.account.Accounts;
import io.reelmill.kafka.KafkaEvents;
import io.reelmill.outbox.OutboxProducer;
import io.reelmill.testkit.TestKafka;
import io.reelmill.testkit.TestPostgres;
import jakarta.inject.Inject;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.common.TopicPartition;
import org.apache.kafka.common.serialization.ByteArrayDeserializer;
import org.apache.kafka.common.serialization.StringDeserializer;
import org.eclipse.microprofile.config.inject.ConfigProperty;
import org.junit.jupiter.api.Test;

/** Two gateways, each with its own memory of keys and its own consumer. */
@QuarkusTest
@QuarkusTestResource(TestPostgres.class)
@QuarkusTestResource(TestKafka.class)
@QuarkusTestResource(FakeAccountService.class)
class PlanChangeTest {

    private static final String KEY = "a key that two gateways know";

    @Inject
    Accounts accounts;

    @ConfigProperty(name = "kafka.bootstrap.servers")
    String bootstrap;

    @Test
    void shouldReachEveryGatewayByTheEvent() throws Exception {
        UUID workspace = UUID.randomUUID();
        FakeAccountService.key(KEY, UUID.randomUUID().toString(), workspace.toString(), "growth");
        List<KeyCache> gateways =
                List.of(new KeyCache(accounts, Clock.systemUTC()), new KeyCache(accounts, Clock.systemUTC()));
        gateways.forEach(gateway -> assertThat(
                        gateway.resolve(KEY).orElseThrow().limits().clonedVoices())
                .isZero());
        PlanTerms elite = PlanCatalog.standard().of(Plan.ELITE);

        ExecutorService consumers = Executors.newFixedThreadPool(gateways.size());
        try (Producer<String, byte[]> producer = OutboxProducer.create(bootstrap, "plan-change-test")) {
            gateways.forEach(gateway -> consumers.submit(() -> consume(gateway)));
            CloudEvent change = CloudEvent.of(
                    new AccountChanged(workspace, Plan.ELITE, elite.limits(), Instant.now()), "/test", Instant.now());
            producer.send(KafkaEvents.write(Topics.ACCOUNT_EVENTS, change)).get();

            await().untilAsserted(() -> assertThat(gateways)
                    .allSatisfy(gateway -> assertThat(gateway.remembered(KEY).orElseThrow())
                            .satisfies(principal -> {
                                assertThat(principal.plan()).isEqualTo(Plan.ELITE);
                                assertThat(principal.limits()).isEqualTo(elite.limits());
                            })));
        } finally {
            consumers.shutdownNow();
        }
    }

    private void consume(KeyCache gateway) {
        try (KafkaConsumer<String, byte[]> consumer = new KafkaConsumer<>(
                Map.of("bootstrap.servers", bootstrap), new StringDeserializer(), new ByteArrayDeserializer())) {
            TopicPartition partition = new TopicPartition(Topics.ACCOUNT_EVENTS, 0);
            consumer.assign(List.of(partition));
            consumer.seekToBeginning(List.of(partition));
            while (!Thread.currentThread().isInterrupted()) {
                for (ConsumerRecord<String, byte[]> message : consumer.poll(Duration.ofMillis(100))) {
                    if (KafkaEvents.read(message).event() instanceof AccountChanged changed) {
                        gateway.onChanged(changed);
                    }
                }
            }
        } catch (org.apache.kafka.common.errors.InterruptException e) {
            Thread.currentThread().interrupt(); // the test is over
        }
    }
}
