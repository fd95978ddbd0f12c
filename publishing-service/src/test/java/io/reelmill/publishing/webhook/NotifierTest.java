package io.reelmill.publishing.webhook;

import static io.restassured.RestAssured.given;
import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.awaitility.Awaitility.await;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.hasSize;

import com.networknt.schema.JsonSchemaFactory;
import com.networknt.schema.SpecVersion;
import com.standardwebhooks.Webhook;
import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.common.http.TestHTTPResource;
import io.quarkus.test.junit.QuarkusTest;
import io.reelmill.contracts.ContractJson;
import io.reelmill.contracts.account.AccountApi;
import io.reelmill.contracts.event.CloudEvent;
import io.reelmill.contracts.event.RenderFinished;
import io.reelmill.contracts.event.Topics;
import io.reelmill.kafka.KafkaEvents;
import io.reelmill.testkit.TestKafka;
import io.reelmill.testkit.TestPostgres;
import io.restassured.specification.RequestSpecification;
import java.net.URI;
import java.time.Duration;
import java.time.Instant;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.UUID;
import java.util.concurrent.ExecutionException;
import org.apache.kafka.clients.consumer.ConsumerConfig;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.common.serialization.ByteArrayDeserializer;
import org.apache.kafka.common.serialization.ByteArraySerializer;
import org.apache.kafka.common.serialization.StringDeserializer;
import org.apache.kafka.common.serialization.StringSerializer;
import org.eclipse.microprofile.config.ConfigProvider;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** The whole service: from the event on Kafka to the signed call, with real PostgreSQL and Kafka. */
@QuarkusTest
@QuarkusTestResource(value = TestPostgres.class, parallel = true)
@QuarkusTestResource(value = TestKafka.class, parallel = true)
@QuarkusTestResource(value = TestAccountService.class, parallel = true)
class NotifierTest {

    @TestHTTPResource(value = "/health/ready", management = true)
    URI ready;

    @TestHTTPResource(value = "/metrics", management = true)
    URI metrics;

    private static KafkaProducer<String, byte[]> producer;

    private final UUID workspace = UUID.randomUUID();
    private final Receiver receiver = new Receiver();

    @BeforeAll
    static void connect() {
        producer = new KafkaProducer<>(
                Map.of(ProducerConfig.BOOTSTRAP_SERVERS_CONFIG, TestKafka.bootstrap()),
                new StringSerializer(),
                new ByteArraySerializer());
    }

    @AfterAll
    static void disconnect() {
        producer.close();
    }

    @AfterEach
    void endCalls() {
        receiver.close();
        TestAccountService.isBack();
    }

    @Test
    void shouldCallTheWebhookOnceForAnEndThatIsToldTenTimes() throws Exception {
        RenderFinished finished = FinishedRun.of(workspace, receiver.url());
        CloudEvent event = CloudEvent.of(finished, "/reelmill/render-service", Instant.now());
        assertThat(schema().validate(ContractJson.mapper().readTree(event.data())))
                .isEmpty();

        for (int i = 0; i < 10; i++) {
            // The same event again, and the same end under another event id.
            tell(event);
            tell(CloudEvent.of(finished, "/reelmill/render-service", Instant.now()));
        }
        RenderFinished last = FinishedRun.of(workspace, receiver.url());
        tell(new CloudEvent(
                UUID.randomUUID().toString(), last.type(), "/x", finished.key(), Instant.now(), json(last)));

        await().atMost(Duration.ofSeconds(30)).until(() -> receiver.calls().size() == 2);
        log().body("deliveries", hasSize(2)).body("deliveries[1].pid", equalTo(finished.pid()));
        var call = receiver.calls().stream()
                .filter(c -> c.json().get("pid").asText().equals(finished.pid()))
                .findFirst()
                .orElseThrow();
        assertThatCode(() -> new Webhook(TestAccountService.SECRET).verify(call.body(), call.headers()))
                .doesNotThrowAnyException();
        await().untilAsserted(() -> log().body("deliveries[1].state", equalTo("delivered"))
                .body("deliveries[1].attempts[0].status", equalTo(204))
                .body("deliveries[1].eventId", equalTo(call.header("webhook-id"))));
    }

    @Test
    void shouldCallNobodyWhenNoWebhookIsGiven() {
        tell(CloudEvent.of(FinishedRun.of(workspace, null), "/reelmill/render-service", Instant.now()));
        tell(CloudEvent.of(FinishedRun.of(workspace, receiver.url()), "/reelmill/render-service", Instant.now()));

        await().atMost(Duration.ofSeconds(30)).until(() -> receiver.calls().size() == 1);
        await().untilAsserted(() -> log().body("deliveries", hasSize(1)));
    }

    @Test
    void shouldWaitForAnAccountServiceThatIsAway() {
        TestAccountService.isAway();
        tell(CloudEvent.of(FinishedRun.of(workspace, receiver.url()), "/reelmill/render-service", Instant.now()));

        await().atMost(Duration.ofSeconds(30)).until(() -> TestAccountService.refusals() >= 2);
        log().body("deliveries[0].state", equalTo("pending")).body("deliveries[0].attempts", hasSize(0));
        TestAccountService.isBack();

        await().atMost(Duration.ofSeconds(30)).until(() -> receiver.calls().size() == 1);
        assertThat(receiver.calls().get(0).json().get("attempt").asInt()).isEqualTo(1);
    }

