package io.reelmill.qa.e2e;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import com.fasterxml.jackson.databind.JsonNode;
import io.reelmill.local.client.AdminClient;
import io.restassured.response.Response;
import java.time.Duration;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/** The operator changes a plan; the gateway, which remembers the key for longer than this test waits, is told by an event. */
class PlanChangeTest {

    private static final Duration LESS_THAN_A_KEY_IS_REMEMBERED = Duration.ofSeconds(20);

    @RegisterExtension
    static final RunningSuite REELMILL = new RunningSuite();

    @Test
    void shouldReachTheGatewayThatRemembersAKeyOfTheWorkspace() {
        AdminClient admin =
                new AdminClient(REELMILL.suite().adminUrl(), REELMILL.suite().operatorToken());
        JsonNode made = admin.post(
                "/workspaces",
                Map.of(
                        "name", "Films",
                        "ownerEmail", "ada@example.com",
                        "ownerName", "Ada",
                        "plan", "free",
                        "reason", "asked for"));
        String workspace = made.path("workspace").path("id").asText();
        String key = admin.post("/workspaces/" + workspace + "/keys", Map.of("name", "tests", "reason", "asked for"))
                .path("key")
                .asText();
        assertThat(limit(key)).isEqualTo("120");

        admin.put("/workspaces/" + workspace + "/plan", Map.of("plan", "growth", "reason", "paid by bank transfer"));

        await().atMost(LESS_THAN_A_KEY_IS_REMEMBERED)
                .untilAsserted(() -> assertThat(limit(key)).isEqualTo("600"));
    }

    /** Calls a minute that the gateway allows the key. */
    private static String limit(String key) {
        Response answer = REELMILL.anonymous().header("key", key).get("/me");
        return answer.header("RateLimit-Limit");
    }
}
