package io.reelmill.gateway;

import static io.restassured.RestAssured.given;
import static org.hamcrest.Matchers.equalTo;

import io.quarkus.test.junit.QuarkusTest;
import io.restassured.specification.RequestSpecification;
import org.awaitility.Awaitility;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The transport that agents reach: keys, origins and messages. */
@QuarkusTest
class McpTransportTest extends AgentTest {

    private static final String PING = "{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"ping\"}";

    @ParameterizedTest
    @ValueSource(strings = {"key", "x-api-key", "Authorization"})
    void shouldAdmitAKeyInEachOfItsHeaders(String header) {
        String prefix = header.equals("Authorization") ? "Bearer " : "";
        mcp().header(header, prefix + FakeAccountService.KEY)
                .body(PING)
                .post(McpClient.PATH)
                .then()
                .statusCode(200);
        mcp().header(header, prefix + "a key of nobody")
                .header("X-Forwarded-For", "192.0.2.77")
                .body(PING)
                .post(McpClient.PATH)
                .then()
                .statusCode(401)
                .body("code", equalTo("unauthorized"));
    }

    @Test
    void shouldRefuseCallsWithoutAKeyAndLimitThoseWithOne() {
        mcp().body(PING).post(McpClient.PATH).then().statusCode(401).body("code", equalTo("unauthorized"));
        Awaitility.await().untilAsserted(() -> mcp().header("key", FakeAccountService.SLOW_KEY)
                .body(PING)
                .post(McpClient.PATH)
                .then()
                .statusCode(429)
                .header("RateLimit-Limit", "5")
                .body("code", equalTo("rate_limited")));
    }

    @ParameterizedTest
    @CsvSource({
        "https://evil.example,403",
        "http://localhost:3000,403",
        "http://gateway.example,200",
        "null,403",
        "http://%,403"
    })
    void shouldAdmitOnlyPagesOfItsOwnOrigin(String origin, int status) {
        mcp().header("key", FakeAccountService.KEY)
                .header("Origin", origin)
                .body(PING)
                .post(McpClient.PATH)
                .then()
                .statusCode(status);
    }

    @Test
    void shouldNotOpenTheFormerTransport() {
        mcp().header("key", FakeAccountService.KEY)
                .get(McpClient.PATH + "/sse")
                .then()
                .statusCode(404);
        mcp().header("key", FakeAccountService.KEY)
                .post(McpClient.PATH + "/messages/1")
                .then()
                .statusCode(404);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "{",
                "7",
                "[]",
                "[{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"ping\"}]",
                "{\"jsonrpc\":2,\"id\":1,\"method\":\"ping\"}",
                "{\"jsonrpc\":\"2.0\",\"id\":{},\"method\":\"ping\"}",
                "{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":5}",
                "{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"tools/list\",\"params\":[]}",
                "{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"tools/call\",\"params\":{\"name\":{}}}",
                "{\"jsonrpc\":\"2.0\",\"id\":1,\"result\":7}",
                "{\"jsonrpc\":\"2.0\",\"id\":\"x\",\"result\":{}}",
                "{\"jsonrpc\":\"2.0\",\"id\":1.5,\"result\":{}}",
                "{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"resources/read\",\"params\":{\"uri\":3}}",
                "{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"resources/read\"}",
                "{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"tools/call\"}",
                "{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"tools/call\",\"params\":{}}",
                "{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"tools/call\",\"params\":{\"name\":\"get_account\","
                        + "\"_meta\":{\"progressToken\":{}}}}",
                "{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"prompts/get\",\"params\":{}}",
                "{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"completion/complete\"}",
                "{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"completion/complete\",\"params\":"
                        + "{\"ref\":{\"type\":\"ref/prompt\",\"name\":\"ad-generator\"},\"argument\":{\"name\":\"style\"}}}",
                "{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"logging/setLevel\"}",
                "{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"initialize\",\"params\":{}}",
                "{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"initialize\",\"params\":"
                        + "{\"protocolVersion\":\"2025-11-25\",\"capabilities\":{},\"clientInfo\":{}}}",
                "{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"initialize\",\"params\":"
                        + "{\"protocolVersion\":\"2025-11-25\",\"capabilities\":[],"
                        + "\"clientInfo\":{\"name\":\"t\",\"version\":\"1\"}}}"
            })
    void shouldAnswerAMalformedMessageWithAJsonRpcError(String message) {
        mcp().header("key", FakeAccountService.KEY)
                .body(message)
                .post(McpClient.PATH)
                .then()
                .statusCode(400)
                .body("jsonrpc", equalTo("2.0"))
                .body("error.code", org.hamcrest.Matchers.lessThan(-32_599));
    }

    @Test
    void shouldAnswerASubscriptionToAResourceThatIsNotThere() {
        mcp().header("key", FakeAccountService.KEY)
                .body("{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"resources/subscribe\","
                        + "\"params\":{\"uri\":\"reelmill://nowhere\"}}")
                .post(McpClient.PATH)
                .then()
                .statusCode(400)
                .body("error.code", equalTo(-32_002));
    }

    @Test
    void shouldIgnoreANotificationThatItDoesNotKnow() {
        mcp().header("key", FakeAccountService.KEY)
                .body("{\"jsonrpc\":\"2.0\",\"method\":\"notifications/progress\",\"params\":{}}")
                .post(McpClient.PATH)
                .then()
                .statusCode(202);
    }

    @Test
    void shouldRefuseAVersionOfTheProtocolThatItDoesNotSpeak() {
        for (String version : new String[] {"2025-06-18", "1.0"}) {
            mcp().header("key", FakeAccountService.KEY)
                    .header("MCP-Protocol-Version", version)
                    .body(PING)
                    .post(McpClient.PATH)
                    .then()
                    .statusCode(version.equals("1.0") ? 400 : 200);
        }
    }

    private static RequestSpecification mcp() {
        return given().header("Accept", "application/json, text/event-stream").contentType("application/json");
    }
}
