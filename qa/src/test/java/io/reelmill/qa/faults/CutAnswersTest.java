package io.reelmill.qa.faults;

import static io.restassured.RestAssured.given;
import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import io.restassured.path.json.JsonPath;
import java.io.IOException;
import java.net.Socket;
import java.net.URI;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.UUID;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Clients that lose the connection before they have read the answer, and call again under the same {@code Idempotency-Key}. */
@Tag("endurance")
class CutAnswersTest {

    private static final int CALLS = 100;
    private static final int KEYS = 5;
    private static final String API = "/api/public/v3";
    private static final String BODY = """
            {"workflow": "script-to-video", "source": {"text": "One bell rings."}, "music": {"enabled": false},
             "render": {"resolution": "720p", "frameRate": 2}}""";

    @TempDir
    static Path folder;

    private URI gateway;
    private String key;

    @Test
    void shouldChargeEachOfManyParallelCallsOfOneKeyOnce() throws Exception {
        ExecutorService clients = Executors.newFixedThreadPool(CALLS);
        try (FaultySuite reelmill = new FaultySuite(folder, 1)) {
            gateway = reelmill.suite().gatewayUrl();
            key = reelmill.suite().demoKey();
            int before = credits("total");
            int charged = 0;
            for (int round = 0; round < KEYS; round++) {
                String submission = UUID.randomUUID().toString();
                List<Callable<Void>> calls = new ArrayList<>();
                for (int call = 0; call < CALLS; call++) {
                    int read = call % 4; // bytes of the answer, which has far more
                    calls.add(() -> callAndHangUp(submission, read));
                }
                for (Future<Void> call : clients.invokeAll(calls)) {
                    call.get();
                }

                String pid = await().atMost(Duration.ofMinutes(2))
                        .until(() -> submitted(submission), answer -> answer != null);
                assertThat(submitted(submission)).isEqualTo(pid);
                await().atMost(Duration.ofMinutes(10))
                        .until(() ->
                                get("/status?pid=" + pid).getString("status").equals("ready"));
                charged += get("/status?pid=" + pid).getInt("creditsUsed");
            }

            await().atMost(Duration.ofMinutes(2)).until(() -> credits("reserved") == 0);
            assertThat(get("/projects").getList("projects")).hasSize(KEYS);
            assertThat(charged).isPositive();
            assertThat(before - credits("total")).isEqualTo(charged);
        } finally {
            clients.shutdownNow();
        }
    }

    private Void callAndHangUp(String submission, int read) throws IOException {
        try (Socket socket = new Socket(gateway.getHost(), gateway.getPort())) {
            socket.setSoLinger(true, 0); // resets the connection
            socket.getOutputStream().write("""
                    POST %s/render HTTP/1.1\r
                    Host: localhost\r
                    key: %s\r
                    Idempotency-Key: %s\r
                    Content-Type: application/json\r
                    Content-Length: %d\r
                    \r
                    %s""".formatted(API, key, submission, BODY.length(), BODY)
                    .getBytes(UTF_8));
            socket.getOutputStream().flush();
            socket.getInputStream().readNBytes(read);
        }
        return null;
    }

    /** The project of a submission, or null while there is none to be told. */
    private String submitted(String submission) {
        var answer = given().header("key", key)
                .header("Idempotency-Key", submission)
                .contentType("application/json")
                .body(BODY)
                .post(gateway.resolve(API + "/render"));
        return answer.statusCode() == 200 ? answer.path("pid") : null;
    }

    private int credits(String part) {
        return get("/me").getInt("credits." + part);
    }

    private JsonPath get(String path) {
        return given().header("key", key).get(gateway.resolve(API + path)).jsonPath();
    }
}
