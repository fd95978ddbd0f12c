package io.reelmill.testkit;

import io.quarkus.test.common.QuarkusTestResourceLifecycleManager;
import io.smallrye.reactive.messaging.kafka.companion.test.EmbeddedKafkaBroker;
import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.util.Map;
import java.util.concurrent.ThreadLocalRandom;
import org.apache.kafka.common.security.auth.SecurityProtocol;
import org.apache.kafka.common.security.plain.PlainLoginModule;
import org.apache.kafka.common.security.scram.ScramLoginModule;

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
            int[] ports = freePorts(2);
            shared = new EmbeddedKafkaBroker().withKafkaPort(ports[0]).withControllerPort(ports[1]);
            shared.start();
        }
        return shared.getAdvertisedListeners();
    }

    /**
     * Starts a broker of its own whose clients have to log in (SASL_PLAINTEXT). The caller closes it.
     *
     * @param user for the mechanism PLAIN; those for SCRAM-SHA-512 are made by a client that has logged in
     * @return clients reach it at {@link #address}
     */
    public static EmbeddedKafkaBroker startAskingForLogin(String user, String password) {
        int[] ports = freePorts(3);
        return new EmbeddedKafkaBroker()
                .withKafkaPort(ports[0])
                .withControllerPort(ports[1])
                .withAdvertisedListeners(
                        EmbeddedKafkaBroker.endpoint(SecurityProtocol.SASL_PLAINTEXT, "localhost", ports[2]))
                .withAdditionalProperties(broker -> {
                    broker.put("inter.broker.listener.name", "SASL_PLAINTEXT");
                    broker.put("sasl.mechanism.inter.broker.protocol", "PLAIN");
                    broker.put("sasl.enabled.mechanisms", "PLAIN,SCRAM-SHA-512");
                    broker.put(
                            "listener.name.sasl_plaintext.scram-sha-512.sasl.jaas.config",
                            ScramLoginModule.class.getName() + " required;");
                    broker.put(
                            "listener.name.sasl_plaintext.plain.sasl.jaas.config",
                            PlainLoginModule.class.getName()
                                    + " required username=\"%1$s\" password=\"%2$s\" user_%1$s=\"%2$s\";"
                                            .formatted(user, password));
                })
                .start();
    }

    /** Where clients reach a broker. */
    public static String address(EmbeddedKafkaBroker broker) {
        return broker.getAdvertisedListeners().replaceFirst("^\\w+://", "");
    }

    /**
     * Ports without a listener. The broker's own choice is from the range of outgoing connections, one of which may
     * take the port before the broker listens: the broker then ends the JVM.
     */
    private static int[] freePorts(int count) {
        return ThreadLocalRandom.current()
                .ints(20_000, 32_000)
                .distinct()
                .filter(TestKafka::isFree)
                .limit(count)
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
