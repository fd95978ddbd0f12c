package io.reelmill.render.infrastructure;

import io.reelmill.outbox.OutboxProducer;
import jakarta.enterprise.inject.Disposes;
import jakarta.enterprise.inject.Produces;
import jakarta.inject.Singleton;
import org.apache.kafka.clients.producer.Producer;
import org.eclipse.microprofile.config.inject.ConfigProperty;

/** Sends messages that may be lost, such as progress; all others go through the outbox. */
class KafkaConfiguration {

    @Produces
    @Singleton
    Producer<String, byte[]> producer(@ConfigProperty(name = "kafka.bootstrap.servers") String bootstrap) {
        return OutboxProducer.create(bootstrap, "render-service");
    }

    void close(@Disposes Producer<String, byte[]> producer) {
        producer.close();
    }
}
