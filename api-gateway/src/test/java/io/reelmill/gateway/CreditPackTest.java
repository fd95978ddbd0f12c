package io.reelmill.gateway;

import static com.github.tomakehurst.wiremock.client.WireMock.equalToJson;
import static com.github.tomakehurst.wiremock.client.WireMock.get;
import static com.github.tomakehurst.wiremock.client.WireMock.okJson;
import static com.github.tomakehurst.wiremock.client.WireMock.post;
import static com.github.tomakehurst.wiremock.client.WireMock.status;
import static com.github.tomakehurst.wiremock.client.WireMock.urlPathMatching;
import static org.hamcrest.Matchers.equalTo;

import com.github.tomakehurst.wiremock.client.WireMock;
import io.quarkus.test.junit.QuarkusTest;
import org.junit.jupiter.api.Test;

@QuarkusTest
class CreditPackTest extends GatewayTest {

    private static final String PURCHASES = "/internal/billing/[0-9a-f-]{36}/purchases";

    @Test
    void shouldBuyWithTheClientsKeyAndTellTheInvoice() {
        answer("""
                {"invoice":{"id":"6a1f0d3e-4b52-4a0e-9d54-0d3f0c7b1a11","number":"INV-000012","status":"action_required",
                 "amount":1000,"currency":"USD","credits":1000,"createdAt":"2026-11-22T10:00:00Z",
                 "url":"http://localhost:8080/payments/1?signature=x"},
                 "credits":{"regular":1,"nonExpiring":2,"total":3,"reserved":4}}""");
        as(FakeAccountService.KEY)
                .header("Idempotency-Key", "order-7")
                .body("{\"source\":\"auto_topup\"}")
                .post(API + "/buy-credit-pack")
                .then()
                .statusCode(200)
                .body("success", equalTo(1), "status", equalTo("action_required"))
                .body("invoice.number", equalTo("INV-000012"), "credits.total", equalTo(3));
    }

    @Test
    void shouldListInvoicesPageByPage() {
        String invoice = """
                {"id":"6a1f0d3e-4b52-4a0e-9d54-0d3f0c7b1a11","number":"INV-000012","kind":"pack","status":"paid","amount":1000,
                 "currency":"USD","credits":1000,"item":"standard","createdAt":"2026-11-22T10:00:00Z"}""";
        FakeAccountService.server.stubFor(get(urlPathMatching("/internal/billing/[0-9a-f-]{36}/invoices"))
                .withQueryParam("limit", WireMock.equalTo("1"))
                .willReturn(okJson("[" + invoice + "]")));
        as(FakeAccountService.KEY)
                .get(API + "/credits/invoices?limit=1&cursor=INV-000013")
                .then()
                .statusCode(200)
                .body("invoices[0].item", equalTo("standard"), "nextCursor", equalTo("INV-000012"));
        for (String wrong : new String[] {"limit=0", "limit=101", "limit=x", "cursor=12"}) {
            as(FakeAccountService.KEY)
                    .get(API + "/credits/invoices?" + wrong)
                    .then()
                    .statusCode(400)
                    .body("field", equalTo(wrong.replaceFirst("=.*", "")));
        }
    }

    @Test
    void shouldNameTheFieldWhenTheSourceIsMissingOrWrong() {
        for (String body : new String[] {"{}", "{\"source\":\"gift\"}", "{\"source\":7}"}) {
            as(FakeAccountService.KEY)
                    .body(body)
                    .post(API + "/buy-credit-pack")
                    .then()
                    .statusCode(400)
                    .body("code", equalTo("validation_error"), "field", equalTo("source"));
        }
    }

    @Test
    void shouldTellADeclinedCardFromAMissingOne() {
        answer("""
                {"invoice":{"id":"6a1f0d3e-4b52-4a0e-9d54-0d3f0c7b1a11","number":"INV-000013","status":"void","amount":1000,
                 "currency":"USD","credits":1000,"createdAt":"2026-11-22T10:00:00Z","url":null},
                 "declined":"the card was declined","credits":{"regular":1,"nonExpiring":2,"total":3,"reserved":4}}""");
        buy("order-7").statusCode(402).body("code", equalTo("payment_declined"));
        FakeAccountService.server.stubFor(post(urlPathMatching(PURCHASES)).willReturn(status(409)));
        buy("order-7").statusCode(402).body("code", equalTo("payment_method_required"));
    }

    private static io.restassured.response.ValidatableResponse buy(String key) {
        return as(FakeAccountService.KEY)
                .header("Idempotency-Key", key)
                .body("{\"source\":\"auto_topup\"}")
                .post(API + "/buy-credit-pack")
                .then();
    }

    private static void answer(String json) {
        FakeAccountService.server.stubFor(post(urlPathMatching(PURCHASES))
                .withRequestBody(equalToJson("{\"idempotencyKey\":\"client:order-7\"}"))
                .willReturn(okJson(json)));
    }
}
