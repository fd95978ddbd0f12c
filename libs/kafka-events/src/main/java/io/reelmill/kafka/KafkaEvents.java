package io.reelmill.kafka;

import io.reelmill.contracts.event.CloudEvent;
import io.reelmill.contracts.event.CloudEvent.UnreadableEventException;
import io.reelmill.tracing.Traceparent;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.Map;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.header.Header;

/** Events as Kafka carries them: CloudEvents in binary mode, attributes in headers and the event's JSON as the value. */
public final class KafkaEvents {

    private KafkaEvents() {}

    /**
     * The event that a message carries, in its envelope.
     *
     * @throws UnreadableEventException when an attribute of the envelope is missing or malformed
     */
    public static CloudEvent read(ConsumerRecord<String, byte[]> message) {
        return CloudEvent.read(headers(message), message.value());
    }

    /** The message that carries an event; its key is the envelope's subject. */
    public static ProducerRecord<String, byte[]> write(String topic, CloudEvent envelope) {
        return write(topic, envelope.subject(), envelope.headers(), envelope.data());
    }

    /** A message with these headers. */
    public static ProducerRecord<String, byte[]> write(
            String topic, String key, Map<String, String> headers, byte[] body) {
        ProducerRecord<String, byte[]> message = new ProducerRecord<>(topic, key, body);
        headers.forEach((name, value) -> message.headers().add(name, value.getBytes(StandardCharsets.UTF_8)));
        return message;
    }

    /** Of the span that caused a message; null when that is not traced. */
    static String traceparent(ConsumerRecord<String, byte[]> message) {
        Header header = message.headers().lastHeader(Traceparent.HEADER);
        return header == null || header.value() == null ? null : new String(header.value(), StandardCharsets.UTF_8);
    }

    /** Headers as text; of several with one name the last counts. */
    public static Map<String, String> headers(ConsumerRecord<String, byte[]> message) {
        Map<String, String> headers = new HashMap<>();
        // Kafka allows a header without a value; it is as good as none.
        message.headers().forEach(header -> {
            if (header.value() != null) {
                headers.put(header.key(), new String(header.value(), StandardCharsets.UTF_8));
            }
        });
        return headers;
    }
}
