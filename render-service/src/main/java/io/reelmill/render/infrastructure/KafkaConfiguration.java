package io.reelmill.render.infrastructure;

import io.reelmill.kafka.KafkaSettings;
import io.reelmill.outbox.OutboxProducer;
import io.smallrye.common.annotation.Identifier;
import jakarta.enterprise.inject.Disposes;
import jakarta.enterprise.inject.Produces;
import jakarta.inject.Singleton;
import java.util.Map;
import org.apache.kafka.clients.producer.Producer;

/** Sends messages that may be lost, such as progress; all others go through the outbox. */
class KafkaConfiguration {

    @Produces
    @Singleton
    Producer<String, byte[]> producer(@Identifier("default-kafka-broker") Map<String, Object> kafka) {
        return OutboxProducer.create(KafkaSettings.among(kafka), "render-service");
    }

    void close(@Disposes Producer<String, byte[]> producer) {
        producer.close();
    }
}
