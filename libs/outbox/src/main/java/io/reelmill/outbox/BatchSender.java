package io.reelmill.outbox;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Future;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.clients.producer.RecordMetadata;
import org.apache.kafka.common.KafkaException;
import org.apache.kafka.common.errors.InvalidTopicException;
import org.apache.kafka.common.errors.RecordTooLargeException;

/**
 * Sends one batch and awaits every acknowledgement. A second message of a key is sent only when the first has arrived:
 * otherwise a timeout of the first alone would turn their order round.
 */
final class BatchSender {

    /** A message that Kafka will never take. */
    record Refusal(WaitingMessage message, String reason) {}

    private record Sent(WaitingMessage message, Future<RecordMetadata> acknowledgement) {}

    private final Producer<String, byte[]> producer;
    private final List<Long> arrived = new ArrayList<>();
    private final List<Refusal> refusals = new ArrayList<>();
    private final List<Sent> wave = new ArrayList<>();
    private final Set<String> lanes = new HashSet<>();

    BatchSender(Producer<String, byte[]> producer) {
        this.producer = producer;
    }

    /**
     * Sends the messages in their order.
     *
     * @throws KafkaException when one did not arrive for a reason that may pass; others may have arrived
     */
    void send(List<WaitingMessage> messages) throws InterruptedException {
        for (WaitingMessage message : messages) {
            if (lanes.contains(message.lane())) {
                awaitWave();
            }
            lanes.add(message.lane());
            wave.add(new Sent(message, producer.send(message.toRecord())));
        }
        awaitWave();
    }

    /** Row ids of what Kafka holds now. */
    List<Long> arrived() {
        return arrived;
    }

    List<Refusal> refusals() {
        return refusals;
    }

    private void awaitWave() throws InterruptedException {
        for (Sent sent : wave) {
            try {
                sent.acknowledgement().get();
                arrived.add(sent.message().id());
            } catch (ExecutionException e) {
                if (!isFinal(e.getCause())) {
                    throw new KafkaException(
                            "Kafka did not take a message: " + e.getCause().getMessage(), e.getCause());
                }
                refusals.add(
                        new Refusal(sent.message(), String.valueOf(e.getCause().getMessage())));
            }
        }
        wave.clear();
        lanes.clear();
    }

    private static boolean isFinal(Throwable cause) {
        return cause instanceof RecordTooLargeException || cause instanceof InvalidTopicException;
    }
}
