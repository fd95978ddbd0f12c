package io.reelmill.bench.ledger;

import com.fasterxml.jackson.databind.JsonNode;
import io.reelmill.bench.Figure;
import io.reelmill.bench.api.BenchWorkspaces;
import io.reelmill.local.client.AdminClient;
import io.reelmill.local.suite.Suite;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import java.util.function.Predicate;
import org.HdrHistogram.Histogram;

/**
 * From the operator's changed plan or revoked key, which is committed, to the first call of a remembered key that the gateway judges
 * by it.
 */
final class AccountChangeTimes {

    private static final int RUNS = 50;
    private static final int WARM_UPS = 10;
    private static final double NANOS_PER_MILLI = 1e6;
    private static final Map<String, String> CALLS_PER_MINUTE = Map.of("hobby", "300", "growth", "600");

    private final Suite suite;
    private final AdminClient admin;
    private final HttpClient http =
            HttpClient.newBuilder().version(HttpClient.Version.HTTP_1_1).build();

    AccountChangeTimes(Suite suite) {
        this.suite = suite;
        this.admin = new AdminClient(suite.adminUrl(), suite.operatorToken());
    }

    List<Figure> measure(BenchWorkspaces workspaces) throws IOException, InterruptedException {
        UUID workspace = workspaces.openWithoutKey();
        Histogram plans = new Histogram(3);
        Histogram revocations = new Histogram(3);
        for (int i = -WARM_UPS; i < RUNS; i++) {
            JsonNode key = admin.post("/workspaces/" + workspace + "/keys", Map.of("name", "bench", "reason", "bench"));
            String secret = key.path("key").textValue();
            call(secret);
            String plan = i % 2 == 0 ? "hobby" : "growth";
            long change = time(
                    () -> admin.put("/workspaces/" + workspace + "/plan", Map.of("plan", plan, "reason", "bench")),
                    secret,
                    answer -> answer.headers()
                            .firstValue("RateLimit-Limit")
                            .filter(CALLS_PER_MINUTE.get(plan)::equals)
                            .isPresent());
            String id = key.path("info").path("id").textValue();
            long revocation = time(
                    () -> admin.post("/keys/" + id + "/revoke", Map.of("reason", "bench")),
                    secret,
                    answer -> answer.statusCode() == 401);
            if (i >= 0) {
                plans.recordValue(change);
                revocations.recordValue(revocation);
            }
        }
        return List.of(
                new Figure("ledger.plan_change.p50", plans.getValueAtPercentile(50) / NANOS_PER_MILLI, "ms"),
                new Figure("ledger.plan_change.max", plans.getMaxValue() / NANOS_PER_MILLI, "ms"),
                new Figure("ledger.revocation.p50", revocations.getValueAtPercentile(50) / NANOS_PER_MILLI, "ms"),
                new Figure("ledger.revocation.max", revocations.getMaxValue() / NANOS_PER_MILLI, "ms"));
    }

    private long time(Runnable change, String key, Predicate<HttpResponse<Void>> judged)
            throws IOException, InterruptedException {
        change.run();
        long start = System.nanoTime();
        while (!judged.test(call(key))) {
            Thread.sleep(1);
        }
        return System.nanoTime() - start;
    }

    /** A call that needs a key and finds nothing. */
    private HttpResponse<Void> call(String key) throws IOException, InterruptedException {
        URI address = suite.gatewayUrl().resolve("/api/public/v3/status?pid=0");
        return http.send(
                HttpRequest.newBuilder(address).header("key", key).build(), HttpResponse.BodyHandlers.discarding());
    }
}
