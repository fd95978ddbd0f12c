package io.reelmill.gateway;

import static com.github.tomakehurst.wiremock.client.WireMock.postRequestedFor;
import static com.github.tomakehurst.wiremock.client.WireMock.urlPathEqualTo;
import static org.assertj.core.api.Assertions.assertThat;
import static org.hamcrest.Matchers.equalTo;

import io.quarkus.test.junit.QuarkusTest;
import io.reelmill.contracts.account.AccountApi;
import io.reelmill.contracts.account.KeyScope;
import io.reelmill.gateway.description.Endpoint;
import java.util.UUID;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** What a key with a scope may call; the table of endpoints says what is expected. */
@QuarkusTest
class KeyScopesTest extends GatewayTest {

    @TestFactory
    Stream<DynamicTest> shouldAdmitAKeyOnlyToTheEndpointsOfItsScope() {
        return Stream.of(KeyScope.values())
                .map(scope -> DynamicTest.dynamicTest(scope.wireName(), () -> {
                    String key = "a key to " + scope.wireName();
                    FakeAccountService.reset();
                    FakeAccountService.key(key, false, scope.wireName());
                    Stream.concat(Stream.of(Endpoint.RENDER), Endpoint.ALL.stream())
                            .filter(Endpoint::auth)
                            .filter(endpoint -> !endpoint.scopes().contains(scope))
                            .forEach(endpoint -> as(key).request(endpoint.method(), path(endpoint))
                                    .then()
                                    .statusCode(403)
                                    .body("code", equalTo("forbidden"), "success", equalTo(0)));
                }));
    }

    @Test
    void shouldSayWhichScopeIsMissing() {
        FakeAccountService.key("a key that renders", false, "render");
        as("a key that renders")
                .post(API + "/add-to-queue")
                .then()
                .statusCode(403)
                .body("error", equalTo("this call needs a key with the scope publish; this key has render"));
        as("a key that renders").body(SCRIPT).post(API + "/render").then().statusCode(200);
        as("a key that renders").get(API + "/me").then().statusCode(200);
        as("a key that renders").head(API + "/projects").then().statusCode(200);
    }

    @Test
    void shouldRefuseToSandboxKeysWhatPublishesBuysOrClones() {
        FakeAccountService.key("a sandbox key", true, "render", "publish", "billing", "admin");
        Endpoint.ALL.stream()
                .filter(endpoint -> endpoint.auth() && !endpoint.sandbox())
                .forEach(endpoint -> as("a sandbox key")
                        .request(endpoint.method(), path(endpoint))
                        .then()
                        .statusCode(403)
                        .body("code", equalTo("forbidden")));
        assertThat(Endpoint.ALL)
                .filteredOn(endpoint -> !endpoint.sandbox())
                .extracting(Endpoint::path)
                .contains(
                        API + "/add-to-queue",
                        API + "/publish-now",
                        API + "/queue/{id}/retry",
                        API + "/buy-credit-pack",
                        API + "/voice-clone");
    }

    @Test
    void shouldAskForAKeyOnceHoweverOftenItIsUsed() {
        FakeAccountService.key("a key that is used often", false, "render");
        for (int i = 0; i < 50; i++) {
            as("a key that is used often")
                    .body("{}")
                    .post(API + "/render")
                    .then()
                    .statusCode(400);
        }
        FakeAccountService.server.verify(1, postRequestedFor(urlPathEqualTo(AccountApi.RESOLVE_KEY)));
    }

    private static String path(Endpoint endpoint) {
        return endpoint.path().replaceAll("\\{[a-z]+}", UUID.randomUUID().toString());
    }
}
