package io.reelmill.gateway;

import static com.github.tomakehurst.wiremock.client.WireMock.equalTo;
import static com.github.tomakehurst.wiremock.client.WireMock.get;
import static com.github.tomakehurst.wiremock.client.WireMock.okJson;
import static com.github.tomakehurst.wiremock.client.WireMock.urlPathEqualTo;
import static io.restassured.RestAssured.given;
import static org.assertj.core.api.Assertions.assertThat;
import static org.hamcrest.Matchers.containsString;
import static org.hamcrest.Matchers.hasItems;
import static org.hamcrest.Matchers.is;
import static org.hamcrest.Matchers.nullValue;
import static org.hamcrest.Matchers.startsWith;

import io.quarkus.test.junit.QuarkusTest;
import io.reelmill.contracts.account.LedgerApi;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

@QuarkusTest
class StatementTest extends GatewayTest {

    private static final String STATEMENT = API + "/credits/statement";
    private static final String INTERNAL = LedgerApi.STATEMENTS + "/" + FakeAccountService.WORKSPACE;
    private static final String LINES = """
            [{"sequence":2,"time":"2026-11-22T10:00:00Z","kind":"hold","credits":-14,"charged":0,"balance":86,"reserved":14,"debt":0,
              "grant":null,"grants":[],"reservation":"6a1f0d3e-4b52-4a0e-9d54-0d3f0c7b1a11","pid":"01K9ZQ4W6T7Y8B2N5M3C1D",
              "invoice":null,"description":"14 credits held for the render of 01K9ZQ4W6T7Y8B2N5M3C1D"},
             {"sequence":1,"time":"2026-11-22T09:00:00Z","kind":"grant","credits":100,"charged":0,"balance":100,"reserved":0,
              "debt":0,"grant":"=1+1","grants":[],"reservation":null,"pid":null,"invoice":"INV-000012",
              "description":"100 \\"good\\" credits, given"}]""";

    @BeforeEach
    void answer() {
        FakeAccountService.server.stubFor(get(urlPathEqualTo(INTERNAL))
                .withQueryParam("limit", equalTo("100"))
                .willReturn(okJson("{\"lines\":" + LINES + ",\"nextCursor\":null}")));
        FakeAccountService.server.stubFor(
                get(urlPathEqualTo(INTERNAL + LedgerApi.BALANCE))
                        .willReturn(
                                okJson(
                                        "{\"asOf\":\"2026-11-22T10:00:00Z\",\"regular\":86,\"nonExpiring\":0,\"total\":86,\"reserved\":14,\"debt\":0}")));
    }

    @Test
    void shouldListMovementsWithTheBalance() {
        as(FakeAccountService.KEY)
                .get(STATEMENT)
                .then()
                .statusCode(200)
                .contentType("application/json")
                .body("success", is(1), "balance.total", is(86), "balance.reserved", is(14))
                .body("lines.kind", hasItems("hold", "grant"), "lines[0].pid", is("01K9ZQ4W6T7Y8B2N5M3C1D"))
                .body("nextCursor", nullValue())
                .header("Link", nullValue());
    }

    @Test
    void shouldTellCreditsByGrantAndWhatIsHeld() {
        FakeAccountService.server.stubFor(
                get(urlPathEqualTo(INTERNAL + LedgerApi.HOLDINGS)).willReturn(okJson("""
                        {"grants":[{"category":"pack","credits":86,"given":100,"expiresAt":null,"createdAt":"2026-11-22T09:00:00Z"}],
                         "reservations":[{"id":"6a1f0d3e-4b52-4a0e-9d54-0d3f0c7b1a11","purpose":"render",
                          "pid":"01K9ZQ4W6T7Y8B2N5M3C1D","credits":14,"createdAt":"2026-11-22T10:00:00Z"}]}""")));
        as(FakeAccountService.KEY)
                .get(API + "/credits/grants")
                .then()
                .statusCode(200)
                .body("success", is(1), "grants[0].credits", is(86), "grants[0].category", is("pack"))
                .body("reservations[0].pid", is("01K9ZQ4W6T7Y8B2N5M3C1D"), "reservations[0].credits", is(14));
        given().get(API + "/credits/grants").then().statusCode(401);
    }

