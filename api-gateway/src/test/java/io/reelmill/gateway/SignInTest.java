package io.reelmill.gateway;

import static com.github.tomakehurst.wiremock.client.WireMock.aResponse;
import static com.github.tomakehurst.wiremock.client.WireMock.equalTo;
import static com.github.tomakehurst.wiremock.client.WireMock.get;
import static com.github.tomakehurst.wiremock.client.WireMock.matchingJsonPath;
import static com.github.tomakehurst.wiremock.client.WireMock.okJson;
import static com.github.tomakehurst.wiremock.client.WireMock.post;
import static com.github.tomakehurst.wiremock.client.WireMock.urlPathEqualTo;
import static io.restassured.RestAssured.given;
import static org.hamcrest.Matchers.containsString;
import static org.hamcrest.Matchers.is;
import static org.hamcrest.Matchers.nullValue;

import io.quarkus.test.junit.QuarkusTest;
import io.reelmill.contracts.account.AccountApi;
import io.restassured.response.ValidatableResponse;
import org.junit.jupiter.api.Test;

/** Signing in to the console at an issuer, as the account-service answers. */
@QuarkusTest
class SignInTest extends GatewayTest {

    private static final String RANDOM = "r".repeat(43);
    private static final String PROOF = "{\"code\":\"c\",\"verifier\":\"%1$s\",\"nonce\":\"%1$s\"}".formatted(RANDOM);

    @Test
    void shouldTellThatThereIsNoIssuer() {
        given().get(API + "/sign-in").then().statusCode(200).body("success", is(1), "issuer", nullValue());
        given().get(page(RANDOM)).then().statusCode(404).body("code", is("not_found"));
        complete(PROOF).statusCode(404);
    }

    @Test
    void shouldSendAPersonToTheIssuerAndGiveAKeyForTheAnswer() {
        FakeAccountService.server.stubFor(
                get(urlPathEqualTo(AccountApi.SIGN_IN)).willReturn(okJson("{\"name\":\"Example SSO\"}")));
        FakeAccountService.server.stubFor(get(urlPathEqualTo(AccountApi.SIGN_IN + "/page"))
                .withQueryParam("challenge", equalTo(RANDOM))
                .withQueryParam("redirectUri", equalTo("http://gateway.example/console/"))
                .willReturn(okJson("{\"url\":\"https://sso.example/auth?x=1\"}")));
        signsIn(
                "{\"key\":{\"info\":{\"id\":\"%s\",\"name\":\"Console sign-in\",\"prefix\":\"rm_1\",\"scopes\":[\"render\"],\"sandbox\":false,\"createdAt\":\"2026-11-22T10:00:00Z\",\"expiresAt\":\"2026-11-22T18:00:00Z\"},\"key\":\"rm_1234\"}}"
                        .formatted(FakeAccountService.KEY_ID));

        given().get(API + "/sign-in").then().statusCode(200).body("issuer", is("Example SSO"));
        given().get(page(RANDOM)).then().statusCode(200).body("authorizationUrl", is("https://sso.example/auth?x=1"));
        complete(PROOF)
                .statusCode(200)
                .header("Cache-Control", "no-store")
                .body(
                        "key",
                        is("rm_1234"),
                        "keyId",
                        is(FakeAccountService.KEY_ID),
                        "expiresAt",
                        is("2026-11-22T18:00:00Z"));
    }

    @Test
    void shouldTellWhoIsRefusedWhatToDo() {
        signsIn("{\"refusal\":\"unknown\",\"email\":\"ada@example.com\"}");
        complete(PROOF)
                .statusCode(403)
                .body("code", is("forbidden"), "error", containsString("ada@example.com has no workspace here"));
        signsIn("{\"refusal\":\"unknown\"}");
        complete(PROOF).statusCode(403).body("error", containsString("no verified e-mail address"));
        signsIn("{\"refusal\":\"unconfirmed\"}");
        complete(PROOF).statusCode(400).body("field", is("code"), "error", containsString("not confirmed"));
        FakeAccountService.server.stubFor(
                post(urlPathEqualTo(AccountApi.SIGN_IN)).willReturn(aResponse().withStatus(503)));
        complete(PROOF).statusCode(503);
    }

    @Test
    void shouldRefuseWhatNoBrowserOfOursSends() {
        given().get(page("short")).then().statusCode(400).body("field", is("challenge"));
        complete("{\"verifier\":\"x\",\"nonce\":\"y\"}").statusCode(400).body("field", is("code"));
        complete(PROOF.replace(RANDOM, "short")).statusCode(400).body("field", is("verifier"));
        complete("[]").statusCode(400);
    }

    private static String page(String challenge) {
        return API + "/sign-in/oidc?challenge=%s&state=%s&nonce=%s".formatted(challenge, RANDOM, RANDOM);
    }

    private static void signsIn(String answer) {
        FakeAccountService.server.stubFor(post(urlPathEqualTo(AccountApi.SIGN_IN))
                .withRequestBody(matchingJsonPath("$.code", equalTo("c")))
                .willReturn(okJson(answer)));
    }

    private static ValidatableResponse complete(String body) {
        return given().contentType("application/json")
                .body(body)
                .post(API + "/sign-in/oidc")
                .then();
    }
}
