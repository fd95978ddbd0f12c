package io.reelmill.render.provider;

import io.quarkus.runtime.configuration.DurationConverter;
import io.smallrye.config.PropertiesConfigSource;
import io.smallrye.config.SmallRyeConfig;
import io.smallrye.config.SmallRyeConfigBuilder;
import java.time.Duration;
import java.util.HashMap;
import java.util.Map;
import org.eclipse.microprofile.config.spi.ConfigSource;

/** Settings as they are read from configuration. */
final class Configured {

    private Configured() {}

    /** @param settings names without prefix and values, in turn */
    static ProviderSettings settings(String... settings) {
        Map<String, String> values = new HashMap<>();
        for (int i = 0; i < settings.length; i += 2) {
            values.put(ConfiguredEndpoints.PREFIX + settings[i], settings[i + 1]);
        }
        return settings(new PropertiesConfigSource(values, "test", 100));
    }

    static ProviderSettings settings(ConfigSource source) {
        SmallRyeConfig config = new SmallRyeConfigBuilder()
                .withConverter(Duration.class, 200, new DurationConverter())
                .withMapping(ProviderSettings.class)
                .withSources(source)
                .build();
        return config.getConfigMapping(ProviderSettings.class);
    }
}
