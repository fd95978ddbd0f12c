package io.reelmill.account.admin;

import static io.restassured.RestAssured.given;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.hamcrest.Matchers.containsString;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.everyItem;
import static org.hamcrest.Matchers.hasItem;
import static org.hamcrest.Matchers.hasSize;
import static org.hamcrest.Matchers.notNullValue;
import static org.hamcrest.Matchers.nullValue;

import io.quarkus.narayana.jta.QuarkusTransaction;
import io.quarkus.test.junit.QuarkusTest;
import io.reelmill.account.audit.Actor;
import io.reelmill.contracts.account.AccountApi;
import io.reelmill.contracts.account.Plan;
import io.vertx.core.Vertx;
import jakarta.inject.Inject;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import org.jdbi.v3.core.JdbiException;
import org.junit.jupiter.api.Test;

@QuarkusTest
class AdministrationTest extends AdminTest {

    @Inject
    Administration administration;

    @Inject
    AdminSettings settings;

    @Test
    void shouldServeAdministrationOnItsOwnPortAlone() {
        for (String path : List.of("/admin", "/admin/workspaces", "/admin/audit", "/admin/../admin/audit")) {
            given().header("Authorization", "Bearer " + TOKEN)
                    .header(AccountApi.TOKEN_HEADER, "test-token")
                    .urlEncodingEnabled(false)
                    .get(path)
                    .then()
                    .statusCode(404);
        }
        for (String path : List.of("/internal/keys?workspace=" + UUID.randomUUID(), "/", "/administer")) {
            given().baseUri("http://127.0.0.1")
                    .port(listener.port())
                    .header(AccountApi.TOKEN_HEADER, "test-token")
                    .get(path)
                    .then()
                    .statusCode(404);
        }
        admin().get("/workspaces").then().statusCode(200);
    }

    @Test
    void shouldAdmitNobodyWithoutTheToken() {
        anonymous()
                .get("/workspaces")
                .then()
                .statusCode(401)
                .header("WWW-Authenticate", "Bearer")
                .body("error", containsString("bearer token"));
        bearer("operator-token-of-the-tes").get("/workspaces").then().statusCode(401);
        bearer("").get("/audit").then().statusCode(401);
        anonymous()
                .header(AccountApi.TOKEN_HEADER, "test-token")
                .get("/audit")
                .then()
                .statusCode(401);
        anonymous().header("Authorization", TOKEN).get("/audit").then().statusCode(401);
    }

    @Test
    void shouldCreateUsersAndWorkspacesAndShowThem() {
        String email = UUID.randomUUID() + "@example.com";
        String user = "{\"email\":\"" + email + "\",\"name\":\"Ada\",\"reason\":\"asked by mail\"}";
        String userId = admin().body(user)
                .post("/users")
                .then()
                .statusCode(201)
                .body("email", equalTo(email), "name", equalTo("Ada"))
                .extract()
                .path("id");
        admin().body(user).post("/users").then().statusCode(409);
        String id = admin().body(
                        "{\"name\":\"Films\",\"plan\":\"growth\",\"ownerEmail\":\"" + email + "\",\"reason\":\"r\"}")
                .post("/workspaces")
                .then()
                .statusCode(201)
                .body("user.id", equalTo(userId), "subscription.plan", equalTo("growth"))
                .extract()
                .path("workspace.id");
        admin().body("{\"id\":\"" + id + "\",\"name\":\"Films\",\"plan\":\"growth\",\"ownerEmail\":\"" + email
                        + "\",\"reason\":\"r\"}")
                .post("/workspaces")
                .then()
                .statusCode(409);
        admin().get("/workspaces/" + id)
                .then()
                .statusCode(200)
                .body("account.workspace.name", equalTo("Films"), "keys", hasSize(0), "audit", hasSize(1));
        admin().get("/workspaces?query=" + email.substring(0, 20).toUpperCase(java.util.Locale.ROOT))
                .then()
                .statusCode(200)
                .body("workspaces.id", equalTo(List.of(id)), "workspaces[0].plan", equalTo("growth"));
        admin().get("/workspaces/" + UUID.randomUUID()).then().statusCode(404);
    }

    @Test
    void shouldListWorkspacesPageByPage() {
        String first = createWorkspace("free").toString();
        String second = createWorkspace("free").toString();
        String cursor = admin().get("/workspaces?limit=1")
                .then()
                .body("workspaces.id", equalTo(List.of(second)))
                .extract()
                .path("nextCursor");
        admin().get("/workspaces?limit=1&cursor=" + cursor).then().body("workspaces.id", equalTo(List.of(first)));
    }

