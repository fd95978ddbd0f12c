package io.reelmill.gateway;

import static io.restassured.RestAssured.given;
import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;
import static org.hamcrest.Matchers.equalTo;

import io.quarkus.test.junit.QuarkusTest;
import io.restassured.path.json.JsonPath;
import java.util.Optional;
import java.util.UUID;
import org.junit.jupiter.api.Test;

@QuarkusTest
class RequestLogTest extends GatewayTest {

    @Test
    void shouldListTheCallsOfAWorkspaceToItAlone() {
        String good = UUID.randomUUID().toString();
        String bad = UUID.randomUUID().toString();
        as(FakeAccountService.KEY).header("X-Request-Id", good).get(API + "/projects?limit=1");
        as(FakeAccountService.KEY).header("X-Request-Id", bad).get(API + "/status?pid=nobody");

        await().until(() ->
                listed(FakeAccountService.KEY, good) != null && listed(FakeAccountService.KEY, bad) != null);
        JsonPath log =
                as(FakeAccountService.KEY).get(API + "/requests?limit=1000").jsonPath();
        assertThat(log.getString(of(good) + ".method")).isEqualTo("GET");
        assertThat(log.getString(of(good) + ".path")).isEqualTo(API + "/projects");
        assertThat(log.getInt(of(good) + ".status")).isEqualTo(200);
        assertThat(log.getInt(of(bad) + ".status")).isEqualTo(404);
        assertThat(listed(FakeAccountService.OTHER_KEY, good)).isNull();
    }

    @Test
    void shouldListTheCallsOfAgentsByTheirTools() {
        String id = UUID.randomUUID().toString();
        given().header("key", FakeAccountService.KEY)
                .header("X-Request-Id", id)
                .contentType("application/json")
                .accept("application/json, text/event-stream")
                .body("{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"tools/call\","
                        + "\"params\":{\"name\":\"get_account\",\"arguments\":{}}}")
                .header("Mcp-Session-Id", "begun-elsewhere")
                .post("/api/mcp")
                .then()
                .statusCode(200);

        await().until(() -> listed(FakeAccountService.KEY, id) != null);
        JsonPath log =
                as(FakeAccountService.KEY).get(API + "/requests?limit=1000").jsonPath();
        assertThat(log.getString(of(id) + ".path")).isEqualTo("/api/mcp tools/call get_account");
        assertThat(log.getInt(of(id) + ".status")).isEqualTo(200);
    }

    @Test
    void shouldKeepAThousandCallsOfAWorkspace() {
        String id = UUID.randomUUID().toString();
        as(FakeAccountService.KEY).header("X-Request-Id", id).get(API + "/projects");
        UUID workspace =
                await().until(() -> workspaceOf(id), Optional::isPresent).orElseThrow();
        jdbi.useHandle(handle -> handle.execute(
                "INSERT INTO gateway.request_log (workspace_id, key_id, at, id, method, path, status, milliseconds)"
                        + " SELECT ?, ?, now(), 'old', 'GET', '/', 200, 1 FROM generate_series(1, 1500)",
                workspace,
                workspace));
        as(FakeAccountService.KEY).get(API + "/projects");

        await().until(() -> jdbi.withHandle(
                        handle -> handle.createQuery("SELECT count(*) FROM gateway.request_log WHERE workspace_id = ?")
                                .bind(0, workspace)
                                .mapTo(int.class)
                                .one())
                <= 1_000);
    }

    @Test
    void shouldRefuseALimitOutOfBounds() {
        as(FakeAccountService.KEY)
                .get(API + "/requests?limit=1001")
                .then()
                .statusCode(400)
                .body("field", equalTo("limit"));
    }

    /** Of a call that is written, which other tests' calls may be as well. */
    private Optional<UUID> workspaceOf(String id) {
        return jdbi.withHandle(handle -> handle.createQuery("SELECT workspace_id FROM gateway.request_log WHERE id = ?")
                .bind(0, id)
                .mapTo(UUID.class)
                .findOne());
    }

    private static String listed(String key, String id) {
        return as(key).get(API + "/requests?limit=1000").jsonPath().getString(of(id) + ".id");
    }

    private static String of(String id) {
        return "requests.find { it.id == '" + id + "' }";
    }
}
