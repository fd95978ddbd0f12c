package io.reelmill.outbox;

import static java.util.Map.entry;

import java.util.HashMap;
import java.util.Map;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.common.serialization.ByteArraySerializer;
import org.apache.kafka.common.serialization.StringSerializer;

/** Makes Kafka producers with the settings that an outbox relay relies on. */
public final class OutboxProducer {

    private OutboxProducer() {}

    /** As {@link #create(Map, String)}, for brokers that anybody may use. */
    public static Producer<String, byte[]> create(String bootstrapServers, String clientId) {
        return create(Map.of(ProducerConfig.BOOTSTRAP_SERVERS_CONFIG, bootstrapServers), clientId);
    }

    /**
     * An idempotent producer that waits for all replicas and gives up within 10 s, since the outbox tries again.
     *
     * @param connection how to reach the brokers, see {@code KafkaSettings}
     * @param clientId names the producer in the broker's logs and metrics
     */
    public static Producer<String, byte[]> create(Map<String, Object> connection, String clientId) {
        Map<String, Object> settings = new HashMap<>(connection);
        settings.putAll(Map.ofEntries(
                entry(ProducerConfig.CLIENT_ID_CONFIG, clientId),
                entry(ProducerConfig.ACKS_CONFIG, "all"),
                entry(ProducerConfig.ENABLE_IDEMPOTENCE_CONFIG, true),
                entry(ProducerConfig.LINGER_MS_CONFIG, 0),
                // What one batch of the relay tells goes out as one request.
                entry(ProducerConfig.BATCH_SIZE_CONFIG, 256 * 1024),
                entry(ProducerConfig.REQUEST_TIMEOUT_MS_CONFIG, 5_000),
                entry(ProducerConfig.DELIVERY_TIMEOUT_MS_CONFIG, 10_000),
                entry(ProducerConfig.MAX_BLOCK_MS_CONFIG, 5_000),
                // A request body of 1 MiB must pass the broker's limit of 1 MiB, which counts compressed bytes.
                entry(ProducerConfig.COMPRESSION_TYPE_CONFIG, "gzip"),
                // The first level takes a third of the default one's time, for a tenth more bytes.
                entry(ProducerConfig.COMPRESSION_GZIP_LEVEL_CONFIG, 1),
                entry(ProducerConfig.MAX_REQUEST_SIZE_CONFIG, 8 * 1024 * 1024)));
        return new KafkaProducer<>(settings, new StringSerializer(), new ByteArraySerializer());
    }
}
