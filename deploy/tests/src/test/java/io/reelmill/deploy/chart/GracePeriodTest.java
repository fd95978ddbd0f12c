package io.reelmill.deploy.chart;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Map;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** A pod is given longer to stop than its pause and the drain of its service take. */
class GracePeriodTest {

    /** What the workers take to end or hand over their jobs, see {@code WorkerPool.stop}: 8 s, and half of that after an interrupt. */
    private static final Duration HAND_OVER = Duration.ofSeconds(12);

    private static final Duration END_OF_THE_JVM = Duration.ofSeconds(5);

    @ParameterizedTest
    @MethodSource("io.reelmill.deploy.chart.Chart#valuesFiles")
    void shouldOutlastTheHandOver(Path values) {
        for (Manifest pod : Chart.render(values)) {
            if (!pod.kind().equals("Deployment")) {
                continue;
            }
            JsonNode container = pod.containers().get(0);
            long pause = container.at("/lifecycle/preStop/exec/command/1").asLong();
            Duration drain =
                    Duration.parse("PT" + shutdownTimeout(container.path("name").asText()));
            Duration needed = drain.plusSeconds(pause)
                    .plus(END_OF_THE_JVM)
                    .plus(pod.component().equals("worker") ? HAND_OVER : Duration.ZERO);

            assertThat(pod.podTemplate()
                            .orElseThrow()
                            .at("/spec/terminationGracePeriodSeconds")
                            .asLong())
                    .as(pod.toString())
                    .isGreaterThan(needed.toSeconds());
        }
    }

    @ParameterizedTest
    @MethodSource("io.reelmill.deploy.chart.Chart#valuesFiles")
    void shouldUseThePortsOfTheServices(Path values) {
        Map<String, String> listening = Map.of(
                "api-gateway",
                "8080",
                "render-service",
                "8081",
                "publishing-service",
                "8082",
                "account-service",
                "8083");
        for (Manifest pod : Chart.render(values)) {
            if (!pod.kind().equals("Deployment")) {
                continue;
            }
            JsonNode container = pod.containers().get(0);
            String service = container.path("name").asText();
            JsonNode configured = configuration(service);
            assertThat(container.at("/ports/0/containerPort").asText())
                    .isEqualTo(configured.at("/quarkus/http/port").asText("8080"))
                    .isEqualTo(listening.get(service));
            assertThat(container.at("/ports/1/containerPort").asInt())
                    .isEqualTo(configured.at("/quarkus/management/port").asInt());
        }
    }

    private static String shutdownTimeout(String service) {
        return configuration(service).at("/quarkus/shutdown/timeout").asText();
    }

    private static JsonNode configuration(String service) {
        return Chart.read(Path.of("../..", service, "src/main/resources/application.yaml"));
    }
}
