package io.reelmill.account;

import static io.restassured.RestAssured.given;
import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.startsWith;

import io.quarkus.test.common.http.TestHTTPResource;
import io.quarkus.test.junit.QuarkusTest;
import io.reelmill.contracts.account.AccountApi;
import io.reelmill.contracts.event.CloudEvent;
import io.reelmill.contracts.event.KeyRevoked;
import io.reelmill.contracts.event.Topics;
import io.reelmill.intake.KafkaEvents;
import java.net.URI;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.junit.jupiter.api.Test;

/** Who is let in, and for whom a key speaks. */
@QuarkusTest
class KeysTest extends AccountServiceTest {

    @TestHTTPResource(value = "/health/ready", management = true)
    URI ready;

    @Test
    void nothingIsServedWithoutTheToken() {
        for (String path : List.of("/internal/workspaces/" + workspace + "/account", "/internal/nowhere", "/")) {
            given().get(path).then().statusCode(401).body("error", startsWith("the internal token"));
            given().header(AccountApi.TOKEN_HEADER, "test-toke")
                    .get(path)
                    .then()
                    .statusCode(401);
        }
        given().get(ready).then().statusCode(200);
    }

    @Test
    void shouldAdmitEachServiceOnlyToWhatItNeeds() {
        String secrets = "/internal/workspaces/" + workspace + "/webhook-secrets";
        given().header(AccountApi.TOKEN_HEADER, "publishing-token")
                .get(secrets)
                .then()
                .statusCode(200);
        given().header(AccountApi.TOKEN_HEADER, "publishing-token")
                .post(secrets + "/rotate")
                .then()
                .statusCode(403)
                .body("error", equalTo("publishing-service does not have the scope webhook-secrets:rotate"));
        given().header(AccountApi.TOKEN_HEADER, "publishing-token")
                .get("/internal/reservations/" + UUID.randomUUID())
                .then()
                .statusCode(403);
        given().header(AccountApi.TOKEN_HEADER, "publishing-token")
                .post("/internal/workspaces/" + workspace + "/keys")
                .then()
                .statusCode(403);
    }

    @Test
    void aKeySpeaksForItsWorkspaceUntilItIsRevoked() {
        var made = call().post("/internal/workspaces/" + workspace + "/keys")
                .then()
                .statusCode(201)
                .extract();
        resolve(made.path("key")).statusCode(200).body("keyId", equalTo(made.path("id")), "plan", equalTo("elite"));

        for (int i = 0; i < 2; i++) {
            call().post("/internal/keys/" + made.path("id") + "/revoke").then().statusCode(204);
        }
        resolve(made.path("key")).statusCode(404).body("error", equalTo("the key is not known"));

        UUID keyId = UUID.fromString(made.path("id"));
        await().untilAsserted(() -> assertThat(kafka.read(Topics.ACCOUNT_EVENTS))
                .filteredOn(message -> isRevocationOf(keyId, message))
                .hasSize(1));
    }

    private static boolean isRevocationOf(UUID keyId, ConsumerRecord<String, byte[]> message) {
        CloudEvent envelope = KafkaEvents.read(message);
        try {
            assertThat(Schemas.violations("key-revoked-v1.json", message.value()))
                    .isEmpty();
        } catch (java.io.IOException e) {
            throw new java.io.UncheckedIOException(e);
        }
        return Optional.of(envelope.event())
                .filter(KeyRevoked.class::isInstance)
                .map(KeyRevoked.class::cast)
                .filter(revoked -> revoked.keyId().equals(keyId))
                .isPresent();
    }
}
