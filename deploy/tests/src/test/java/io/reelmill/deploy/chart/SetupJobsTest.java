package io.reelmill.deploy.chart;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;

import com.fasterxml.jackson.databind.JsonNode;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class SetupJobsTest {

    @ParameterizedTest
    @MethodSource("io.reelmill.deploy.chart.Chart#valuesFiles")
    void shouldStartClassesThatExist(Path values) {
        List<Manifest> jobs = Chart.render(values).stream()
                .filter(manifest -> manifest.kind().equals("Job"))
                .toList();

        assertThat(jobs).isNotEmpty().allSatisfy(job -> assertThat(job.isHook()).isTrue());
        for (Manifest job : jobs) {
            for (JsonNode container : job.containers()) {
                String main = container.path("command").get(3).asText();
                assertThatCode(() -> Class.forName(main, false, getClass().getClassLoader())
                                .getMethod("main", String[].class))
                        .doesNotThrowAnyException();
            }
        }
    }

    @Test
    void shouldMigrateBeforeNewPodsStart() {
        assertThat(hook("examples/small.yaml")).isEqualTo("pre-install,pre-upgrade");
        assertThat(hook("examples/medium.yaml"))
                .as("the chart's own cluster is not there at the first install")
                .isEqualTo("pre-upgrade");
    }

    private static String hook(String values) {
        return Chart.render(Chart.FOLDER.resolve(values)).stream()
                .filter(manifest -> manifest.toString().equals("Job demo-reelmill-migrations"))
                .findFirst()
                .orElseThrow()
                .body()
                .at("/metadata/annotations")
                .path(Chart.HOOK)
                .asText();
    }
}
