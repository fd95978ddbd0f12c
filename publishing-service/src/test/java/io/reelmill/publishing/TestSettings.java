package io.reelmill.publishing;

import io.smallrye.config.PropertiesConfigSource;
import io.smallrye.config.SmallRyeConfigBuilder;
import java.util.Map;

/** Settings as a service would have them from its configuration. */
public final class TestSettings {

    private TestSettings() {}

    /**
     * @param type a mapping
     * @param values by their full names; the others have their defaults
     */
    public static <T> T of(Class<T> type, Map<String, String> values) {
        return new SmallRyeConfigBuilder()
                .addDiscoveredConverters()
                .withSources(new PropertiesConfigSource(values, "test", 100))
                .withMapping(type)
                .build()
                .getConfigMapping(type);
    }
}