    @Test
    void shouldGrantCreditsOnceForEachReferenceAndKeepWhoAndWhy() {
        UUID id = createWorkspace("free");
        for (int i = 0; i < 2; i++) {
            admin().header("X-Request-Id", "request-7")
                    .body("{\"credits\":50,\"reference\":\"ticket-7\",\"reason\":\"a render that was lost\"}")
                    .post("/workspaces/" + id + "/grants")
                    .then()
                    .statusCode(200)
                    .header("X-Request-Id", "request-7")
                    .body("nonExpiring", equalTo(50));
        }
        audit(id)
                .body("entries", hasSize(2))
                .body("entries[0].action", equalTo("credits.grant"))
                .body("entries[0].actor", equalTo("operator"))
                .body("entries[0].reason", equalTo("a render that was lost"))
                .body("entries[0].requestId", equalTo("request-7"))
                .body("entries[0].before.nonExpiring", equalTo(0))
                .body("entries[0].after.nonExpiring", equalTo(50));
        admin().body("{\"credits\":5,\"expiresAt\":\"2030-01-01T00:00:00Z\",\"reason\":\"r\"}")
                .post("/workspaces/" + id + "/grants")
                .then()
                .statusCode(200)
                .body("nonExpiring", equalTo(50));
    }

    @Test
    void shouldRefuseWhatIsWrongByItsField() {
        UUID id = createWorkspace("free");
        String grants = "/workspaces/" + id + "/grants";
        refused(grants, "{\"credits\":0,\"reason\":\"r\"}", "credits", "above 0");
        refused(grants, "{\"credits\":-5,\"reason\":\"r\"}", "credits", "above 0");
        refused(grants, "{\"credits\":1.5,\"reason\":\"r\"}", "credits", "whole number");
        refused(grants, "{\"credits\":5}", "reason", "required");
        refused(grants, "{\"credits\":5,\"reason\":\" \"}", "reason", "1 to 500");
        refused(
                grants,
                "{\"credits\":5,\"reason\":\"r\",\"expiresAt\":\"2020-01-01T00:00:00Z\"}",
                "expiresAt",
                "future");
        refused(
                "/workspaces",
                "{\"name\":\"n\",\"ownerEmail\":\"nobody\",\"plan\":\"free\",\"reason\":\"r\"}",
                "ownerEmail",
                "e-mail");
        refused(
                "/workspaces",
                "{\"name\":\"n\",\"ownerEmail\":\"a@b.c\",\"plan\":\"gold\",\"reason\":\"r\"}",
                "plan",
                "free, hobby, growth, elite, enterprise");
        refused(
                "/workspaces/" + id + "/keys",
                "{\"name\":\"n\",\"scopes\":[\"all\"],\"reason\":\"r\"}",
                "scopes",
                "render");
        refused("/users", "{\"reason\":\"r\"}", "email", "required");
        refused("/users", "[]", null, "JSON object");
        refused("/users", "{", null, "JSON");
        admin().body("{\"plan\":\"gold\",\"reason\":\"r\"}")
                .put("/workspaces/" + id + "/plan")
                .then()
                .statusCode(400)
                .body("field", equalTo("plan"), "error", containsString("elite"));
        for (String query : List.of("limit=0", "limit=x", "cursor=x")) {
            admin().get("/workspaces?" + query).then().statusCode(400).body("field", equalTo(query.split("=")[0]));
            admin().get("/audit?" + query).then().statusCode(400).body("field", equalTo(query.split("=")[0]));
        }
        admin().get("/audit?from=yesterday").then().statusCode(400).body("field", equalTo("from"));
        admin().get("/audit?workspace=x").then().statusCode(400).body("field", equalTo("workspace"));
        audit(id).body("entries.action", equalTo(List.of("workspace.create")));
        admin().get("/workspaces/" + id).then().body("account.credits.nonExpiring", equalTo(0));
        admin().body("{\"credits\":5,\"reason\":\"r\"}")
                .post("/workspaces/" + UUID.randomUUID() + "/grants")
                .then()
                .statusCode(404);
    }

    @Test
    void shouldChangeThePlanAndKeepBothInTheLog() {
        UUID id = createWorkspace("free");
        for (int i = 0; i < 2; i++) {
            admin().body("{\"plan\":\"elite\",\"reason\":\"paid by bank transfer\"}")
                    .put("/workspaces/" + id + "/plan")
                    .then()
                    .statusCode(200)
                    .body("subscription.plan", equalTo("elite"));
        }
        audit(id)
                .body("entries.action", equalTo(List.of("plan.change", "workspace.create")))
                .body("entries[0].before.plan", equalTo("free"), "entries[0].after.plan", equalTo("elite"));
    }

    @Test
    void shouldCreateAndRevokeKeys() {
        UUID id = createWorkspace("free");
        var made = admin().body("{\"name\":\"first\",\"scopes\":[\"render\"],\"sandbox\":true,\"reason\":\"r\"}")
                .post("/workspaces/" + id + "/keys")
                .then()
                .statusCode(201)
                .body("info.scopes", equalTo(List.of("render")), "info.sandbox", equalTo(true))
                .extract();
        String key = made.path("key");
        String keyId = made.path("info.id");
        resolve(key, 200);
        admin().body("{\"reason\":\"leaked\"}")
                .post("/keys/" + keyId + "/revoke")
                .then()
                .statusCode(200);
        resolve(key, 404);
        admin().body("{\"reason\":\"r\"}")
                .post("/keys/" + UUID.randomUUID() + "/revoke")
                .then()
                .statusCode(404);
        audit(id)
                .body("entries.action", equalTo(List.of("key.revoke", "key.create", "workspace.create")))
                .body("entries[0].subject", equalTo(keyId), "entries[0].reason", equalTo("leaked"))
                .body("entries[0].before.name", equalTo("first"), "entries[0].after", nullValue());
        assertThat(audit(id).extract().asString()).doesNotContain(key);
    }

