package io.reelmill.outbox;

import java.util.Map;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.common.serialization.ByteArraySerializer;
import org.apache.kafka.common.serialization.StringSerializer;

/** Makes Kafka producers with the settings that an outbox relay relies on. */
public final class OutboxProducer {

    private OutboxProducer() {}

    /**
     * An idempotent producer that waits for all replicas and gives up within 10 s, since the outbox tries again.
     *
     * @param bootstrapServers {@code host:port,…}
     * @param clientId names the producer in the broker's logs and metrics
     */
    public static Producer<String, byte[]> create(String bootstrapServers, String clientId) {
        Map<String, Object> settings = Map.of(
                ProducerConfig.BOOTSTRAP_SERVERS_CONFIG,
                bootstrapServers,
                ProducerConfig.CLIENT_ID_CONFIG,
                clientId,
                ProducerConfig.ACKS_CONFIG,
                "all",
                ProducerConfig.ENABLE_IDEMPOTENCE_CONFIG,
                true,
                ProducerConfig.LINGER_MS_CONFIG,
                0,
                ProducerConfig.REQUEST_TIMEOUT_MS_CONFIG,
                5_000,
                ProducerConfig.DELIVERY_TIMEOUT_MS_CONFIG,
                10_000,
                ProducerConfig.MAX_BLOCK_MS_CONFIG,
                5_000,
                // A request body of 1 MiB must pass the broker's limit of 1 MiB, which counts compressed bytes.
                ProducerConfig.COMPRESSION_TYPE_CONFIG,
                "gzip",
                ProducerConfig.MAX_REQUEST_SIZE_CONFIG,
                8 * 1024 * 1024);
        return new KafkaProducer<>(settings, new StringSerializer(), new ByteArraySerializer());
    }
}
