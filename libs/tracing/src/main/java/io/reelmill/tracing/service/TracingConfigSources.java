package io.reelmill.tracing.service;

import io.smallrye.config.ConfigSourceContext;
import io.smallrye.config.ConfigSourceFactory;
import io.smallrye.config.ConfigValue;
import io.smallrye.config.PropertiesConfigSource;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.eclipse.microprofile.config.spi.ConfigSource;

/**
 * Records and exports spans if an OTLP endpoint is named, by our variable or by a standard one; nothing otherwise. The standard
 * variables of OpenTelemetry set the settings of Quarkus.
 */
public final class TracingConfigSources implements ConfigSourceFactory {

    private static final String QUARKUS = "quarkus.";
    private static final String DISABLED = "quarkus.otel.sdk.disabled";
    private static final String OWN = "REELMILL_OTLP_ENDPOINT";
    private static final String ENDPOINT = "otel.exporter.otlp.endpoint";
    private static final String ENDPOINT_OF_TRACES = "otel.exporter.otlp.traces.endpoint";

    private static final List<String> STANDARD = List.of(
            ENDPOINT,
            ENDPOINT_OF_TRACES,
            "otel.exporter.otlp.protocol",
            "otel.exporter.otlp.headers",
            "otel.traces.sampler.arg");

    /** Above {@code application.yaml}, below the environment. */
    private static final int ORDINAL = 260;

    /** Of anything that somebody has set: below are the defaults of the extension, and an endpoint on this machine is one of them. */
    private static final int MIN_ORDINAL = 100;

    @Override
    public Iterable<ConfigSource> getConfigSources(ConfigSourceContext context) {
        Map<String, String> settings = new HashMap<>();
        STANDARD.forEach(name -> set(context, name).ifPresent(value -> settings.put(QUARKUS + name, value)));
        set(context, OWN).ifPresent(endpoint -> settings.put(QUARKUS + ENDPOINT, endpoint));
        boolean named = settings.containsKey(QUARKUS + ENDPOINT)
                || settings.containsKey(QUARKUS + ENDPOINT_OF_TRACES)
                || set(context, QUARKUS + ENDPOINT).isPresent()
                || set(context, QUARKUS + ENDPOINT_OF_TRACES).isPresent();
        settings.put(DISABLED, Boolean.toString(!named));
        return List.of(new PropertiesConfigSource(settings, "tracing", ORDINAL));
    }

    /** What somebody has set. */
    private static Optional<String> set(ConfigSourceContext context, String name) {
        return Optional.ofNullable(context.getValue(name))
                .filter(value -> value.getConfigSourceOrdinal() >= MIN_ORDINAL)
                .map(ConfigValue::getValue)
                .filter(value -> !value.isBlank());
    }
}
