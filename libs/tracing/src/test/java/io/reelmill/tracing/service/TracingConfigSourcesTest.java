package io.reelmill.tracing.service;

import static org.assertj.core.api.Assertions.assertThat;

import io.smallrye.config.EnvConfigSource;
import io.smallrye.config.SmallRyeConfig;
import io.smallrye.config.SmallRyeConfigBuilder;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class TracingConfigSourcesTest {

    private static final String DISABLED = "quarkus.otel.sdk.disabled";
    private static final String ENDPOINT = "quarkus.otel.exporter.otlp.endpoint";

    @Test
    void shouldRecordNothingWhereNoEndpointIsNamed() {
        assertThat(with(Map.of()).getValue(DISABLED, Boolean.class)).isTrue();
        assertThat(with(Map.of("REELMILL_OTLP_ENDPOINT", " ")).getValue(DISABLED, Boolean.class))
                .isTrue();
    }

    @Test
    void shouldNotTakeTheDefaultOfTheExtensionForAnEndpointThatSomebodyNamed() {
        SmallRyeConfig config = new SmallRyeConfigBuilder()
                .withDefaultValue("quarkus.otel.exporter.otlp.traces.endpoint", "http://localhost:4317")
                .withSources(new TracingConfigSources())
                .build();

        assertThat(config.getValue(DISABLED, Boolean.class)).isTrue();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"REELMILL_OTLP_ENDPOINT", "OTEL_EXPORTER_OTLP_ENDPOINT", "QUARKUS_OTEL_EXPORTER_OTLP_ENDPOINT"})
    void shouldExportToTheEndpointThatAVariableNames(String variable) {
        SmallRyeConfig config = with(Map.of(variable, "http://collector:4317"));

        assertThat(config.getValue(DISABLED, Boolean.class)).isFalse();
        assertThat(config.getValue(ENDPOINT, String.class)).isEqualTo("http://collector:4317");
    }

    @Test
    void shouldHeedTheStandardVariables() {
        SmallRyeConfig config = with(Map.of(
                "OTEL_EXPORTER_OTLP_TRACES_ENDPOINT", "http://collector:4318/v1/traces",
                "OTEL_EXPORTER_OTLP_PROTOCOL", "http/protobuf",
                "OTEL_TRACES_SAMPLER_ARG", "0.01"));

        assertThat(config.getValue(DISABLED, Boolean.class)).isFalse();
        assertThat(config.getValue("quarkus.otel.exporter.otlp.traces.endpoint", String.class))
                .isEqualTo("http://collector:4318/v1/traces");
        assertThat(config.getValue("quarkus.otel.exporter.otlp.protocol", String.class))
                .isEqualTo("http/protobuf");
        assertThat(config.getValue("quarkus.otel.traces.sampler.arg", Double.class))
                .isEqualTo(0.01);
    }

    @Test
    void shouldLeaveTheLastWordToTheStandardSwitch() {
        SmallRyeConfig config =
                with(Map.of("REELMILL_OTLP_ENDPOINT", "http://collector:4317", "QUARKUS_OTEL_SDK_DISABLED", "true"));

        assertThat(config.getValue(DISABLED, Boolean.class)).isTrue();
    }

    private static SmallRyeConfig with(Map<String, String> environment) {
        return new SmallRyeConfigBuilder()
                .withSources(new EnvConfigSource(environment, 300))
                .withSources(new TracingConfigSources())
                .build();
    }
}
