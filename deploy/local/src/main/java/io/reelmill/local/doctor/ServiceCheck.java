package io.reelmill.local.doctor;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;

/** The health of one service, as its management port tells it. */
public final class ServiceCheck implements Check {

    private static final Duration TIMEOUT = Duration.ofSeconds(10);
    private static final ObjectMapper JSON = new ObjectMapper();

    private final String service;
    private final URI management;
    private final HttpClient http = HttpClient.newBuilder()
            .version(HttpClient.Version.HTTP_1_1)
            .connectTimeout(TIMEOUT)
            .build();

    /** @param management the address of its management port */
    public ServiceCheck(String service, URI management) {
        this.service = service;
        this.management = management;
    }

    @Override
    public List<Finding> run() {
        HttpRequest request = HttpRequest.newBuilder(management.resolve("/q/health"))
                .timeout(TIMEOUT)
                .build();
        try {
            HttpResponse<String> response = http.send(request, HttpResponse.BodyHandlers.ofString());
            return findings(JSON.readTree(response.body()));
        } catch (IOException e) {
            return List.of(Finding.problem(
                    service, "does not answer at " + management, "start it; its log says why it ended"));
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return List.of();
        }
    }

    private List<Finding> findings(JsonNode health) {
        List<Finding> findings = new ArrayList<>();
        for (JsonNode check : health.path("checks")) {
            if (!check.path("status").asText().equals("UP")) {
                String data = check.path("data").isMissingNode() ? "" : " " + check.path("data");
                findings.add(Finding.problem(
                        service,
                        "\"" + check.path("name").asText() + "\" is down" + data,
                        remedy(check.path("name").asText())));
            }
        }
        if (findings.isEmpty() && health.path("status").asText().equals("UP")) {
            findings.add(Finding.ok(service, "healthy, " + health.path("checks").size() + " checks"));
        } else if (findings.isEmpty()) {
            findings.add(Finding.problem(
                    service, "answers something else than its health", "is " + management + " its management port?"));
        }
        return findings;
    }

    private static String remedy(String check) {
        String name = check.toLowerCase(java.util.Locale.ROOT);
        if (name.contains("disk")) {
            return "make room in the work folder and the media store";
        }
        if (name.contains("database") || name.contains("datasource")) {
            return "see to the database";
        }
        if (name.contains("outbox") || name.contains("messaging") || name.contains("kafka")) {
            return "see to Kafka";
        }
        return "look into the log of the service";
    }
}
