package io.reelmill.gateway;

import static com.github.tomakehurst.wiremock.client.WireMock.created;
import static com.github.tomakehurst.wiremock.client.WireMock.equalToJson;
import static com.github.tomakehurst.wiremock.client.WireMock.get;
import static com.github.tomakehurst.wiremock.client.WireMock.noContent;
import static com.github.tomakehurst.wiremock.client.WireMock.notFound;
import static com.github.tomakehurst.wiremock.client.WireMock.okJson;
import static com.github.tomakehurst.wiremock.client.WireMock.post;
import static com.github.tomakehurst.wiremock.client.WireMock.postRequestedFor;
import static com.github.tomakehurst.wiremock.client.WireMock.urlPathEqualTo;
import static com.github.tomakehurst.wiremock.client.WireMock.urlPathMatching;
import static org.hamcrest.Matchers.containsString;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.nullValue;

import io.quarkus.test.junit.QuarkusTest;
import io.reelmill.contracts.account.AccountApi;
import java.util.UUID;
import org.junit.jupiter.api.Test;

@QuarkusTest
class KeyManagementTest extends GatewayTest {

    private static final String INFO = """
            {"id":"6a1f0d3e-4b52-4a0e-9d54-0d3f0c7b1a11","name":"CI","prefix":"rm_3xAbC","scopes":["render"],"sandbox":false,
             "createdAt":"2026-11-22T10:00:00Z","lastUsedAt":null,"expiresAt":null}""";

    private static final String ID = "6a1f0d3e-4b52-4a0e-9d54-0d3f0c7b1a11";

    @Test
    void shouldListAndCreateKeys() {
        FakeAccountService.server.stubFor(get(urlPathEqualTo(AccountApi.KEYS)).willReturn(okJson("[" + INFO + "]")));
        as(FakeAccountService.KEY)
                .get(API + "/keys")
                .then()
                .statusCode(200)
                .body("success", equalTo(1), "keys[0].name", equalTo("CI"));

        FakeAccountService.server.stubFor(post(urlPathEqualTo(AccountApi.KEYS))
                .withRequestBody(equalToJson("{\"name\":\"CI\"}", true, true))
                .willReturn(created()
                        .withHeader("Content-Type", "application/json")
                        .withBody("{\"info\":" + INFO + ",\"key\":\"rm_secret\"}")));
        as(FakeAccountService.KEY)
                .body("{\"name\":\" CI \"}")
                .post(API + "/keys")
                .then()
                .statusCode(200)
                .body("key", equalTo("rm_secret"), "info.prefix", equalTo("rm_3xAbC"));
    }

    @Test
    void shouldMakeOneKeyForTheSameIdempotencyKeyAndShowItOnce() {
        String name = "once " + UUID.randomUUID();
        FakeAccountService.server.stubFor(post(urlPathEqualTo(AccountApi.KEYS))
                .withRequestBody(equalToJson("{\"name\":\"" + name + "\"}", true, true))
                .willReturn(created()
                        .withHeader("Content-Type", "application/json")
                        .withBody("{\"info\":" + INFO + ",\"key\":\"rm_secret\"}")));
        for (boolean first : new boolean[] {true, false}) {
            as(FakeAccountService.KEY)
                    .header("Idempotency-Key", name.replace(' ', '-'))
                    .body("{\"name\":\"" + name + "\",\"scope\":[]}")
                    .post(API + "/keys")
                    .then()
                    .statusCode(200)
                    .header("Idempotent-Replayed", first ? nullValue() : equalTo("true"))
                    .body(
                            "key",
                            first ? equalTo("rm_secret") : nullValue(),
                            "info.id",
                            equalTo(ID),
                            "warnings[0]",
                            containsString("scopes"));
        }
        FakeAccountService.server.verify(
                1,
                postRequestedFor(urlPathEqualTo(AccountApi.KEYS))
                        .withRequestBody(equalToJson("{\"name\":\"" + name + "\"}", true, true)));
    }

    @Test
    void shouldRefuseANameOrAnExpiryThatCannotBe() {
        refused("{}", "name");
        refused("{\"name\":7}", "name");
        refused("{\"name\":\"" + "x".repeat(101) + "\"}", "name");
        refused("{\"name\":\"a\",\"expiresAt\":\"tomorrow\"}", "expiresAt");
        refused("{\"name\":\"a\",\"expiresAt\":\"+999999999-01-01T00:00:00Z\"}", "expiresAt");
        refused("{\"name\":\"a\",\"expiresAt\":\"2020-01-01T00:00:00Z\"}", "expiresAt");
        refused("{\"name\":\"a\",\"scopes\":\"render\"}", "scopes");
        refused("{\"name\":\"a\",\"scopes\":[]}", "scopes");
        refused("{\"name\":\"a\",\"scopes\":[\"everything\"]}", "scopes");
        refused("{\"name\":\"a\",\"scopes\":[\"render\",\"render\"]}", "scopes");
        refused("{\"name\":\"a\",\"sandbox\":\"yes\"}", "sandbox");
    }

    @Test
    void shouldCreateAKeyOfEverythingButAdminUnlessItIsTold() {
        expectCreation("""
                {"name":"CI","access":{"scopes":["render","publish","billing"],"sandbox":false},
                 "author":{"keyId":"00000000-0000-4000-8000-0000000000a1","requestId":"r-1"}}""");
        as(FakeAccountService.KEY)
                .header("X-Request-Id", "r-1")
                .body("{\"name\":\"CI\"}")
                .post(API + "/keys")
                .then()
                .statusCode(200);

        expectCreation("{\"access\":{\"scopes\":[\"publish\",\"admin\"],\"sandbox\":true}}");
        as(FakeAccountService.KEY)
                .body("{\"name\":\"CI\",\"scopes\":[\"admin\",\"publish\"],\"sandbox\":true}")
                .post(API + "/keys")
                .then()
                .statusCode(200);
    }

