package io.reelmill.account;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.greaterThan;
import static org.hamcrest.Matchers.hasSize;
import static org.hamcrest.Matchers.not;
import static org.hamcrest.Matchers.notNullValue;
import static org.hamcrest.Matchers.nullValue;
import static org.hamcrest.Matchers.startsWith;

import io.quarkus.test.junit.QuarkusTest;
import io.reelmill.contracts.account.AccountApi;
import io.reelmill.contracts.account.AccountApi.ReservationRequest;
import io.reelmill.contracts.account.Plan;
import io.reelmill.contracts.event.AccountChanged;
import io.reelmill.contracts.event.Topics;
import io.reelmill.kafka.KafkaEvents;
import java.util.UUID;
import org.junit.jupiter.api.Test;

/** What a workspace has: its plan, its credits, its secrets. */
@QuarkusTest
class WorkspaceCallsTest extends AccountServiceTest {

    @Test
    void shouldShowPlanCreditsAndUsageOfTheAccount() {
        UUID run = UUID.randomUUID();
        reserve(new ReservationRequest(run, workspace, 20, "render", "a pid")).statusCode(201);
        settle(run, 15).statusCode(200);
        call().get("/internal/workspaces/" + workspace + "/account")
                .then()
                .statusCode(200)
                .body("subscription.plan", equalTo("elite"))
                .body("subscription.monthlyCredits", equalTo(20_000), "subscription.status", equalTo("active"))
                .body("subscription.renewsAt", notNullValue(), "usage.periodStart", notNullValue())
                .body("usage.rendersThisPeriod", greaterThan(0), "usage.creditsThisPeriod", greaterThan(0))
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
    void shouldOpenAWorkspaceWithItsPlansCreditsAndGiveMoreOncePerReference() {
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
    void shouldSignByAReplacedWebhookSecretBesideTheNewOne() {
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

    @Test
    void shouldBuyACreditPackOnceForEachKey() {
        call().get(AccountApi.PACK_OFFER)
                .then()
                .statusCode(200)
                .body("credits", equalTo(1000), "amount", equalTo(1000), "currency", equalTo("USD"));
        int before = credits("nonExpiring");
        for (int i = 0; i < 2; i++) {
            call().body("{\"idempotencyKey\":\"top-up-1\"}")
                    .post(AccountApi.BILLING + "/" + workspace + "/purchases")
                    .then()
                    .statusCode(200)
                    .body("invoice.status", equalTo("paid"), "invoice.credits", equalTo(1000))
                    .body("invoice.number", startsWith("INV-"), "credits.nonExpiring", equalTo(before + 1000));
        }
        UUID other = UUID.randomUUID();
        call().body("""
                {"id":"%s","name":"Third","plan":"free","ownerEmail":"%s@example.org","ownerName":"Bo"}""".formatted(other, other))
                .post(AccountApi.WORKSPACES)
                .then()
                .statusCode(201);
        String purchases = AccountApi.BILLING + "/" + other + "/purchases";
        call().body("{\"idempotencyKey\":\"k\"}").post(purchases).then().statusCode(409);
        call().body("{\"reference\":\"card_needs_authentication\"}")
                .put(AccountApi.BILLING + "/" + other + "/payment-method")
                .then()
                .statusCode(204);
        String link = call().body("{\"idempotencyKey\":\"k\"}")
                .post(purchases)
                .then()
                .statusCode(200)
                .body("invoice.status", equalTo("action_required"))
                .extract()
                .path("invoice.url");
        call().get(AccountApi.BILLING + "/" + other + "/invoices")
                .then()
                .body("find { it.kind == 'pack' }.status", equalTo("action_required"))
                .body("find { it.kind == 'pack' }.url", equalTo(link));
        String authentication = link.replaceFirst("^.*/payments/", AccountApi.BILLING + "/payments/")
                .replace("?", "/authentication?");
        call().post(authentication.replaceFirst("signature=.", "signature="))
                .then()
                .statusCode(404);
        call().post(authentication).then().statusCode(200).body("redirect", nullValue());
        call().body("{\"idempotencyKey\":\"k\"}")
                .post(purchases)
                .then()
                .body("invoice.status", equalTo("paid"), "credits.nonExpiring", equalTo(1000));
    }

    @Test
    void shouldListInvoicesAndLetACustomerCancelAndResume() {
        UUID id = UUID.randomUUID();
        call().body("""
                {"id":"%s","name":"Fifth","plan":"hobby","ownerEmail":"%s@example.org","ownerName":"Bo","billing":"charged"}""".formatted(id, id))
                .post(AccountApi.WORKSPACES)
                .then()
                .statusCode(201)
                .body("credits.total", equalTo(0), "subscription.plan", equalTo("free"))
                .body("subscription.status", equalTo("past_due"));
        String billing = AccountApi.BILLING + "/" + id;
        call().get(billing + "/invoices")
                .then()
                .statusCode(200)
                .body("", hasSize(1))
                .body("[0].kind", equalTo("subscription"), "[0].status", equalTo("open"))
                .body("[0].amount", equalTo(1900), "[0].item", equalTo("hobby"));
        call().get(billing + "/invoices?limit=0").then().statusCode(400);
        call().get(billing + "/invoices?before=12").then().statusCode(400);

        call().body("{\"plan\":\"growth\"}")
                .put(billing + "/subscription")
                .then()
                .statusCode(409);
        call().delete(billing + "/subscription").then().statusCode(200).body("status", equalTo("canceled"));
        call().delete(billing + "/subscription").then().statusCode(409);
        call().post(billing + "/subscription/resume").then().statusCode(409);
        call().get(billing + "/invoices").then().body("[0].status", equalTo("void"));
        call().get(AccountApi.BILLING + "/" + UUID.randomUUID() + "/subscription")
                .then()
                .statusCode(404);
    }

    @Test
    void shouldSaveTheAutomaticTopUpAndNameWhatCannotBe() {
        String path = AccountApi.BILLING + "/" + workspace + "/auto-topup";
        call().get(path).then().statusCode(200).body("pack", equalTo("standard"));
        String settings = "{\"enabled\":false,\"threshold\":10,\"target\":500,\"dailyCap\":2000}";
        call().body(settings)
                .put(path)
                .then()
                .statusCode(200)
                .body("target", equalTo(500), "pack", equalTo("standard"));
        call().get(path).then().body("dailyCap", equalTo(2000));
        for (String[] wrong :
                new String[][] {{"10", "-1", "threshold"}, {"500", "10", "target"}, {"2000", "999", "dailyCap"}}) {
            call().body(settings.replace(":" + wrong[0], ":" + wrong[1]))
                    .put(path)
                    .then()
                    .statusCode(400)
                    .body("field", equalTo(wrong[2]));
        }
        call().body(settings.replace("}", ",\"pack\":\"huge\"}"))
                .put(path)
                .then()
                .statusCode(400)
                .body("field", equalTo("pack"), "message", equalTo("pack must be one of standard"));
        call().get(AccountApi.BILLING + "/" + UUID.randomUUID() + "/auto-topup")
                .then()
                .statusCode(404);
    }

    @Test
    void shouldTellEveryGatewayOfAChangedPlan() {
        UUID id = UUID.randomUUID();
        call().body("""
                {"id":"%s","name":"Fourth","plan":"free","ownerEmail":"%s@example.org","ownerName":"Bo"}""".formatted(id, id)).post(AccountApi.WORKSPACES).then().statusCode(201);
        String plan = AccountApi.WORKSPACES + "/" + id + "/plan";
        for (int i = 0; i < 2; i++) {
            call().body("{\"plan\":\"growth\"}")
                    .put(plan)
                    .then()
                    .statusCode(200)
                    .body("subscription.plan", equalTo("growth"));
        }
        call().body("{\"plan\":\"platinum\"}").put(plan).then().statusCode(400);
        call().body("{\"plan\":\"growth\"}")
                .put(plan.replace(id.toString(), UUID.randomUUID().toString()))
                .then()
                .statusCode(404);
        await().untilAsserted(() -> assertThat(kafka.read(Topics.ACCOUNT_EVENTS))
                .extracting(message -> KafkaEvents.read(message).event())
                .filteredOn(event -> event instanceof AccountChanged changed
                        && changed.workspaceId().equals(id))
                .singleElement()
                .satisfies(event -> assertThat(((AccountChanged) event).plan()).isEqualTo(Plan.GROWTH)));
    }
}
