package io.reelmill.gateway;

import static com.github.tomakehurst.wiremock.client.WireMock.created;
import static com.github.tomakehurst.wiremock.client.WireMock.equalToJson;
import static com.github.tomakehurst.wiremock.client.WireMock.get;
import static com.github.tomakehurst.wiremock.client.WireMock.noContent;
import static com.github.tomakehurst.wiremock.client.WireMock.notFound;
import static com.github.tomakehurst.wiremock.client.WireMock.okJson;
import static com.github.tomakehurst.wiremock.client.WireMock.post;
import static com.github.tomakehurst.wiremock.client.WireMock.urlPathEqualTo;
import static com.github.tomakehurst.wiremock.client.WireMock.urlPathMatching;
import static org.hamcrest.Matchers.equalTo;

import io.quarkus.test.junit.QuarkusTest;
import io.reelmill.contracts.account.AccountApi;
import java.util.UUID;
import org.junit.jupiter.api.Test;

@QuarkusTest
class KeyManagementTest extends GatewayTest {

    private static final String INFO = """
            {"id":"6a1f0d3e-4b52-4a0e-9d54-0d3f0c7b1a11","name":"CI","prefix":"rm_3xAbC",
             "createdAt":"2026-11-22T10:00:00Z","expiresAt":null}""";

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
    void shouldRefuseANameOrAnExpiryThatCannotBe() {
        refused("{}", "name");
        refused("{\"name\":7}", "name");
        refused("{\"name\":\"" + "x".repeat(101) + "\"}", "name");
        refused("{\"name\":\"a\",\"expiresAt\":\"tomorrow\"}", "expiresAt");
        refused("{\"name\":\"a\",\"expiresAt\":\"2020-01-01T00:00:00Z\"}", "expiresAt");
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

    private static void refused(String body, String field) {
        as(FakeAccountService.KEY)
                .body(body)
                .post(API + "/keys")
                .then()
                .statusCode(400)
                .body("code", equalTo("validation_error"), "field", equalTo(field));
    }
}
