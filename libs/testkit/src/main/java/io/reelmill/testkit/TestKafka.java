package io.reelmill.testkit;

import io.quarkus.test.common.QuarkusTestResourceLifecycleManager;
import io.smallrye.reactive.messaging.kafka.companion.test.EmbeddedKafkaBroker;
import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.util.Map;
import java.util.concurrent.ThreadLocalRandom;

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
            int[] ports = freePorts();
            shared = new EmbeddedKafkaBroker().withKafkaPort(ports[0]).withControllerPort(ports[1]);
            shared.start();
        }
        return shared.getAdvertisedListeners();
    }

    /**
     * Two ports without a listener. The broker's own choice is from the range of outgoing connections, one of which may
     * take the port before the broker listens: the broker then ends the JVM.
     */
    private static int[] freePorts() {
        return ThreadLocalRandom.current()
                .ints(20_000, 32_000)
                .distinct()
                .filter(TestKafka::isFree)
                .limit(2)
                .toArray();
    }

    private static boolean isFree(int port) {
        try (ServerSocket socket = new ServerSocket(port, 1, InetAddress.getLoopbackAddress())) {
            return socket.isBound();
        } catch (IOException e) {
            return false;
        }
    }
}
