package io.reelmill.deploy.chart;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import io.reelmill.deploy.settings.ServiceVariables;
import java.nio.file.Path;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class VariablesTest {

    @ParameterizedTest
    @MethodSource("io.reelmill.deploy.chart.Chart#valuesFiles")
    void shouldSetVariablesThatTheServiceReads(Path values) {
        for (Manifest pod : Chart.render(values)) {
            for (JsonNode container : pod.containers()) {
                Set<String> read = ServiceVariables.of(container.path("name").asText());
                for (JsonNode variable : container.path("env")) {
                    String name = variable.path("name").asText();
                    assertThat(read.contains(name))
                            .as(
                                    "%s: %s does not read %s",
                                    pod, container.path("name").asText(), name)
                            .isTrue();
                }
            }
        }
    }

    @Test
    void shouldNotTakeAMisspelledVariableForOneThatIsRead() {
        Set<String> read = ServiceVariables.of("render-service");

        assertThat(read)
                .contains(
                        "REELMILL_WORKER_COUNT",
                        "REELMILL_WORK_ROOT",
                        "REELMILL_SANDBOX",
                        "REELMILL_STUDIO_WORK_BUDGET")
                .doesNotContain("REELMILL_WORKER_COUNTS", "REELMILL_KEYS_PEPPER", "REELMILL_STRIPE_SECRET_KEY");
        assertThat(ServiceVariables.of("account-service"))
                .contains("REELMILL_KEYS_PEPPER", "REELMILL_STRIPE_WEBHOOK_SECRETS", "REELMILL_OIDC_ISSUER");
    }
}