    @Test
    void shouldNotCreateAKeyThatAllowsMoreThanItsCreator() {
        FakeAccountService.key("an admin who renders", false, "render", "admin");
        as("an admin who renders")
                .body("{\"name\":\"a\",\"scopes\":[\"render\",\"billing\"]}")
                .post(API + "/keys")
                .then()
                .statusCode(403)
                .body("code", equalTo("forbidden"), "field", equalTo("scopes"))
                .body(
                        "error",
                        equalTo(
                                "scopes must be among those of the key that creates it: it has render, admin, not billing"));
        expectCreation("{\"access\":{\"scopes\":[\"render\"],\"sandbox\":false}}");
        as("an admin who renders")
                .body("{\"name\":\"a\"}")
                .post(API + "/keys")
                .then()
                .statusCode(200);

        FakeAccountService.key("an admin alone", false, "admin");
        as("an admin alone")
                .body("{\"name\":\"a\"}")
                .post(API + "/keys")
                .then()
                .statusCode(400)
                .body("field", equalTo("scopes"));

        FakeAccountService.key("an admin of the sandbox", true, "render", "admin");
        as("an admin of the sandbox")
                .body("{\"name\":\"a\",\"sandbox\":false}")
                .post(API + "/keys")
                .then()
                .statusCode(403)
                .body("field", equalTo("sandbox"));
        expectCreation("{\"access\":{\"scopes\":[\"render\"],\"sandbox\":true}}");
        as("an admin of the sandbox")
                .body("{\"name\":\"a\"}")
                .post(API + "/keys")
                .then()
                .statusCode(200);
    }

    @Test
    void shouldRotateAKeyWithAnOverlap() {
        FakeAccountService.server.stubFor(get(urlPathEqualTo(AccountApi.KEYS)).willReturn(okJson("[" + INFO + "]")));
        FakeAccountService.server.stubFor(post(urlPathEqualTo(AccountApi.KEYS + "/" + ID + "/rotate"))
                .withRequestBody(equalToJson("{\"overlapSeconds\":3600}", true, true))
                .willReturn(created()
                        .withHeader("Content-Type", "application/json")
                        .withBody("{\"info\":" + INFO + ",\"key\":\"rm_new\",\"previous\":" + INFO + "}")));
        String rotate = API + "/keys/" + ID + "/rotate";
        String once = UUID.randomUUID().toString();
        for (boolean first : new boolean[] {true, false}) {
            as(FakeAccountService.KEY)
                    .header("Idempotency-Key", once)
                    .body("{\"overlapSeconds\":3600}")
                    .post(rotate)
                    .then()
                    .statusCode(200)
                    .body("key", first ? equalTo("rm_new") : nullValue(), "previous.id", equalTo(ID));
        }
        FakeAccountService.server.verify(1, postRequestedFor(urlPathEqualTo(AccountApi.KEYS + "/" + ID + "/rotate")));
        for (String wrong : new String[] {"-1", "604801", "1.5", "\"an hour\""}) {
            as(FakeAccountService.KEY)
                    .body("{\"overlapSeconds\":" + wrong + "}")
                    .post(rotate)
                    .then()
                    .statusCode(400)
                    .body("field", equalTo("overlapSeconds"));
        }
        FakeAccountService.key("an admin who publishes", false, "publish", "admin");
        as("an admin who publishes").post(rotate).then().statusCode(403).body("field", equalTo("id"));
        for (String other : new String[] {UUID.randomUUID().toString(), "no-id"}) {
            as(FakeAccountService.KEY)
                    .post(API + "/keys/" + other + "/rotate")
                    .then()
                    .statusCode(404);
        }
    }

    @Test
    void shouldRevokeOnlyAKeyOfTheWorkspace() {
        UUID id = UUID.randomUUID();
        String revoke = AccountApi.KEYS + "/" + id + "/revoke";
        FakeAccountService.server.stubFor(post(urlPathEqualTo(revoke)).willReturn(noContent()));
        as(FakeAccountService.KEY)
                .delete(API + "/keys?id=" + id)
                .then()
                .statusCode(200)
                .body("deleted", equalTo(id.toString()));
        FakeAccountService.server.stubFor(
                post(urlPathMatching(AccountApi.KEYS + "/.*/revoke")).willReturn(notFound()));
        for (String other : new String[] {UUID.randomUUID().toString(), "no-id"}) {
            as(FakeAccountService.KEY)
                    .delete(API + "/keys?id=" + other)
                    .then()
                    .statusCode(404)
                    .body("code", equalTo("not_found"), "field", equalTo("id"));
        }
        as(FakeAccountService.KEY).delete(API + "/keys").then().statusCode(400).body("field", equalTo("id"));
    }

    private static void expectCreation(String request) {
        FakeAccountService.server.stubFor(post(urlPathEqualTo(AccountApi.KEYS))
                .withRequestBody(equalToJson(request, true, true))
                .willReturn(created()
                        .withHeader("Content-Type", "application/json")
                        .withBody("{\"info\":" + INFO + ",\"key\":\"rm_secret\"}")));
    }

    private static void refused(String body, String field) {
        as(FakeAccountService.KEY)
                .body(body)
                .post(API + "/keys")
                .then()
                .statusCode(400)
                .body("code", equalTo("validation_error"), "field", equalTo(field));
    }
}
