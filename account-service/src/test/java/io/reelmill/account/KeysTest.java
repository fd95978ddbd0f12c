package io.reelmill.account;

import static io.restassured.RestAssured.given;
import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.notNullValue;
import static org.hamcrest.Matchers.startsWith;

import io.quarkus.test.common.http.TestHTTPResource;
import io.quarkus.test.junit.QuarkusTest;
import io.reelmill.contracts.account.AccountApi;
import io.reelmill.contracts.event.Event;
import io.reelmill.contracts.event.KeyRevoked;
import io.reelmill.contracts.event.Topics;
import io.reelmill.kafka.KafkaEvents;
import io.restassured.response.ExtractableResponse;
import io.restassured.response.Response;
import io.restassured.response.ValidatableResponse;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.time.Instant;
import java.util.List;
import java.util.UUID;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.junit.jupiter.api.Test;

/** Who is let in, and for whom a key speaks. */
@QuarkusTest
class KeysTest extends AccountServiceTest {

    @jakarta.inject.Inject
    org.jdbi.v3.core.Jdbi jdbi;

    @TestHTTPResource(value = "/health/ready", management = true)
    URI ready;

    @Test
    void shouldServeNothingWithoutTheToken() {
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
    void shouldNotCreateAKeyOfAnUnknownWorkspace() {
        call().body("{\"name\":\"CI\"}")
                .post(AccountApi.KEYS + "?workspace=" + UUID.randomUUID())
                .then()
                .statusCode(404)
                .body("error", equalTo("the workspace is not known"));
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
    void shouldLetAKeySpeakForItsWorkspaceUntilItIsRevoked() {
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

    @Test
    void shouldCreateListAndRevokeKeysOfOneWorkspaceOnly() {
        String keys = "/internal/keys?workspace=" + workspace;
        var made = call().body("{\"name\":\"CI\"}")
                .post(keys)
                .then()
                .statusCode(201)
                .extract();
        String id = made.path("info.id");
        String key = made.path("key");
        resolve(key).statusCode(200).body("keyId", equalTo(id));
        call().get(keys)
                .then()
                .statusCode(200)
                .body("find { it.id == '" + id + "' }.name", equalTo("CI"))
                .body("find { it.id == '" + id + "' }.prefix", equalTo(key.substring(0, 8)));
        call().body("{}").post(keys).then().statusCode(400).body("error", equalTo("name is required"));
        call().body("{\"name\":\"old\",\"expiresAt\":\"2020-01-01T00:00:00Z\"}")
                .post(keys)
                .then()
                .statusCode(400);

        String revoke = "/internal/keys/" + id + "/revoke?workspace=";
        call().post(revoke + UUID.randomUUID()).then().statusCode(404);
        resolve(key).statusCode(200);
        call().post(revoke + workspace).then().statusCode(204);
        resolve(key).statusCode(404);
    }

    @Test
    void shouldResolveAKeyWithWhatItAllowsAndNoteItsUse() {
        var made = create("{\"name\":\"CI\",\"access\":{\"scopes\":[\"publish\",\"render\"],\"sandbox\":true}}");
        String id = made.path("info.id");
        assertThat(made.<Object>path("info.lastUsedAt")).isNull();
        resolve(made.path("key"))
                .statusCode(200)
                .body("access.scopes", equalTo(List.of("render", "publish")), "access.sandbox", equalTo(true));
        call().get("/internal/keys?workspace=" + workspace)
                .then()
                .body("find { it.id == '" + id + "' }.lastUsedAt", notNullValue())
                .body("find { it.id == '" + id + "' }.scopes", equalTo(List.of("render", "publish")));
    }

    @Test
    void shouldRotateAKeyWithAnOverlap() {
        var former = create("{\"name\":\"CI\",\"access\":{\"scopes\":[\"render\"],\"sandbox\":true}}");
        var rotated = rotate(former.path("info.id"), 3600).statusCode(201).extract();
        assertThat(rotated.<String>path("previous.expiresAt")).isNotNull();
        assertThat(rotated.<List<String>>path("info.scopes")).containsExactly("render");
        assertThat(rotated.<Boolean>path("info.sandbox")).isTrue();
        resolve(former.path("key")).statusCode(200);
        resolve(rotated.path("key")).statusCode(200);

        var last = rotate(rotated.path("info.id"), 0).statusCode(201).extract();
        assertThat(last.<Object>path("previous")).isNull();
        resolve(rotated.path("key")).statusCode(404);
        resolve(last.path("key")).statusCode(200);
        awaitRevocationOf(rotated.path("info.id"));

        rotate(rotated.path("info.id"), 10).statusCode(404); // it has ended
        rotate(last.path("info.id"), -1).statusCode(400);
        call().body("{\"overlapSeconds\":0}")
                .post("/internal/keys/" + last.path("info.id") + "/rotate?workspace=" + UUID.randomUUID())
                .then()
                .statusCode(404);
    }

    @Test
    void shouldTellTheGatewaysWhenTheTimeOfAKeyIsOver() {
        var made = create("{\"name\":\"short\",\"expiresAt\":\"" + Instant.now().plusSeconds(2) + "\"}");
        awaitRevocationOf(made.path("info.id"));
        resolve(made.path("key")).statusCode(404);
    }

    private ExtractableResponse<Response> create(String body) {
        return call().body(body)
                .post("/internal/keys?workspace=" + workspace)
                .then()
                .statusCode(201)
                .extract();
    }

    private ValidatableResponse rotate(String id, int overlap) {
        return call().body("{\"overlapSeconds\":" + overlap + "}")
                .post("/internal/keys/" + id + "/rotate?workspace=" + workspace)
                .then();
    }

    private void awaitRevocationOf(String id) {
        await().until(() -> kafka.read(Topics.ACCOUNT_EVENTS).stream()
                .anyMatch(message -> isRevocationOf(UUID.fromString(id), message)));
    }

    @Test
    void shouldKnowKeysThatWereStoredBeforeThereWasAPepper() throws Exception {
        String key = "rm_key_of_an_older_version_" + UUID.randomUUID();
        byte[] hash = java.security.MessageDigest.getInstance("SHA-256")
                .digest(key.getBytes(java.nio.charset.StandardCharsets.UTF_8));
        jdbi.useHandle(handle -> handle.execute(
                "INSERT INTO account.api_keys (id, workspace_id, hash, prefix, created_at) VALUES (?, ?, ?, 'rm', now())",
                UUID.randomUUID(),
                workspace,
                hash));
        resolve(key).statusCode(200);
    }

    private static boolean isRevocationOf(UUID keyId, ConsumerRecord<String, byte[]> message) {
        Event event = KafkaEvents.read(message).event();
        if (!(event instanceof KeyRevoked revoked) || !revoked.keyId().equals(keyId)) {
            return false;
        }
        try {
            assertThat(Schemas.violations("key-revoked-v1.json", message.value()))
                    .isEmpty();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return true;
    }
}
