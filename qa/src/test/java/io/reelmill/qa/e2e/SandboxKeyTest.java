package io.reelmill.qa.e2e;

import static io.restassured.RestAssured.given;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.awaitility.Awaitility.await;
import static org.hamcrest.Matchers.equalTo;

import com.fasterxml.jackson.databind.JsonNode;
import io.reelmill.local.client.AdminClient;
import io.reelmill.local.client.ApiCallException;
import io.restassured.path.json.JsonPath;
import io.restassured.specification.RequestSpecification;
import java.net.URI;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/** An operator gives a workspace a sandbox key, which renders for nothing until it is revoked. */
class SandboxKeyTest {

    private static final String DEMO_WORKSPACE = "0de00000-0000-4000-8000-000000000001";

    @RegisterExtension
    static final RunningSuite REELMILL = new RunningSuite();

    @Test
    void shouldRenderForNothingUntilTheOperatorRevokesTheKey() {
        AdminClient admin =
                new AdminClient(REELMILL.suite().adminUrl(), REELMILL.suite().operatorToken());
        int before = REELMILL.awaitSettledCredits().total();
        JsonNode made = admin.post(
                "/workspaces/" + DEMO_WORKSPACE + "/keys",
                Map.of(
                        "name",
                        "tests",
                        "scopes",
                        List.of("render", "publish"),
                        "sandbox",
                        true,
                        "reason",
                        "asked for"));
        String key = made.path("key").asText();

        String pid = as(key).body("""
                        {"workflow": "static-background-video", "source": {"text": "Nothing is charged."},
                         "render": {"resolution": "720p", "frameRate": 2}}""")
                .post("/render")
                .then()
                .statusCode(200)
                .body("creditsReserved", equalTo(0), "sandbox", equalTo(true))
                .extract()
                .path("pid");
        JsonPath end = REELMILL.awaitEnd(pid);
        assertThat(end.getString("status")).as(end.getString("error")).isEqualTo("ready");
        assertThat(end.getBoolean("sandbox")).isTrue();
        assertThat(end.getInt("creditsUsed")).isZero();
        assertThat(REELMILL.awaitSettledCredits().total()).isEqualTo(before);
        as(key).body("{\"channelName\":\"c\",\"videoUrl\":\"" + end.getString("videoUrl") + "\"}")
                .post("/publish-now")
                .then()
                .statusCode(403)
                .body("code", equalTo("forbidden"));

        String keyId = made.path("info").path("id").asText();
        admin.post("/keys/" + keyId + "/revoke", Map.of("reason", "the tests are over"));
        await().atMost(Duration.ofSeconds(10)).until(() -> as(key).get("/me").statusCode() == 401);
        JsonNode log = admin.get("/audit", Map.of("workspace", DEMO_WORKSPACE, "limit", "2"));
        assertThat(log.path("entries").findValuesAsText("action")).containsExactly("key.revoke", "key.create");
        assertThat(log.path("entries").findValuesAsText("reason")).containsExactly("the tests are over", "asked for");
    }

    @Test
    void shouldServeOperatorsOnTheirOwnPortAndWithTheirTokenAlone() {
        AdminClient stranger = new AdminClient(REELMILL.suite().adminUrl(), "a token that is not the operator's");
        assertThatThrownBy(() -> stranger.get("/workspaces", Map.of()))
                .isInstanceOfSatisfying(ApiCallException.class, refusal -> assertThat(refusal.status())
                        .isEqualTo(401));
        for (URI other : List.of(REELMILL.suite().gatewayUrl(), REELMILL.suite().url("account-service"))) {
            given().baseUri(other.toString())
                    .header("Authorization", "Bearer " + REELMILL.suite().operatorToken())
                    .get("/admin/workspaces")
                    .then()
                    .statusCode(404);
        }
    }

    private static RequestSpecification as(String key) {
        return REELMILL.anonymous().header("key", key);
    }
}
