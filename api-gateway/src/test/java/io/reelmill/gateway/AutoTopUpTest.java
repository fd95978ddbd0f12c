package io.reelmill.gateway;

import static com.github.tomakehurst.wiremock.client.WireMock.equalToJson;
import static com.github.tomakehurst.wiremock.client.WireMock.get;
import static com.github.tomakehurst.wiremock.client.WireMock.okJson;
import static com.github.tomakehurst.wiremock.client.WireMock.put;
import static com.github.tomakehurst.wiremock.client.WireMock.putRequestedFor;
import static com.github.tomakehurst.wiremock.client.WireMock.urlEqualTo;
import static org.hamcrest.Matchers.contains;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.nullValue;

import io.quarkus.test.junit.QuarkusTest;
import io.reelmill.contracts.account.AccountApi;
import org.junit.jupiter.api.Test;

@QuarkusTest
class AutoTopUpTest extends GatewayTest {

    private static final String OURS = API + "/credits/auto-topup";
    private static final String THEIRS = AccountApi.BILLING + "/" + FakeAccountService.WORKSPACE + "/auto-topup";

    @Test
    void shouldReadAndSaveTheSettings() {
        String saved = "{\"enabled\":true,\"threshold\":500,\"target\":2000,\"pack\":\"standard\",\"dailyCap\":5000,"
                + "\"pausedAt\":null,\"pauseReason\":null}";
        FakeAccountService.server.stubFor(get(THEIRS).willReturn(okJson(saved)));
        FakeAccountService.server.stubFor(put(THEIRS)
                .withRequestBody(equalToJson(
                        "{\"enabled\":true,\"threshold\":500,\"target\":2000,\"dailyCap\":5000}", true, true))
                .willReturn(okJson(saved)));
        as(FakeAccountService.KEY)
                .get(OURS)
                .then()
                .statusCode(200)
                .body("success", equalTo(1), "target", equalTo(2000), "pausedAt", nullValue());
        as(FakeAccountService.KEY)
                .body("{\"enabled\":true,\"threshold\":500,\"target\":2000,\"dailyCap\":5000}")
                .put(OURS)
                .then()
                .statusCode(200)
                .body("enabled", equalTo(true), "pack", equalTo("standard"), "dailyCap", equalTo(5000));
    }

    @Test
    void shouldTellAllThatIsWrongAndSaveNothing() {
        as(FakeAccountService.KEY)
                .body("{\"enabled\":\"yes\",\"threshold\":-1,\"target\":1.5,\"pack\":7}")
                .put(OURS)
                .then()
                .statusCode(400)
                .body("code", equalTo("validation_error"))
                .body("errors.field", contains("enabled", "threshold", "target", "dailyCap", "pack"))
                .body("errors.code", contains("type", "bounds", "type", "required", "type"));
        FakeAccountService.server.verify(0, putRequestedFor(urlEqualTo(THEIRS)));
    }

    @Test
    void shouldNameTheFieldThatTheAccountServiceRefuses() {
        FakeAccountService.server.stubFor(put(THEIRS)
                .willReturn(FakeAccountService.json("{\"field\":\"pack\",\"message\":\"pack must be one of standard\"}")
                        .withStatus(400)));
        as(FakeAccountService.KEY)
                .body("{\"enabled\":true,\"threshold\":1,\"dailyCap\":5000,\"pack\":\"huge\"}")
                .put(OURS)
                .then()
                .statusCode(400)
                .body("field", equalTo("pack"), "error", equalTo("pack must be one of standard"));
    }
}
