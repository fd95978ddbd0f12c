package io.reelmill.deploy.chart;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.StreamSupport;
import org.junit.jupiter.api.Test;

/** Every process that speaks to Kafka logs in there, and trusts the authority that the operator names. */
class KafkaSecurityTest {

    private static final Path LARGE = Path.of("../helm/reelmill/examples/large.yaml");
    private static final Path SMALL = Path.of("../helm/reelmill/examples/small.yaml");

    @Test
    void shouldGiveCredentialsAndAuthorityToEveryContainerThatReachesKafka() {
        List<JsonNode> containers = reachingKafka(LARGE);

        assertThat(containers).hasSize(6).allSatisfy(container -> {
            Map<String, JsonNode> variables = variables(container);
            assertThat(variables.get("KAFKA_SECURITY_PROTOCOL").path("value").asText())
                    .isEqualTo("SASL_SSL");
            assertThat(variables.get("KAFKA_SASL_JAAS_CONFIG").path("value").asText())
                    .isEqualTo("org.apache.kafka.common.security.scram.ScramLoginModule required"
                            + " username=\"$(KAFKA_USERNAME)\" password=\"$(KAFKA_PASSWORD)\";");
            assertThat(variables
                            .get("KAFKA_PASSWORD")
                            .at("/valueFrom/secretKeyRef/name")
                            .asText())
                    .isEqualTo("reelmill-kafka");
            assertThat(variables
                            .get("KAFKA_SSL_TRUSTSTORE_LOCATION")
                            .path("value")
                            .asText())
                    .isEqualTo("/etc/kafka-ca/ca.crt");
            assertThat(container.path("volumeMounts").findValuesAsText("mountPath"))
                    .contains("/etc/kafka-ca");
        });
    }

    @Test
    void shouldSayNothingOfSecurityWhereBrokersArePlain() {
        assertThat(reachingKafka(SMALL)).isNotEmpty().allSatisfy(container -> assertThat(
                        variables(container).keySet())
                .doesNotContain("KAFKA_SECURITY_PROTOCOL", "KAFKA_PASSWORD", "KAFKA_SASL_JAAS_CONFIG"));
    }

    private static List<JsonNode> reachingKafka(Path values) {
        return Chart.render(values).stream()
                .flatMap(pod -> StreamSupport.stream(pod.containers().spliterator(), false))
                .filter(container -> variables(container).containsKey("KAFKA_BOOTSTRAP_SERVERS"))
                .toList();
    }

    private static Map<String, JsonNode> variables(JsonNode container) {
        Map<String, JsonNode> variables = new HashMap<>();
        container
                .path("env")
                .forEach(variable -> variables.put(variable.path("name").asText(), variable));
        return variables;
    }
}
