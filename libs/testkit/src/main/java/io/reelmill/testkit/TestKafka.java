package io.reelmill.testkit;

import io.quarkus.test.common.QuarkusTestResourceLifecycleManager;
import io.smallrye.reactive.messaging.kafka.companion.test.EmbeddedKafkaBroker;
import java.util.Map;

/** A Kafka broker for tests, one for the whole JVM: {@code @QuarkusTestResource(TestKafka.class)} or {@link #bootstrap()}. */
public final class TestKafka implements QuarkusTestResourceLifecycleManager {

    private static EmbeddedKafkaBroker shared;

    @Override
    public Map<String, String> start() {
        return Map.of("kafka.bootstrap.servers", bootstrap());
    }

    @Override
    public void stop() {
        // The broker is shared by all tests of the JVM and ends with it.
    }

    /** Address of the broker, which is started by the first call. */
    public static synchronized String bootstrap() {
        if (shared == null) {
            shared = new EmbeddedKafkaBroker();
            shared.start();
        }
        return shared.getAdvertisedListeners();
    }
}
