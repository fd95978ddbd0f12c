package io.reelmill.bench.film;

import io.reelmill.local.suite.Suite;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** What the render-service has spent in each stage so far, from its metrics. */
final class StageSeconds {

    private static final Pattern LINE =
            Pattern.compile("(?m)^reelmill_stage_seconds_sum\\{.*?stage=\"([^\"]+)\".*?} (\\S+)$");

    private StageSeconds() {}

    static Map<String, Double> read(Suite suite) throws IOException {
        URI management = suite.managementUrls().get("render-service");
        HttpRequest request =
                HttpRequest.newBuilder(management.resolve("/q/metrics")).build();
        try {
            String text = HttpClient.newBuilder()
                    .version(HttpClient.Version.HTTP_1_1)
                    .build()
                    .send(request, HttpResponse.BodyHandlers.ofString())
                    .body();
            Map<String, Double> seconds = new TreeMap<>();
            Matcher line = LINE.matcher(text);
            while (line.find()) {
                seconds.merge(line.group(1), Double.parseDouble(line.group(2)), Double::sum);
            }
            return seconds;
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IOException("interrupted", e);
        }
    }
}