    @Test
    void shouldAuditWhatCustomersDoWithTheirKeys() {
        UUID id = createWorkspace("free");
        UUID used = UUID.randomUUID();
        String author = "{\"keyId\":\"" + used + "\",\"requestId\":\"of-the-gateway\"}";
        String keyId = internal("/internal/keys?workspace=" + id, "{\"name\":\"CI\",\"author\":" + author + "}", 201);
        String next = internal(
                "/internal/keys/" + keyId + "/rotate?workspace=" + id,
                "{\"overlapSeconds\":60,\"author\":" + author + "}",
                201);
        internal("/internal/keys/" + next + "/revoke?workspace=" + id, author, 204);
        audit(id)
                .body("entries.action", equalTo(List.of("key.revoke", "key.rotate", "key.create", "workspace.create")))
                .body("entries[0..2].actor", everyItem(equalTo("key:" + used)))
                .body("entries[0..2].requestId", everyItem(equalTo("of-the-gateway")));
    }

    @Test
    void shouldFilterAndPageTheLog() {
        UUID id = createWorkspace("free");
        for (int i = 1; i <= 3; i++) {
            admin().body("{\"credits\":" + i + ",\"reason\":\"r\"}")
                    .post("/workspaces/" + id + "/grants")
                    .then()
                    .statusCode(200);
        }
        String grants = "/audit?workspace=" + id + "&action=credits.grant&limit=2";
        Integer cursor = admin().get(grants)
                .then()
                .body("entries.after.nonExpiring", equalTo(List.of(6, 3)))
                .extract()
                .path("nextCursor");
        admin().get(grants + "&cursor=" + cursor)
                .then()
                .body("entries.after.nonExpiring", equalTo(List.of(1)), "nextCursor", nullValue());
        admin().get(grants + "&actor=nobody").then().body("entries", hasSize(0));
        admin().get(grants + "&to=2026-01-01T00:00:00Z").then().body("entries", hasSize(0));
        admin().get("/audit?actor=operator").then().body("entries.id", hasItem(notNullValue()));
    }

    @Test
    void shouldWriteTheActAndItsEntryInOneTransaction() {
        UUID id = createWorkspace("free");
        assertThatThrownBy(() -> QuarkusTransaction.requiringNew().run(() -> {
                    administration.grant(id, 10, null, "rolled-back", new Actor("ada", "r", null));
                    administration.changePlan(id, Plan.ELITE, new Actor("ada", "r", null));
                    throw new IllegalStateException("after both");
                }))
                .hasMessage("after both");
        admin().get("/workspaces/" + id)
                .then()
                .body("account.credits.nonExpiring", equalTo(0), "account.subscription.plan", equalTo("free"));
        audit(id).body("entries.action", equalTo(List.of("workspace.create")));
    }

    @Test
    void shouldHaveTheDatabaseRefuseToChangeTheLog() {
        createWorkspace("free");
        for (String change : List.of(
                "UPDATE account.audit_log SET actor = 'nobody'",
                "DELETE FROM account.audit_log",
                "TRUNCATE account.audit_log")) {
            assertThatThrownBy(() -> jdbi.useHandle(handle -> handle.execute(change)))
                    .isInstanceOf(JdbiException.class)
                    .hasMessageContaining("the audit log is only added to");
        }
    }

    @Test
    void shouldNotListenWhereNobodyCouldBeAdmitted() {
        Vertx vertx = Vertx.vertx();
        AdminListener off = new AdminListener(settings, Optional::empty, new NoIssuer(), vertx);
        off.start(null);
        assertThat(off.port()).isNegative();
        vertx.close();
        assertThatThrownBy(() -> new OperatorTokenMechanism(() -> Optional.of("short")))
                .hasMessageContaining("at least 16 characters");
    }

    private void refused(String path, String body, String field, String words) {
        admin().body(body)
                .post(path)
                .then()
                .statusCode(400)
                .body("field", equalTo(field), "error", containsString(words));
    }

    private static void resolve(String key, int status) {
        given().header(AccountApi.TOKEN_HEADER, "test-token")
                .contentType("application/json")
                .body(new AccountApi.KeyQuery(key))
                .post(AccountApi.RESOLVE_KEY)
                .then()
                .statusCode(status);
    }

    private static String internal(String path, String body, int status) {
        var answer = given().header(AccountApi.TOKEN_HEADER, "test-token")
                .contentType("application/json")
                .body(body)
                .post(path)
                .then()
                .statusCode(status)
                .extract();
        return status == 204 ? null : answer.path("info.id");
    }

    private static final class NoIssuer implements IssuerSettings {

        @Override
        public Optional<String> issuer() {
            return Optional.empty();
        }

        @Override
        public String audience() {
            return "";
        }
    }
}
