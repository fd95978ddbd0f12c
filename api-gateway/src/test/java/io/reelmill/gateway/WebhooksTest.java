package io.reelmill.gateway;

import static com.github.tomakehurst.wiremock.client.WireMock.aResponse;
import static com.github.tomakehurst.wiremock.client.WireMock.any;
import static com.github.tomakehurst.wiremock.client.WireMock.equalTo;
import static com.github.tomakehurst.wiremock.client.WireMock.matchingJsonPath;
import static com.github.tomakehurst.wiremock.client.WireMock.okJson;
import static com.github.tomakehurst.wiremock.client.WireMock.postRequestedFor;
import static com.github.tomakehurst.wiremock.client.WireMock.urlPathEqualTo;
import static org.hamcrest.Matchers.containsString;
import static org.hamcrest.Matchers.is;
import static org.hamcrest.Matchers.nullValue;

import io.quarkus.test.junit.QuarkusTest;
import java.util.List;
import java.util.UUID;
import org.junit.jupiter.api.Test;

/** Webhook endpoints, test events, recovery and the signing secret. */
@QuarkusTest
class WebhooksTest extends GatewayTest {

    private static final String INTERNAL = "/internal/workspaces/" + FakeAccountService.WORKSPACE;
    private static final String ENDPOINT = "5b1c6f0e-3a52-4a53-9d8e-0f2f4f3d9b10";

    @Test
    void shouldRecoverSinceATime() {
        stub("/deliveries/recover", "{\"deliveries\":12}");

        as(FakeAccountService.KEY)
                .body("{\"since\":\"2027-01-05T10:30:00+01:00\"}")
                .post(API + "/webhooks/deliveries/recover")
                .then()
                .statusCode(200)
                .body("success", is(1))
                .body("deliveries", is(12));
        FakeAccountService.server.verify(postRequestedFor(urlPathEqualTo(INTERNAL + "/deliveries/recover"))
                .withRequestBody(matchingJsonPath("$.since", equalTo("2027-01-05T09:30:00Z"))));
        for (String since : List.of("yesterday", "-999999999-01-01T00:00:00Z", "+294277-01-01T00:00:00Z")) {
            as(FakeAccountService.KEY)
                    .body("{\"since\":\"" + since + "\"}")
                    .post(API + "/webhooks/deliveries/recover")
                    .then()
                    .statusCode(400)
                    .body("field", is("since"));
            as(FakeAccountService.KEY)
                    .queryParam("before", since)
                    .get(API + "/webhooks/deliveries")
                    .then()
                    .statusCode(400)
                    .body("field", is("before"));
        }
    }

    @Test
    void shouldSendATestToAnAddressThatMayBeCalled() {
        stub("/deliveries/test", "{\"eventId\":\"" + ENDPOINT + "\"}");

        as(FakeAccountService.KEY)
                .body("{\"url\":\"" + FakeAccountService.server.baseUrl() + "/hook\"}")
                .post(API + "/webhooks/test")
                .then()
                .statusCode(200)
                .body("eventId", is(ENDPOINT));
        as(FakeAccountService.KEY)
                .body("{\"url\":\"http://169.254.1.1/hook\"}")
                .post(API + "/webhooks/test")
                .then()
                .statusCode(400)
                .body("code", is("blocked_url"))
                .body("field", is("url"));
        for (String body : List.of("{}", "{\"url\":7}", "{\"url\":\" \"}")) {
            as(FakeAccountService.KEY)
                    .body(body)
                    .post(API + "/webhooks/test")
                    .then()
                    .statusCode(400)
                    .body("field", is("url"));
        }
    }

    @Test
    void shouldSendOneTestForTheSameIdempotencyKeyAndNameUnknownFields() {
        String path = INTERNAL + "/deliveries/test";
        stub("/deliveries/test", "{\"eventId\":\"" + ENDPOINT + "\"}");
        String key = UUID.randomUUID().toString();
        String url = FakeAccountService.server.baseUrl() + "/hook-" + key;
        for (String replayed : new String[] {null, "true"}) {
            as(FakeAccountService.KEY)
                    .header("Idempotency-Key", key)
                    .body("{\"url\":\"" + url + "\",\"urls\":[]}")
                    .post(API + "/webhooks/test")
                    .then()
                    .statusCode(200)
                    .header("Idempotent-Replayed", replayed == null ? nullValue() : is(replayed))
                    .body("eventId", is(ENDPOINT), "warnings[0]", containsString("urls"));
        }
        FakeAccountService.server.verify(
                1, postRequestedFor(urlPathEqualTo(path)).withRequestBody(matchingJsonPath("$.url", equalTo(url))));
    }

    @Test
    void shouldListAndEnableEndpoints() {
        stub("/endpoints", "{\"endpoints\":[{\"id\":\"" + ENDPOINT + "\",\"state\":\"disabled\"}]}");
        stub("/endpoints/" + ENDPOINT + "/enable", "{\"id\":\"" + ENDPOINT + "\",\"state\":\"active\"}");

        as(FakeAccountService.KEY)
                .get(API + "/webhooks/endpoints")
                .then()
                .statusCode(200)
                .body("endpoints[0].state", is("disabled"));
        as(FakeAccountService.KEY)
                .post(API + "/webhooks/endpoints/" + ENDPOINT + "/enable")
                .then()
                .statusCode(200)
                .body("state", is("active"));
        as(FakeAccountService.KEY)
                .post(API + "/webhooks/endpoints/nonsense/enable")
                .then()
                .statusCode(404);
    }

    @Test
    void shouldReplaceTheSigningSecretAndSayHowManySign() {
        stub("/webhook-secrets/rotate", "{\"secrets\":[\"whsec_new\",\"whsec_old\"]}");

        String once = UUID.randomUUID().toString();
        for (boolean first : new boolean[] {true, false}) {
            as(FakeAccountService.KEY)
                    .header("Idempotency-Key", once)
                    .post(API + "/webhooks/secret/rotate")
                    .then()
                    .statusCode(200)
                    .body("secret", first ? is("whsec_new") : nullValue())
                    .body("signatures", is(2));
        }
        FakeAccountService.server.stubFor(any(urlPathEqualTo(INTERNAL + "/webhook-secrets/rotate"))
                .willReturn(aResponse().withStatus(409)));
        as(FakeAccountService.KEY).post(API + "/webhooks/secret/rotate").then().statusCode(409);
    }

    private static void stub(String path, String answer) {
        FakeAccountService.server.stubFor(any(urlPathEqualTo(INTERNAL + path)).willReturn(okJson(answer)));
    }
}
