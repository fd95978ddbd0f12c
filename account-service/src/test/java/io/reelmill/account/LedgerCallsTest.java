package io.reelmill.account;

import static io.restassured.RestAssured.given;
import static org.assertj.core.api.Assertions.assertThat;
import static org.hamcrest.Matchers.containsString;
import static org.hamcrest.Matchers.empty;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.hasItem;
import static org.hamcrest.Matchers.hasSize;
import static org.hamcrest.Matchers.not;

import io.quarkus.test.common.http.TestHTTPResource;
import io.quarkus.test.junit.QuarkusTest;
import io.reelmill.account.grant.GrantCategory;
import io.reelmill.account.grant.Grants;
import io.reelmill.account.grant.NewGrant;
import io.reelmill.account.grant.Revocations;
import io.reelmill.contracts.account.AccountApi;
import io.reelmill.contracts.account.AccountApi.ReservationRequest;
import io.reelmill.contracts.account.LedgerApi;
import jakarta.inject.Inject;
import java.net.URI;
import java.time.Instant;
import java.util.Map;
import java.util.UUID;
import org.jdbi.v3.core.Jdbi;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** The ledger as other services and the operator ask for it. */
@QuarkusTest
class LedgerCallsTest extends AccountServiceTest {

    @Inject
    Jdbi jdbi;

    @Inject
    Grants grants;

    @Inject
    Revocations revocations;

    @TestHTTPResource(value = "/metrics", management = true)
    URI metrics;

    private UUID own;

    @BeforeEach
    void openAWorkspace() {
        own = UUID.randomUUID();
        call().body(Map.of(
                        "id",
                        own,
                        "name",
                        "Own",
                        "plan",
                        "free",
                        "ownerEmail",
                        own + "@example.org",
                        "ownerName",
                        "Ada"))
                .post(AccountApi.WORKSPACES)
                .then()
                .statusCode(201);
    }

    @Test
    void shouldShowADebtAndReserveNothingUntilItIsPaid() {
        give(GrantCategory.PACK, 100, "pack");
        int all = call().get(account())
                .then()
                .body("credits.debt", equalTo(0))
                .extract()
                .path("credits.total");
        UUID run = UUID.randomUUID();
        reserve(new ReservationRequest(run, own, all, "render", "a pid")).statusCode(201);
        settle(run, all).statusCode(200);
        jdbi.useTransaction(tx -> revocations.revoke(tx, own, "pack", 100, "disputed"));

        call().get(account()).then().body("credits.debt", equalTo(100), "credits.total", equalTo(0));
        reserve(new ReservationRequest(UUID.randomUUID(), own, 1, "render", "a pid"))
                .statusCode(402)
                .body("needed", equalTo(1), "available", equalTo(0), "debt", equalTo(100));

        give(GrantCategory.ADJUSTMENT, 60, "part");
        call().get(account()).then().body("credits.debt", equalTo(40), "credits.total", equalTo(0));
        reserve(new ReservationRequest(UUID.randomUUID(), own, 1, "render", "a pid"))
                .statusCode(402)
                .body("debt", equalTo(40));

        give(GrantCategory.ADJUSTMENT, 50, "rest");
        call().get(account()).then().body("credits.debt", equalTo(0), "credits.total", equalTo(10));
        reserve(new ReservationRequest(UUID.randomUUID(), own, 10, "render", "a pid"))
                .statusCode(201);
    }

    @Test
    void shouldTellMovementsAndFormerBalances() {
        give(GrantCategory.PACK, 100, "pack");
        String between = Instant.now().toString();
        UUID run = UUID.randomUUID();
        reserve(new ReservationRequest(run, own, 26, "render", "a pid")).statusCode(201);
        settle(run, 14).statusCode(200);

        String cursor = call().get(statement("?limit=1"))
                .then()
                .statusCode(200)
                .body("lines", hasSize(1), "lines[0].kind", equalTo("charge"), "lines[0].charged", equalTo(14))
                .extract()
                .path("nextCursor");
        call().get(statement("?limit=1&cursor=" + cursor))
                .then()
                .statusCode(200)
                .body("lines[0].kind", equalTo("hold"), "lines[0].pid", equalTo("a pid"));
        call().get(statement("?from=" + between)).then().body("lines", hasSize(2));
        call().get(statement("/balance?asOf=" + between))
                .then()
                .statusCode(200)
                .body("nonExpiring", equalTo(100), "reserved", equalTo(0));
    }

    @Test
    void shouldRefuseAStatementThatCannotBe() {
        call().get(statement("?from=yesterday")).then().statusCode(400).body("error", containsString("from"));
        call().get(statement("?cursor=x")).then().statusCode(400).body("error", containsString("cursor"));
        call().get(statement("?limit=0")).then().statusCode(400).body("error", containsString("limit"));
        call().get(statement("/balance")).then().statusCode(400).body("error", containsString("asOf"));
        call().get(LedgerApi.STATEMENTS + "/" + UUID.randomUUID()).then().statusCode(404);
    }

    @Test
    void shouldVerifyForTheOperatorAlone() {
        give(GrantCategory.PACK, 100, "pack");
        call().get(LedgerApi.VERIFICATION).then().statusCode(200).body("faults", empty(), "unsealed", equalTo(0));
        call().get(LedgerApi.VERIFICATION + "?workspace=" + own)
                .then()
                .statusCode(200)
                .body("workspaces", equalTo(1), "faults", empty());
        for (String path : new String[] {LedgerApi.VERIFICATION, LedgerApi.BREAKS}) {
            given().header(AccountApi.TOKEN_HEADER, "publishing-token")
                    .get(path)
                    .then()
                    .statusCode(not(200));
        }
    }

    @Test
    void shouldListABreakUntilItIsClosed() {
        UUID forged = UUID.randomUUID();
        jdbi.useHandle(handle -> handle.execute("""
                INSERT INTO account.ledger_breaks (kind, workspace_id, subject, evidence, first_seen, last_seen)
                VALUES ('charge_differs', ?, ?, '{"creditsUsed": 14}', now(), now())""", own, forged.toString()));
        assertThat(given().get(metrics).asString()).containsPattern("ledger_breaks(\\{[^}]*})? 1\\.0");
        int id = call().get(LedgerApi.BREAKS)
                .then()
                .statusCode(200)
                .body("subject", hasItem(forged.toString()))
                .extract()
                .path("[0].id");
        call().body("{}").post(LedgerApi.BREAKS + "/" + id + "/close").then().statusCode(400);
        call().body(Map.of("note", "given by hand"))
                .post(LedgerApi.BREAKS + "/" + id + "/close")
                .then()
                .statusCode(204);
        call().body(Map.of("note", "twice"))
                .post(LedgerApi.BREAKS + "/" + id + "/close")
                .then()
                .statusCode(404);
        assertThat(given().get(metrics).asString()).containsPattern("ledger_breaks(\\{[^}]*})? 0\\.0");
    }

    private void give(GrantCategory category, int credits, String reference) {
        jdbi.useTransaction(tx -> grants.issue(tx, new NewGrant(own, category, credits, null, "test", reference)));
    }

    private String account() {
        return AccountApi.WORKSPACES + "/" + own + "/account";
    }

    private String statement(String rest) {
        return LedgerApi.STATEMENTS + "/" + own + rest;
    }
}
