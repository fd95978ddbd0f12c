package io.reelmill.gateway;

import static io.restassured.RestAssured.given;
import static org.assertj.core.api.Assertions.assertThat;
import static org.hamcrest.Matchers.containsString;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.notNullValue;

import io.quarkus.test.common.http.TestHTTPResource;
import io.quarkus.test.junit.QuarkusTest;
import io.reelmill.contracts.account.Limits;
import io.reelmill.contracts.account.Plan;
import io.reelmill.contracts.event.AccountChanged;
import io.reelmill.contracts.event.CloudEvent;
import io.reelmill.contracts.event.Event;
import io.reelmill.contracts.event.KeyRevoked;
import io.reelmill.outbox.OutboxProducer;
import io.reelmill.testkit.TestKafka;
import java.io.OutputStream;
import java.net.Socket;
import java.net.URI;
import java.net.URL;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.util.UUID;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.awaitility.Awaitility;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@QuarkusTest
class EdgeTest extends GatewayTest {

    @TestHTTPResource(value = "/health/ready", management = true)
    URI ready;

    @TestHTTPResource(value = "/metrics", management = true)
    URI metrics;

    @TestHTTPResource
    URL gateway;

    @ParameterizedTest
    @CsvSource({
        "GET, /api/public/v3/nothing-here, 404, not_found",
        "GET, /, 404, not_found",
        "POST, /bench/echo, 404, not_found",
        "GET, /q/health, 404, not_found",
        "GET, /q/health/ready, 404, not_found",
        "GET, /q/metrics, 404, not_found",
        "POST, /api/public/v3/status, 405, method_not_allowed",
        "DELETE, /api/public/v3/render, 405, method_not_allowed",
        "POST, /media/1/x/y.mp4, 405, method_not_allowed",
        "GET, /media/1/x/y.mp4, 403, invalid_link",
    })
    void shouldAnswerHttpErrorsInTheErrorBody(String method, String path, int status, String code) {
        as(FakeAccountService.KEY)
                .header("X-Request-Id", "my-id")
                .request(method, path)
                .then()
                .statusCode(status)
                .header("X-Request-Id", equalTo("my-id"))
                .contentType("application/json")
                .body("success", equalTo(0))
                .body("code", equalTo(code))
                .body("requestId", equalTo("my-id"));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "PUT    | /api/public/v3/render            | GET, HEAD, OPTIONS, POST",
                "GET    | /api/public/v3/calculate-credits | OPTIONS, POST",
                "PUT    | /api/public/v3/projects          | DELETE, GET, HEAD, OPTIONS",
                "POST   | /media/1/x/y.mp4                 | GET, HEAD, OPTIONS",
            })
    void shouldNameTheAllowedMethodsWhereOneIsNotAllowed(String method, String path, String allow) {
        as(FakeAccountService.KEY).request(method, path).then().statusCode(405).header("Allow", equalTo(allow));
    }

    /** Raw, as clients do not send such an address. */
    @Test
    void shouldAnswerAnAddressThatIsTooLongInTheErrorBody() throws Exception {
        String address = "/api/public/v3/status?pid=" + "x".repeat(20_000);
        try (Socket socket = new Socket(gateway.getHost(), gateway.getPort())) {
            OutputStream out = socket.getOutputStream();
            out.write(("GET " + address + " HTTP/1.1\r\nHost: x\r\nkey: " + FakeAccountService.KEY
                            + "\r\nConnection: close\r\n\r\n")
                    .getBytes(StandardCharsets.UTF_8));
            out.flush();
            String answer = new String(socket.getInputStream().readAllBytes(), StandardCharsets.UTF_8);

            assertThat(answer).startsWith("HTTP/1.1 414").contains("\"success\":0", "uri_too_long", "\"requestId\"");
        }
    }

    @Test
    void shouldRefuseANameThatIsThereTwice() {
        as(FakeAccountService.KEY)
                .body("{\"workflow\":\"prompt-to-video\",\"workflow\":\"script-to-video\"}")
                .post(API + "/render")
                .then()
                .statusCode(400)
                .body("code", equalTo("malformed_json"), "error", containsString("workflow twice"));
    }

    @Test
    void shouldRefuseOtherMediaTypes() {
        given().header("key", FakeAccountService.KEY)
                .contentType("text/plain")
                .body("x")
                .post(API + "/render")
                .then()
                .statusCode(415)
                .body("code", equalTo("unsupported_media_type"));
        given().header("key", FakeAccountService.KEY)
                .header("Content-Encoding", "gzip")
                .contentType("application/json")
                .body(new byte[] {31, -117, 8, 0})
                .post(API + "/render")
                .then()
                .statusCode(415)
                .header("Accept-Encoding", equalTo("identity"))
                .body("code", equalTo("unsupported_media_type"));
        given().header("key", FakeAccountService.KEY)
                .accept("text/xml")
                .get(API + "/projects")
                .then()
                .statusCode(406)
                .body("code", equalTo("not_acceptable"));
    }

    @Test
    void shouldRefuseABodyAboveOneMebibyte() throws Exception {
        as(FakeAccountService.KEY)
                .body("{\"a\":\"" + "x".repeat(1 << 20) + "\"}")
                .post(API + "/render")
                .then()
                .statusCode(413)
                .body("code", equalTo("payload_too_large"));
        assertThat(chunked((1 << 20) + 100)).startsWith("HTTP/1.1 413").contains("payload_too_large");
    }

    @Test
    void shouldAnswerBrowsersOfOtherOrigins() {
        given().header("Origin", "https://app.example")
                .header("Access-Control-Request-Method", "POST")
                .header("Access-Control-Request-Headers", "key,content-type,idempotency-key")
                .options(API + "/render")
                .then()
                .statusCode(200)
                .header("Access-Control-Allow-Methods", containsString("POST"))
                .header("Access-Control-Allow-Headers", containsString("key"));
        as(FakeAccountService.KEY).options(API + "/render").then().header("Allow", containsString("POST"));
    }

    @Test
    void shouldAnswerHeadLikeGetWithoutABody() {
        var answer = as(FakeAccountService.KEY).head(API + "/projects");
        answer.then().statusCode(200);
        assertThat(answer.asByteArray()).isEmpty();
    }

    @Test
    void shouldAskForAKeyAtTheEndpointForAgents() {
        given().post("/api/mcp").then().statusCode(401).body("code", equalTo("unauthorized"));
    }

    @Test
    void shouldLimitTheCallsOfASmallPlan() {
        int refused = 0;
        for (int i = 0; i < 8; i++) {
            var answer = as(FakeAccountService.SLOW_KEY).get(API + "/projects");
            answer.then().header("RateLimit-Limit", equalTo("5"));
            if (answer.statusCode() == 429) {
                refused++;
                answer.then().header("Retry-After", notNullValue()).body("code", equalTo("rate_limited"));
            }
        }
        assertThat(refused).isBetween(1, 3);
    }

    @Test
    void shouldCountUnknownKeysByTheAddressThatATrustedProxyNamesAndRefuseNoGoodKeyForThem() {
        int refused = 0;
        for (int i = 0; i < 8; i++) {
            var answer = as("no such key " + i)
                    .header("X-Forwarded-For", "203.0.113.7")
                    .get(API + "/projects");
            answer.then().header("RateLimit-Limit", equalTo("5"));
            refused += answer.statusCode() == 429 ? 1 : 0;
        }
        assertThat(refused).isBetween(1, 3);
        FakeAccountService.key(
                "a key not yet remembered",
                "00000000-0000-4000-8000-0000000000aa",
                FakeAccountService.WORKSPACE,
                "elite");
        as("a key not yet remembered")
                .header("X-Forwarded-For", "203.0.113.7")
                .get(API + "/projects")
                .then()
                .statusCode(200)
                .header("RateLimit-Limit", equalTo("100000"));
        as("no such key")
                .header("X-Forwarded-For", "203.0.113.8")
                .get(API + "/projects")
                .then()
                .statusCode(401);
    }

    @Test
    void shouldApplyAChangedPlanToTheNextCall() {
        String workspace = "00000000-0000-4000-8000-0000000000c1";
        FakeAccountService.key("a key whose plan grows", "00000000-0000-4000-8000-0000000000ab", workspace, "free");
        as("a key whose plan grows").get(API + "/projects").then().header("RateLimit-Limit", equalTo("5"));

        Awaitility.await().untilAsserted(() -> {
            // again and again: the consumer may not have its partition yet
            tell(new AccountChanged(UUID.fromString(workspace), Plan.ELITE, limits(777), Instant.now()));
            as("a key whose plan grows").get(API + "/projects").then().header("RateLimit-Limit", equalTo("777"));
        });
        tell(new AccountChanged(UUID.fromString(workspace), Plan.ELITE, limits(888), Instant.now()));
        Awaitility.await().untilAsserted(() -> as("a key whose plan grows")
                .get(API + "/projects")
                .then()
                .header("RateLimit-Limit", equalTo("888")));
    }

    private static Limits limits(int callsPerMinute) {
        return new Limits(callsPerMinute, null, null, null, null);
    }

    @Test
    void shouldForgetARevokedKeyAtOnce() {
        UUID id = UUID.fromString("00000000-0000-4000-8000-0000000000a9");
        FakeAccountService.key("a key to be revoked", id.toString(), FakeAccountService.WORKSPACE, "elite");
        as("a key to be revoked").get(API + "/projects").then().statusCode(200);
        FakeAccountService.reset();
        as("a key to be revoked").get(API + "/projects").then().statusCode(200);

        Awaitility.await().untilAsserted(() -> {
            tellRevoked(id); // again and again: the listener may not have its partition yet
            as("a key to be revoked").get(API + "/projects").then().statusCode(401);
        });
    }

    @Test
    void shouldTellHealthAndMetricsOnTheManagementPortAlone() {
        given().get(ready).then().statusCode(200);
        given().get(metrics).then().statusCode(200);
        given().get("/q/health/ready").then().statusCode(404);
        given().get("/q/metrics").then().statusCode(404);
    }

    private static void tellRevoked(UUID keyId) {
        tell(new KeyRevoked(keyId, UUID.fromString(FakeAccountService.WORKSPACE), Instant.now()));
    }

    private static void tell(Event event) {
        CloudEvent envelope = CloudEvent.of(event, "/test", Instant.now());
        try (var producer = OutboxProducer.create(TestKafka.bootstrap(), "test")) {
            var message = new ProducerRecord<>(event.topic(), event.key(), envelope.data());
            envelope.headers()
                    .forEach((name, value) -> message.headers().add(name, value.getBytes(StandardCharsets.UTF_8)));
            producer.send(message);
        }
    }

    /** Sends a body without saying how long it is; the whole answer. */
    private String chunked(int size) throws Exception {
        try (Socket socket = new Socket(gateway.getHost(), gateway.getPort())) {
            socket.setSoTimeout(10_000);
            OutputStream out = socket.getOutputStream();
            out.write(("POST /api/public/v3/render HTTP/1.1\r\nHost: x\r\nkey: " + FakeAccountService.KEY
                            + "\r\n"
                            + "Content-Type: application/json\r\n"
                            + "Connection: close\r\n"
                            + "Transfer-Encoding: chunked\r\n\r\n")
                    .getBytes(StandardCharsets.US_ASCII));
            byte[] chunk = ("10000\r\n" + "x".repeat(0x10000) + "\r\n").getBytes(StandardCharsets.US_ASCII);
            for (int sent = 0; sent < size; sent += 0x10000) {
                out.write(chunk);
            }
            out.write("0\r\n\r\n".getBytes(StandardCharsets.US_ASCII));
            out.flush();
            return new String(socket.getInputStream().readAllBytes(), StandardCharsets.US_ASCII);
        }
    }
}
