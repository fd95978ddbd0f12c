package io.reelmill.local.kafka;

import io.reelmill.kafka.KafkaSettings;
import java.util.HashMap;
import java.util.Map;

/** How this process reaches a broker. */
public final class KafkaConnection {

    private KafkaConnection() {}

    /** Client properties for a broker; what else is needed to log in there is read from the environment as the services do. */
    public static Map<String, Object> to(String bootstrapServers) {
        Map<String, Object> settings = new HashMap<>(KafkaSettings.from(System.getenv()));
        settings.put("bootstrap.servers", bootstrapServers);
        return settings;
    }
}
