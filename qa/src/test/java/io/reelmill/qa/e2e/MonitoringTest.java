package io.reelmill.qa.e2e;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.dataformat.yaml.YAMLMapper;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.api.io.TempDir;

/** Each query of the dashboard and of the alert rules, against what the services show after a film with all that is measured. */
class MonitoringTest {

    @RegisterExtension
    static final RunningSuite REELMILL = new RunningSuite();

    private static final Path MONITORING = Path.of("../deploy/helm/reelmill/files/monitoring");

    /** Which Prometheus adds to all that it reads. */
    private static final Set<String> LABELS_OF_TARGETS = Set.of("job", "instance");

    /** What OpenMetrics adds to a sample of a call that is traced. */
    private static final String EXEMPLAR = " # \\{";

    private static final Pattern SAMPLE = Pattern.compile("([a-zA-Z_:][a-zA-Z0-9_:]*)(?:\\{(.*)})? [^ ]+");
    private static final Pattern LABEL = Pattern.compile("([a-zA-Z_][a-zA-Z0-9_]*)=\"(?:[^\"\\\\]|\\\\.)*\"");

    private final HttpClient http =
            HttpClient.newBuilder().version(HttpClient.Version.HTTP_1_1).build();

    @TempDir
    private Path folder;

    @Test
    void shouldShowEveryMetricAndLabelThatADashboardOrAnAlertAsksFor() throws IOException {
        List<PromQuery> queries = new ArrayList<>(dashboard());
        queries.addAll(alerts());
        assertThat(queries).hasSizeGreaterThan(30);
        makeAFilmThatIsTold();

        await().atMost(Duration.ofMinutes(2)).untilAsserted(() -> {
            Map<String, Set<String>> shown = shownByAllServices();
            assertThat(queries).allSatisfy(query -> assertShown(query, shown));
        });
    }

    /** The other tests share the suite. */
    @AfterAll
    static void shouldKnowNoVendorAgain() throws IOException {
        configure("");
    }

    private static void assertShown(PromQuery query, Map<String, Set<String>> shown) {
        assertThat(query.metrics()).as(query.text()).isNotEmpty();
        assertThat(shown.keySet()).as(query.text()).containsAll(query.metrics());
        Set<String> labels = new TreeSet<>(LABELS_OF_TARGETS);
        query.metrics().forEach(metric -> labels.addAll(shown.get(metric)));
        assertThat(labels).as(query.text()).containsAll(query.labels());
    }

    private void makeAFilmThatIsTold() throws IOException {
        try (Vendor vendor = new Vendor(folder);
                WebhookReceiver receiver = new WebhookReceiver()) {
            configure("""
                    reelmill:
                      providers:
                        endpoints:
                          replicate: { vendor: replicate, url: "%1$s/replicate", key-variable: REPLICATE_KEY, pause: 1ms }
                        avatars:
                          - { endpoint: replicate, model: "%2$s" }
                    """.formatted(vendor.url(), Vendor.AVATAR));
            String pid = REELMILL.render(
                    """
                    {"workflow": "avatar-to-video", "source": {"text": "Hello there."}, "webhookUrl": "%s",
                     "avatar": {"url": "%s/samples/avatar.png"}, "captions": {"enabled": false},
                     "music": {"enabled": false}, "render": {"resolution": "720p", "frameRate": 2}}\
                    """.formatted(receiver.url(), REELMILL.suite().gatewayUrl()));
            assertThat(REELMILL.awaitEnd(pid).getString("status")).isEqualTo("ready");
            await().atMost(Duration.ofMinutes(2)).until(() -> !receiver.calls().isEmpty());
        }
    }

    private static void configure(String yaml) throws IOException {
        Files.writeString(REELMILL.providers(), yaml);
        REELMILL.suite().kill("render-service");
        REELMILL.suite().start("render-service");
    }

    private static List<PromQuery> dashboard() throws IOException {
        JsonNode panels = new ObjectMapper()
                .readTree(MONITORING.resolve("dashboard.json").toFile())
                .path("panels");
        return panels.findValues("expr").stream()
                .map(JsonNode::asText)
                .map(PromQuery::parse)
                .toList();
    }

    private static List<PromQuery> alerts() throws IOException {
        JsonNode groups =
                new YAMLMapper().readTree(MONITORING.resolve("alerts.yaml").toFile());
        return groups.findValues("expr").stream()
                .map(JsonNode::asText)
                .map(PromQuery::parse)
                .toList();
    }

    /** The names of all metrics, and the labels of each. */
    private Map<String, Set<String>> shownByAllServices() throws IOException, InterruptedException {
        Map<String, Set<String>> shown = new HashMap<>();
        for (URI management : REELMILL.suite().managementUrls().values()) {
            HttpRequest request =
                    HttpRequest.newBuilder(management.resolve("/q/metrics")).build();
            String text =
                    http.send(request, HttpResponse.BodyHandlers.ofString()).body();
            text.lines()
                    .filter(line -> !line.startsWith("#"))
                    .map(line -> line.split(EXEMPLAR, 2)[0])
                    .forEach(line -> add(line, shown));
        }
        return shown;
    }

    private static void add(String line, Map<String, Set<String>> shown) {
        Matcher sample = SAMPLE.matcher(line);
        if (sample.matches()) {
            Set<String> labels = shown.computeIfAbsent(sample.group(1), name -> new TreeSet<>());
            Matcher label = LABEL.matcher(sample.group(2) == null ? "" : sample.group(2));
            while (label.find()) {
                labels.add(label.group(1));
            }
        }
    }
}
