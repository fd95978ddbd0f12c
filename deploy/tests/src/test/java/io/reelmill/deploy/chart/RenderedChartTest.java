package io.reelmill.deploy.chart;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.databind.node.ObjectNode;
import com.marcnuri.helm.LintResult;
import java.io.IOException;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class RenderedChartTest {

    private static final Path SMALL = Chart.FOLDER.resolve("examples/small.yaml");

    @ParameterizedTest
    @MethodSource("io.reelmill.deploy.chart.Chart#valuesFiles")
    void shouldPassTheLinter(Path values, @TempDir Path temporary) throws IOException {
        LintResult result = Chart.lint(values, temporary);

        assertThat(result.isFailed()).as(result.getMessages().toString()).isFalse();
    }

    @ParameterizedTest
    @MethodSource("io.reelmill.deploy.chart.Chart#valuesFiles")
    void shouldHaveNoFieldThatTheApiDoesNotKnow(Path values) {
        List<Manifest> manifests = Chart.render(values);

        assertThat(manifests).hasSizeGreaterThan(20);
        assertThat(manifests).allSatisfy(manifest -> assertThatCode(() -> StrictParser.parse(manifest))
                .doesNotThrowAnyException());
    }

    @Test
    void shouldFindAMisspelledField() {
        Manifest deployment = Chart.render(SMALL).stream()
                .filter(manifest -> manifest.kind().equals("Deployment"))
                .findFirst()
                .orElseThrow();
        ((ObjectNode) deployment.podTemplate().orElseThrow().path("spec")).put("terminationGracePeriod", 30);

        assertThatThrownBy(() -> StrictParser.parse(deployment)).hasMessageContaining("terminationGracePeriod");
    }

    @ParameterizedTest
    @MethodSource("io.reelmill.deploy.chart.Chart#valuesFiles")
    void shouldNameEachObjectOnce(Path values) {
        Set<String> names = new HashSet<>();

        assertThat(Chart.render(values)).allSatisfy(manifest -> assertThat(names.add(manifest.toString()))
                .isTrue());
    }

    @Test
    void shouldMakeTheClustersOfTheOperatorsOnlyWhenAsked() {
        assertThat(Chart.render(SMALL))
                .extracting(Manifest::kind)
                .doesNotContain("Cluster", "Kafka", "KafkaTopic", "KafkaNodePool");
        assertThat(Chart.render(Chart.FOLDER.resolve("examples/medium.yaml")))
                .extracting(Manifest::kind)
                .contains("Cluster", "Kafka", "KafkaTopic", "KafkaNodePool");
    }

    @ParameterizedTest
    @MethodSource("io.reelmill.deploy.chart.Chart#valuesFiles")
    void shouldOfferTheGatewayUnderTlsAlone(Path values) {
        for (Manifest manifest : Chart.render(values)) {
            if (manifest.kind().equals("Ingress")) {
                assertThat(manifest.body().at("/spec/tls/0/secretName").asText())
                        .isNotEmpty();
            } else if (manifest.kind().equals("Gateway")) {
                assertThat(manifest.body().at("/spec/listeners"))
                        .allSatisfy(listener ->
                                assertThat(listener.path("protocol").asText()).isEqualTo("HTTPS"));
            } else if (manifest.kind().equals("Service")) {
                assertThat(manifest.body().at("/spec/type").asText("ClusterIP")).isEqualTo("ClusterIP");
            }
        }
    }
}
