package io.reelmill.gateway;

import static com.github.tomakehurst.wiremock.client.WireMock.aResponse;
import static com.github.tomakehurst.wiremock.client.WireMock.binaryEqualTo;
import static com.github.tomakehurst.wiremock.client.WireMock.equalTo;
import static com.github.tomakehurst.wiremock.client.WireMock.okJson;
import static com.github.tomakehurst.wiremock.client.WireMock.post;
import static com.github.tomakehurst.wiremock.client.WireMock.postRequestedFor;
import static com.github.tomakehurst.wiremock.client.WireMock.urlEqualTo;
import static com.github.tomakehurst.wiremock.client.WireMock.urlPathEqualTo;
import static io.restassured.RestAssured.given;
import static org.hamcrest.Matchers.containsString;

import io.quarkus.test.junit.QuarkusTest;
import io.reelmill.contracts.account.AccountApi;
import java.nio.charset.StandardCharsets;
import java.util.UUID;
import org.hamcrest.Matchers;
import org.junit.jupiter.api.Test;

/** What the payment provider and the customer's browser call; neither has a key. */
@QuarkusTest
class PaymentRoutesTest extends GatewayTest {

    private static final byte[] EVENT =
            "{ \"id\" : \"evt_1\",\r\n \"text\": \"Füße\" }".getBytes(StandardCharsets.UTF_8);

    @Test
    void shouldPassACallbackOnByteForByteWithItsSignature() {
        FakeAccountService.server.stubFor(
                post(AccountApi.STRIPE_CALLBACKS).willReturn(aResponse().withStatus(204)));
        given().header(AccountApi.STRIPE_SIGNATURE, "t=1,v1=00")
                .contentType("application/json; charset=utf-8")
                .body(EVENT)
                .post("/callbacks/stripe")
                .then()
                .statusCode(200)
                .body("success", Matchers.equalTo(1));
        FakeAccountService.server.verify(postRequestedFor(urlEqualTo(AccountApi.STRIPE_CALLBACKS))
                .withHeader(AccountApi.STRIPE_SIGNATURE, equalTo("t=1,v1=00"))
                .withHeader(AccountApi.TOKEN_HEADER, equalTo(FakeAccountService.TOKEN))
                .withRequestBody(binaryEqualTo(EVENT)));
    }

    @Test
    void shouldRefuseAForgedCallbackAndLetTheProviderRepeatOneThatNobodyTook() {
        FakeAccountService.server.stubFor(
                post(AccountApi.STRIPE_CALLBACKS).willReturn(aResponse().withStatus(400)));
        callback("t=1,v1=00").then().statusCode(400).body("code", Matchers.equalTo("invalid_signature"));
        callback(null).then().statusCode(400).body("code", Matchers.equalTo("invalid_signature"));
        FakeAccountService.server.stubFor(
                post(AccountApi.STRIPE_CALLBACKS).willReturn(aResponse().withStatus(500)));
        callback("t=1,v1=00").then().statusCode(503);
    }

    @Test
    void shouldLeadTheCustomerOnToThePageOfTheProvider() {
        UUID payment = UUID.randomUUID();
        String authentication = AccountApi.BILLING + "/payments/" + payment + "/authentication";
        FakeAccountService.server.stubFor(post(urlPathEqualTo(authentication))
                .withQueryParam("signature", equalTo("good"))
                .willReturn(okJson("{\"redirect\":\"https://bank.example/authenticate\"}")));
        given().get("/payments/" + payment + "?signature=good")
                .then()
                .statusCode(200)
                .body(containsString("method=\"post\""));
        given().redirects()
                .follow(false)
                .post("/payments/" + payment + "?signature=good")
                .then()
                .statusCode(303)
                .header("Location", "https://bank.example/authenticate");
        given().post("/payments/" + payment + "?signature=forged").then().statusCode(404);
        FakeAccountService.server.stubFor(
                post(urlPathEqualTo(authentication)).willReturn(okJson("{\"redirect\":null}")));
        given().post("/payments/" + payment + "?signature=good")
                .then()
                .statusCode(200)
                .body(containsString("Thank you"));
    }

    private static io.restassured.response.Response callback(String signature) {
        var call = given().contentType("application/json").body(EVENT);
        return (signature == null ? call : call.header(AccountApi.STRIPE_SIGNATURE, signature))
                .post("/callbacks/stripe");
    }
}
