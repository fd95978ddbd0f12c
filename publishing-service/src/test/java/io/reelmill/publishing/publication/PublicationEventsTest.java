package io.reelmill.publishing.publication;

import static io.restassured.RestAssured.given;
import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import com.fasterxml.jackson.databind.JsonNode;
import com.networknt.schema.JsonSchema;
import com.networknt.schema.JsonSchemaFactory;
import com.networknt.schema.SpecVersion;
import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.junit.QuarkusTest;
import io.reelmill.contracts.ContractJson;
import io.reelmill.contracts.account.AccountApi;
import io.reelmill.contracts.event.CloudEvent;
import io.reelmill.contracts.event.PublicationChanged;
import io.reelmill.contracts.event.Topics;
import io.reelmill.kafka.KafkaEvents;
import io.reelmill.publishing.platform.TestPlatforms;
import io.reelmill.publishing.webhook.TestAccountService;
import io.reelmill.testkit.TestKafka;
import io.reelmill.testkit.TestPostgres;
import io.restassured.http.ContentType;
import java.io.InputStream;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import org.apache.kafka.clients.consumer.ConsumerConfig;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.common.serialization.ByteArrayDeserializer;
import org.apache.kafka.common.serialization.StringDeserializer;
import org.junit.jupiter.api.Test;

/** What a consumer of {@code publication.events} reads, through the whole service. */
@QuarkusTest
@QuarkusTestResource(value = TestPostgres.class, parallel = true)
@QuarkusTestResource(value = TestKafka.class, parallel = true)
@QuarkusTestResource(value = TestAccountService.class, parallel = true)
@QuarkusTestResource(value = TestPlatforms.class, parallel = true)
class PublicationEventsTest {

    private final UUID workspace = UUID.randomUUID();

    @Test
    void shouldTellAsDocumentedThatAPublicationWasScheduledPublishedAndFailed() throws Exception {
        try (var consumer = new KafkaConsumer<>(
                Map.of(
                        ConsumerConfig.BOOTSTRAP_SERVERS_CONFIG,
                        TestKafka.bootstrap(),
                        ConsumerConfig.GROUP_ID_CONFIG,
                        "test-" + workspace,
                        ConsumerConfig.AUTO_OFFSET_RESET_CONFIG,
                        "earliest"),
                new StringDeserializer(),
                new ByteArrayDeserializer())) {
            consumer.subscribe(List.of(Topics.PUBLICATION_EVENTS));
            String good = publish("/hook");
            String bad = publish("/gone");

            List<CloudEvent> told = new ArrayList<>();
            await().atMost(Duration.ofSeconds(60)).until(() -> {
                consumer.poll(Duration.ofMillis(200)).forEach(message -> {
                    if (message.key().equals(workspace.toString())) {
                        told.add(KafkaEvents.read(message));
                    }
                });
                return told.size() == 4;
            });

            try (InputStream in = CloudEvent.class.getResourceAsStream("/schemas/publication-changed-v1.json")) {
                JsonSchema schema = JsonSchemaFactory.getInstance(SpecVersion.VersionFlag.V202012)
                        .getSchema(in);
                for (CloudEvent event : told) {
                    JsonNode data = ContractJson.mapper().readTree(event.data());
                    assertThat(schema.validate(data)).isEmpty();
                    assertThat(event.type()).isEqualTo(PublicationChanged.TYPE);
                    assertThat(event.source()).isEqualTo("/reelmill/publishing-service");
                }
            }
            assertThat(states(told, good)).containsExactly("scheduled", "published");
            assertThat(states(told, bad)).containsExactly("scheduled", "failed");
        }
    }

    private static List<String> states(List<CloudEvent> told, String entry) {
        return told.stream()
                .map(event -> (PublicationChanged) event.event())
                .filter(event -> event.publicationId().toString().equals(entry))
                .map(PublicationChanged::status)
                .toList();
    }

    /** Publishes at once to a webhook. */
    private String publish(String path) {
        String channel = call("PUT", "/channels/" + UUID.randomUUID(), "{\"name\":\"" + path + "\"}")
                .path("id")
                .asText();
        String url = TestPlatforms.platforms().url() + path;
        post("/channels/" + channel + "/accounts", "{\"platform\":\"webhook\",\"externalId\":\"" + url + "\"}");
        return post(
                        "/queue",
                        "{\"id\":\"" + UUID.randomUUID()
                                + "\",\"videoUrl\":\"https://example.com/v.mp4\",\"channelId\":\"" + channel
                                + "\",\"now\":true}")
                .path("id")
                .asText();
    }

    private JsonNode post(String path, String body) {
        return call("POST", path, body);
    }

    private JsonNode call(String method, String path, String body) {
        return given().header(AccountApi.TOKEN_HEADER, TestAccountService.TOKEN)
                .contentType(ContentType.JSON)
                .body(body)
                .request(method, "/internal/workspaces/" + workspace + path)
                .then()
                .statusCode(200)
                .extract()
                .as(JsonNode.class);
    }
}
