package io.reelmill.kafka;

import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.apache.kafka.clients.CommonClientConfigs;
import org.apache.kafka.common.config.ConfigDef;
import org.apache.kafka.common.config.SaslConfigs;
import org.apache.kafka.common.config.SslConfigs;

/**
 * How clients reach the brokers: addresses, encryption and authentication. Each variable is named as the property of Kafka's
 * clients that it sets, such as {@code KAFKA_SASL_MECHANISM} for {@code sasl.mechanism}; the connectors of Quarkus read the same
 * variables.
 */
public final class KafkaSettings {

    private static final String PREFIX = "KAFKA_";
    private static final Set<String> PROPERTIES = properties();

    private KafkaSettings() {}

    /**
     * Properties for a client of any kind.
     *
     * @param environment variables; others than those of addresses and security are ignored
     */
    public static Map<String, Object> from(Map<String, String> environment) {
        Map<String, String> settings = new HashMap<>();
        PROPERTIES.forEach(property -> settings.put(
                property,
                environment.get(PREFIX + property.toUpperCase(Locale.ROOT).replace('.', '_'))));
        return among(settings);
    }

    /** The properties among others that say how clients reach the brokers; those that are set to nothing are left out. */
    public static Map<String, Object> among(Map<String, ?> settings) {
        Map<String, Object> found = new HashMap<>();
        PROPERTIES.forEach(property -> {
            Object value = settings.get(property);
            if (value != null && !value.toString().isBlank()) {
                found.put(property, value);
            }
        });
        return found;
    }

    private static Set<String> properties() {
        ConfigDef security = new ConfigDef();
        SslConfigs.addClientSslSupport(security);
        SaslConfigs.addClientSaslSupport(security);
        Set<String> names = new TreeSet<>(security.names());
        names.add(CommonClientConfigs.BOOTSTRAP_SERVERS_CONFIG);
        names.add(CommonClientConfigs.SECURITY_PROTOCOL_CONFIG);
        return names;
    }
}