    @Test
    void shouldSignWithTheOldSecretTooWhileItIsBeingReplaced() {
        TestAccountService.hasRotated();
        tell(CloudEvent.of(FinishedRun.of(workspace, receiver.url()), "/reelmill/render-service", Instant.now()));

        await().atMost(Duration.ofSeconds(30)).until(() -> receiver.calls().size() == 1);
        var call = receiver.calls().get(0);
        for (String secret : List.of(TestAccountService.NEW_SECRET, TestAccountService.SECRET)) {
            assertThatCode(() -> new Webhook(secret).verify(call.body(), call.headers()))
                    .doesNotThrowAnyException();
        }
    }

    @Test
    void shouldSendWhatItCannotReadToTheDeadLetters() {
        String mark = "not json " + UUID.randomUUID();
        tell(new CloudEvent("1", RenderFinished.TYPE, "/x", "key", Instant.now(), mark.getBytes(UTF_8)));
        tell(CloudEvent.of(FinishedRun.of(workspace, receiver.url()), "/reelmill/render-service", Instant.now()));

        await().atMost(Duration.ofSeconds(30)).until(() -> receiver.calls().size() == 1);
        assertThat(deadLetters(mark)).isTrue();
    }

    @Test
    void shouldSendAgainOnRequest() {
        receiver.answers(410);
        tell(CloudEvent.of(FinishedRun.of(workspace, receiver.url()), "/reelmill/render-service", Instant.now()));
        await().atMost(Duration.ofSeconds(30))
                .untilAsserted(() -> log().body("deliveries[0].state", equalTo("failed")));
        receiver.answers(200);
        String path = "/deliveries/" + receiver.calls().get(0).header("webhook-id") + "/resend";

        internal()
                .post("/internal/workspaces/" + UUID.randomUUID() + path)
                .then()
                .statusCode(404);
        internal().post("/internal/workspaces/" + workspace + path).then().statusCode(202);

        await().atMost(Duration.ofSeconds(30))
                .untilAsserted(() -> log().body("deliveries[0].state", equalTo("delivered"))
                        .body("deliveries[0].attempts", hasSize(2)));
    }

    @Test
    void shouldAttemptEachOfManyDeliveriesOnce() {
        Set<String> told = new HashSet<>();
        for (int i = 0; i < 100; i++) {
            RenderFinished finished = FinishedRun.of(workspace, receiver.url());
            told.add(finished.pid());
            tell(CloudEvent.of(finished, "/reelmill/render-service", Instant.now()));
        }

        await().atMost(Duration.ofSeconds(30)).until(() -> receiver.calls().size() >= 100);
        assertThat(receiver.calls())
                .extracting(call -> call.json().get("pid").asText())
                .containsExactlyInAnyOrderElementsOf(told);
        assertThat(receiver.calls())
                .allSatisfy(
                        call -> assertThat(call.json().get("attempt").asInt()).isEqualTo(1));
    }

    @Test
    void shouldReadEveryEventFromTheBeginningUnderItsOwnGroup() {
        var config = ConfigProvider.getConfig();

        assertThat(config.getValue("mp.messaging.incoming.render-events.group.id", String.class))
                .isEqualTo("publishing-service");
        assertThat(config.getValue("mp.messaging.incoming.render-events.auto.offset.reset", String.class))
                .isEqualTo("earliest");
    }

    @Test
    void shouldBeClosedToCallersWithoutTheToken() {
        given().get("/internal/workspaces/" + workspace + "/deliveries").then().statusCode(401);
        given().header(AccountApi.TOKEN_HEADER, "guess")
                .post("/internal/workspaces/" + workspace + "/deliveries/" + workspace + "/resend")
                .then()
                .statusCode(401);
        given().get(ready).then().statusCode(200);
        given().get(metrics).then().statusCode(200);
    }

    private io.restassured.response.ValidatableResponse log() {
        return internal()
                .get("/internal/workspaces/" + workspace + "/deliveries")
                .then()
                .statusCode(200);
    }

    private static RequestSpecification internal() {
        return given().header(AccountApi.TOKEN_HEADER, TestAccountService.TOKEN);
    }

    private static void tell(CloudEvent event) {
        try {
            producer.send(KafkaEvents.write(Topics.RENDER_EVENTS, event)).get();
        } catch (InterruptedException | ExecutionException e) {
            throw new IllegalStateException("the event was not taken", e);
        }
    }

    private static byte[] json(RenderFinished finished) throws Exception {
        return ContractJson.mapper().writeValueAsBytes(finished);
    }

    private static com.networknt.schema.JsonSchema schema() {
        return JsonSchemaFactory.getInstance(SpecVersion.VersionFlag.V202012)
                .getSchema(NotifierTest.class.getResourceAsStream("/schemas/render-finished-v1.json"));
    }

    private static boolean deadLetters(String body) {
        try (var consumer = new KafkaConsumer<>(
                Map.of(
                        ConsumerConfig.BOOTSTRAP_SERVERS_CONFIG, TestKafka.bootstrap(),
                        ConsumerConfig.GROUP_ID_CONFIG, UUID.randomUUID().toString(),
                        ConsumerConfig.AUTO_OFFSET_RESET_CONFIG, "earliest"),
                new StringDeserializer(),
                new ByteArrayDeserializer())) {
            consumer.subscribe(List.of(Topics.deadLetters("publishing-service", Topics.RENDER_EVENTS)));
            await().atMost(Duration.ofSeconds(30)).until(() -> {
                for (var message : consumer.poll(Duration.ofMillis(200))) {
                    if (new String(message.value(), UTF_8).equals(body)) {
                        return true;
                    }
                }
                return false;
            });
            return true;
        }
    }
}
