package io.reelmill.account;

import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.hasSize;
import static org.hamcrest.Matchers.not;
import static org.hamcrest.Matchers.startsWith;

import io.quarkus.test.junit.QuarkusTest;
import io.reelmill.contracts.account.AccountApi;
import io.reelmill.contracts.account.AccountApi.ReservationRequest;
import java.util.UUID;
import org.junit.jupiter.api.Test;

/** What a workspace has: its plan, its credits, its secrets. */
@QuarkusTest
class WorkspaceCallsTest extends AccountServiceTest {

    @Test
    void theAccountShowsPlanCreditsAndUsage() {
        UUID run = UUID.randomUUID();
        reserve(new ReservationRequest(run, workspace, 20, "render", "a pid")).statusCode(201);
        settle(run, 15).statusCode(200);
        call().get("/internal/workspaces/" + workspace + "/account")
                .then()
                .statusCode(200)
                .body("subscription.plan", equalTo("elite"))
                .body("subscription.monthlyCredits", equalTo(20_000))
                .body("workspace.webhookSecretHint", startsWith("whsec_"))
                .body("usage.clonedVoicesLimit", equalTo(10))
                .body("usage.byDay", hasSize(1))
                .body("usage.byDay[0].credits", equalTo(100_000 - credits("total") - credits("reserved")));
        call().get("/internal/workspaces/" + workspace + "/webhook-secrets")
                .then()
                .statusCode(200)
                .body("secrets[0]", startsWith("whsec_"));
        call().get("/internal/workspaces/" + UUID.randomUUID() + "/account")
                .then()
                .statusCode(404);
    }

    @Test
    void aWorkspaceIsOpenedWithItsPlansCreditsAndGivenMoreOncePerReference() {
        UUID id = UUID.randomUUID();
        String body = """
                {"id":"%s","name":"Second","plan":"hobby","ownerEmail":"%s@example.org","ownerName":"Bo"}""".formatted(id, id);
        for (int i = 0; i < 2; i++) {
            call().body(body)
                    .post(AccountApi.WORKSPACES)
                    .then()
                    .statusCode(201)
                    .body("credits.total", equalTo(2_000), "subscription.plan", equalTo("hobby"));
        }
        String gift = "{\"kind\":\"non_expiring\",\"credits\":500,\"reason\":\"pack\",\"reference\":\"pack-1\"}";
        for (int i = 0; i < 2; i++) {
            call().body(gift)
                    .post(AccountApi.WORKSPACES + "/" + id + "/credits")
                    .then()
                    .statusCode(200)
                    .body("nonExpiring", equalTo(500), "total", equalTo(2_500));
        }
        call().body(gift.replace("non_expiring", "reserved"))
                .post(AccountApi.WORKSPACES + "/" + id + "/credits")
                .then()
                .statusCode(400);
    }

    @Test
    void aReplacedWebhookSecretSignsOnBesideTheNewOne() {
        String path = "/internal/workspaces/" + workspace + "/webhook-secrets";
        String old = call().get(path).then().extract().path("secrets[0]");
        call().post(path + "/rotate")
                .then()
                .statusCode(200)
                .body("secrets", hasSize(2), "secrets[0]", not(old), "secrets[1]", equalTo(old));
        call().post("/internal/workspaces/" + UUID.randomUUID() + "/webhook-secrets/rotate")
                .then()
                .statusCode(404);
    }
}
