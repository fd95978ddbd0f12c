package io.reelmill.kafka.deadletter;

import io.reelmill.contracts.event.Topics;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.util.LinkedHashMap;
import java.util.Map;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.header.Header;

/**
 * A message on a dead-letter topic.
 *
 * @param replayed whether it has been sent again
 */
@SuppressWarnings("ArrayRecordComponent") // never compared
public record DeadLetter(
        String topic,
        int partition,
        long offset,
        Instant at,
        String key,
        Map<String, byte[]> headers,
        byte[] body,
        boolean replayed) {

    private static final String OWN_HEADERS = "dead-letter-";

    static DeadLetter of(ConsumerRecord<String, byte[]> message, boolean replayed) {
        Map<String, byte[]> headers = new LinkedHashMap<>();
        for (Header header : message.headers()) {
            headers.put(header.key(), header.value());
        }
        return new DeadLetter(
                message.topic(),
                message.partition(),
                message.offset(),
                Instant.ofEpochMilli(message.timestamp()),
                message.key(),
                headers,
                message.value(),
                replayed);
    }

    /** Its id for users: {@code topic/partition/offset}. */
    public String id() {
        return topic + "/" + partition + "/" + offset;
    }

    /** Why it could not be read, as reported by the consumer. */
    public String reason() {
        return header("dead-letter-reason", "no reason is given");
    }

    /** Type of the event, or a dash when the message has none. */
    public String type() {
        return header("ce_type", "-");
    }

    /** The body as text. */
    public String text() {
        return body == null ? "" : new String(body, StandardCharsets.UTF_8);
    }

    /** The topic that it came from. */
    public String originalTopic() {
        String group = topic.substring(0, Math.max(0, topic.indexOf('.')));
        String inName = topic.substring(
                Math.min(topic.length(), group.length() + 1), topic.length() - Topics.DEAD_LETTER_SUFFIX.length());
        return header("dead-letter-topic", inName);
    }

    /** The original message. Consumers know its event id and ignore it when they have processed it before. */
    ProducerRecord<String, byte[]> toOriginal() {
        ProducerRecord<String, byte[]> message = new ProducerRecord<>(originalTopic(), key, body);
        headers.forEach((name, value) -> {
            if (!name.startsWith(OWN_HEADERS)) {
                message.headers().add(name, value);
            }
        });
        return message;
    }

    private String header(String name, String otherwise) {
        byte[] value = headers.get(name);
        return value == null ? otherwise : new String(value, StandardCharsets.UTF_8);
    }
}
