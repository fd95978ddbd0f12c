package io.reelmill.kafka;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.junit.jupiter.api.Test;

class KafkaSettingsTest {

    @Test
    void shouldReadAddressEncryptionAndCredentialsFromVariablesNamedAsTheProperties() {
        Map<String, Object> settings = KafkaSettings.from(Map.of(
                "KAFKA_BOOTSTRAP_SERVERS", "b-1:9096,b-2:9096",
                "KAFKA_SECURITY_PROTOCOL", "SASL_SSL",
                "KAFKA_SASL_MECHANISM", "SCRAM-SHA-512",
                "KAFKA_SASL_JAAS_CONFIG", "module required username=\"u\" password=\"p\";",
                "KAFKA_SSL_TRUSTSTORE_TYPE", "PEM",
                "KAFKA_SSL_TRUSTSTORE_LOCATION", "/etc/kafka-ca/ca.crt"));

        assertThat(settings)
                .containsOnly(
                        Map.entry("bootstrap.servers", "b-1:9096,b-2:9096"),
                        Map.entry("security.protocol", "SASL_SSL"),
                        Map.entry("sasl.mechanism", "SCRAM-SHA-512"),
                        Map.entry("sasl.jaas.config", "module required username=\"u\" password=\"p\";"),
                        Map.entry("ssl.truststore.type", "PEM"),
                        Map.entry("ssl.truststore.location", "/etc/kafka-ca/ca.crt"));
    }

    @Test
    void shouldIgnoreOtherVariablesAndThoseThatAreSetToNothing() {
        assertThat(KafkaSettings.from(Map.of(
                        "KAFKA_HEAP_OPTS", "-Xmx1g",
                        "KAFKA_USERNAME", "reelmill",
                        "KAFKA_ACKS", "0",
                        "KAFKA_SECURITY_PROTOCOL", "")))
                .isEmpty();
    }

    @Test
    void shouldTakeOnlyTheConnectionFromSettingsOfAnotherClient() {
        assertThat(KafkaSettings.among(Map.of("bootstrap.servers", "b:9092", "acks", "0", "security.protocol", "SSL")))
                .isEqualTo(Map.of("bootstrap.servers", "b:9092", "security.protocol", "SSL"));
    }
}