    @Test
    void shouldPassThePeriodAndTheCursorOnAndLeadToTheNextPage() {
        FakeAccountService.server.stubFor(get(urlPathEqualTo(INTERNAL))
                .withQueryParam("from", equalTo("2026-11-01T00:00:00Z"))
                .withQueryParam("before", equalTo("2026-11-30T23:00:00Z"))
                .withQueryParam("cursor", equalTo("1795341731000000-9"))
                .withQueryParam("limit", equalTo("2"))
                .willReturn(okJson("{\"lines\":" + LINES + ",\"nextCursor\":\"1795341600000000-1\"}")));
        FakeAccountService.server.stubFor(
                get(urlPathEqualTo(INTERNAL + LedgerApi.BALANCE))
                        .withQueryParam("asOf", equalTo("2026-11-30T22:59:59.999999Z"))
                        .willReturn(
                                okJson(
                                        "{\"asOf\":\"2026-11-30T22:59:59.999999Z\",\"regular\":7,\"nonExpiring\":0,\"total\":7,\"reserved\":0,\"debt\":0}")));
        as(FakeAccountService.KEY)
                .queryParam("from", "2026-11-01T00:00:00Z")
                .queryParam("to", "2026-12-01T00:00:00+01:00")
                .queryParam("asOf", "2026-11-30T22:59:59.999999Z")
                .queryParam("cursor", "1795341731000000-9")
                .queryParam("limit", 2)
                .get(STATEMENT)
                .then()
                .statusCode(200)
                .body("nextCursor", is("1795341600000000-1"), "balance.total", is(7))
                .header("Link", startsWith("<" + STATEMENT + "?"))
                .header("Link", containsString("cursor=1795341600000000-1"))
                .header("Link", containsString("limit=2"));
    }

    @Test
    void shouldAnswerCsvByAcceptOrByFormat() {
        String csv = given().header("key", FakeAccountService.KEY)
                .accept("text/csv")
                .get(STATEMENT)
                .then()
                .statusCode(200)
                .contentType(startsWith("text/csv"))
                .extract()
                .asString();
        assertThat(csv.split("\r\n"))
                .hasSize(3)
                .satisfies(
                        lines -> assertThat(lines[0])
                                .isEqualTo(
                                        "sequence,time,kind,credits,charged,balance,reserved,debt,grant,reservation,pid,invoice,description"))
                .satisfies(lines -> assertThat(lines[1]).startsWith("2,").contains(",hold,-14,0,86,14,0,"))
                .satisfies(lines -> assertThat(lines[2])
                        .as("no text is taken for a formula")
                        .contains("'=1+1")
                        .endsWith("\"100 \"\"good\"\" credits, given\""));
        assertThat(as(FakeAccountService.KEY)
                        .get(STATEMENT + "?format=csv")
                        .then()
                        .statusCode(200)
                        .extract()
                        .asString())
                .isEqualTo(csv);
        given().header("key", FakeAccountService.KEY)
                .accept("text/csv")
                .get(STATEMENT + "?format=json")
                .then()
                .statusCode(200)
                .body("success", is(1));
    }

    @Test
    void shouldNameTheParameterThatIsWrong() {
        refused("from=yesterday", "from");
        refused("to=2026-11-31T00:00:00Z", "to");
        refused("asOf=1795341731", "asOf");
        refused("from=2026-11-02T00:00:00Z&to=2026-11-01T00:00:00Z", "from");
        refused("cursor=abc", "cursor");
        refused("limit=0", "limit");
        refused("limit=1001", "limit");
        refused("limit=many", "limit");
        refused("format=xml", "format");
    }

    @Test
    void shouldNeedAKey() {
        given().get(STATEMENT).then().statusCode(401);
    }

    @Test
    void shouldSayThatAWorkspaceOwesCredits() {
        FakeAccountService.ledger.owe(FakeAccountService.SAVING_WORKSPACE, 70);
        withoutTrace(() -> as(FakeAccountService.SAVING_KEY).body(SCRIPT).post(API + "/render"))
                .then()
                .statusCode(402)
                .body("code", is("credits_owed"), "error", containsString("owes 70 credits"));
    }

    private static void refused(String query, String field) {
        as(FakeAccountService.KEY)
                .get(STATEMENT + "?" + query)
                .then()
                .statusCode(400)
                .body("code", is("validation_error"), "field", is(field), "errors.field", is(java.util.List.of(field)));
    }
}
