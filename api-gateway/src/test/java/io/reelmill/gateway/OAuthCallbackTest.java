package io.reelmill.gateway;

import static com.github.tomakehurst.wiremock.client.WireMock.aResponse;
import static com.github.tomakehurst.wiremock.client.WireMock.equalTo;
import static com.github.tomakehurst.wiremock.client.WireMock.matchingJsonPath;
import static com.github.tomakehurst.wiremock.client.WireMock.okJson;
import static com.github.tomakehurst.wiremock.client.WireMock.post;
import static com.github.tomakehurst.wiremock.client.WireMock.postRequestedFor;
import static com.github.tomakehurst.wiremock.client.WireMock.urlPathEqualTo;
import static io.restassured.RestAssured.given;
import static org.hamcrest.Matchers.containsString;
import static org.hamcrest.Matchers.is;
import static org.hamcrest.Matchers.not;

import io.quarkus.test.junit.QuarkusTest;
import org.junit.jupiter.api.Test;

/** Connecting accounts by OAuth, as clients and browsers meet it. */
@QuarkusTest
class OAuthCallbackTest extends GatewayTest {

    private static final String CHANNEL = "5b1c6f0e-3a52-4a53-9d8e-0f2f4f3d9b10";
    private static final String BEGIN =
            "/internal/workspaces/" + FakeAccountService.WORKSPACE + "/channels/" + CHANNEL + "/authorizations";

    @Test
    void shouldAnswerWhereAccessIsGranted() {
        FakeAccountService.server.stubFor(post(urlPathEqualTo(BEGIN))
                .willReturn(okJson(
                        "{\"authorizationUrl\":\"https://p.example/a\",\"expiresAt\":\"2027-01-05T09:40:00Z\"}")));
        String path = API + "/channels/" + CHANNEL + "/authorizations";

        as(FakeAccountService.KEY)
                .body("{\"platform\":\"platform_b\"}")
                .post(path)
                .then()
                .statusCode(200)
                .body("success", is(1))
                .body("authorizationUrl", is("https://p.example/a"));
        FakeAccountService.server.verify(postRequestedFor(urlPathEqualTo(BEGIN))
                .withRequestBody(matchingJsonPath("$.platform", equalTo("youtube"))));
        given().body("{}").contentType("application/json").post(path).then().statusCode(401);
        as(FakeAccountService.KEY)
                .body("{\"accountId\":\"x\"}")
                .post(path)
                .then()
                .statusCode(400)
                .body("field", is("accountId"));
    }

    @Test
    void shouldTellAPersonThatTheAccountIsConnected() {
        FakeAccountService.server.stubFor(post(urlPathEqualTo("/internal/authorizations"))
                .withRequestBody(matchingJsonPath("$.state", equalTo("s")))
                .willReturn(okJson("{\"channelId\":\"" + CHANNEL + "\",\"account\":{\"id\":\"" + CHANNEL
                        + "\",\"platform\":\"tiktok\",\"username\":\"<anna>\",\"state\":\"connected\"}}")));

        given().get(API + "/oauth/callback?state=s&code=c")
                .then()
                .statusCode(200)
                .contentType("text/html")
                .header("Cache-Control", "no-store")
                .header("Referrer-Policy", "no-referrer")
                .body(containsString("The tiktok account &lt;anna&gt; is connected"), not(containsString("<anna>")));
    }

    @Test
    void shouldTellAPersonWhyItIsNot() {
        FakeAccountService.server.stubFor(post(urlPathEqualTo("/internal/authorizations"))
                .willReturn(aResponse()
                        .withStatus(400)
                        .withHeader("Content-Type", "application/json")
                        .withBody("{\"error\":\"state is not known\",\"code\":\"expired\",\"field\":\"state\"}")));

        given().get(API + "/oauth/callback?state=s&code=c")
                .then()
                .statusCode(400)
                .contentType("text/html")
                .body(containsString("The account is not connected: state is not known."));
    }
}
