package io.reelmill.deploy.chart;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** The dashboard and the alert rules in the chart. What their queries ask for is tested against running services in qa. */
class MonitoringTest {

    private static final Path SMALL = Chart.FOLDER.resolve("examples/small.yaml");
    private static final Path FILES = Chart.FOLDER.resolve("files/monitoring");

    @Test
    void shouldHaveNeitherUnlessAsked() {
        assertThat(Chart.render(SMALL)).noneMatch(MonitoringTest::isDashboard);
        assertThat(Chart.render(SMALL)).extracting(Manifest::kind).doesNotContain("PrometheusRule");
    }

    @Test
    void shouldGiveTheFilesToGrafanaAndPrometheusAsTheyAre() throws IOException {
        List<Manifest> manifests = Chart.render(SMALL, Map.of("dashboards.enabled", true, "alerts.enabled", true));

        JsonNode dashboard = manifests.stream()
                .filter(MonitoringTest::isDashboard)
                .findFirst()
                .orElseThrow()
                .body();
        JsonNode rule = manifests.stream()
                .filter(manifest -> manifest.kind().equals("PrometheusRule"))
                .findFirst()
                .orElseThrow()
                .body();
        assertThat(dashboard.at("/metadata/labels/grafana_dashboard").asText()).isEqualTo("1");
        assertThat(new ObjectMapper()
                        .readTree(dashboard.at("/data/reelmill.json").asText()))
                .isEqualTo(new ObjectMapper().readTree(Files.readString(FILES.resolve("dashboard.json"))));
        assertThat(rule.path("spec")).isEqualTo(Chart.read(FILES.resolve("alerts.yaml")));
    }

    @Test
    void shouldSayWithEveryAlertWhatToDo() {
        Chart.read(FILES.resolve("alerts.yaml"))
                .findValues("rules")
                .forEach(rules -> assertThat(rules).isNotEmpty().allSatisfy(rule -> {
                    assertThat(rule.at("/annotations/summary").asText()).isNotEmpty();
                    assertThat(rule.at("/annotations/action").asText()).isNotEmpty();
                    assertThat(rule.at("/labels/severity").asText()).isIn("critical", "warning", "info");
                }));
    }

    private static boolean isDashboard(Manifest manifest) {
        return manifest.kind().equals("ConfigMap")
                && manifest.body().path("metadata").path("name").asText().endsWith("-dashboard");
    }
}
