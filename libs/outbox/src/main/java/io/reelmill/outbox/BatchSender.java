package io.reelmill.outbox;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Future;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.clients.producer.RecordMetadata;
import org.apache.kafka.common.InvalidRecordException;
import org.apache.kafka.common.KafkaException;
import org.apache.kafka.common.errors.InterruptException;
import org.apache.kafka.common.errors.InvalidTopicException;
import org.apache.kafka.common.errors.PolicyViolationException;
import org.apache.kafka.common.errors.RecordBatchTooLargeException;
import org.apache.kafka.common.errors.RecordTooLargeException;
import org.apache.kafka.common.errors.SerializationException;

/**
 * Sends one batch and sorts its messages by what became of them: {@link #delivered}, {@link #rejected} for good, or left for
 * a later attempt because their topic failed ({@link #failedTopics}). What is known stays known when {@link #send} throws.
 *
 * <p>A second message of a key is sent only when the first has arrived: otherwise a timeout of the first alone would change
 * their order.
 */
final class BatchSender {

    /** A message that Kafka will never accept. */
    record Rejection(WaitingMessage message, String reason) {}

    private record InFlight(WaitingMessage message, Future<RecordMetadata> acknowledgement) {}

    private final Producer<String, byte[]> producer;
    private final List<Long> delivered = new ArrayList<>();
    private final List<Rejection> rejected = new ArrayList<>();
    private final Map<String, Throwable> failedTopics = new LinkedHashMap<>();
    private final List<InFlight> inFlight = new ArrayList<>();
    private final Set<String> keysInFlight = new HashSet<>();

    BatchSender(Producer<String, byte[]> producer) {
        this.producer = producer;
    }

    /** Sends the messages in their order. After a failure that may pass, the rest of the same topic is not sent. */
    void send(List<WaitingMessage> messages) throws InterruptedException {
        for (WaitingMessage message : messages) {
            if (keysInFlight.contains(message.orderKey())) {
                awaitAll();
            }
            if (!failedTopics.containsKey(message.topic())) {
                start(message);
            }
        }
        awaitAll();
    }

    /** Row ids of the messages that Kafka has acknowledged. */
    List<Long> delivered() {
        return delivered;
    }

    List<Rejection> rejected() {
        return rejected;
    }

    /** Topics that cannot be written now, each with the first failure. */
    Map<String, Throwable> failedTopics() {
        return failedTopics;
    }

    private void start(WaitingMessage message) throws InterruptedException {
        InFlight sent = new InFlight(message, acknowledgement(message));
        if (sent.acknowledgement().isDone()) {
            // A topic whose metadata is missing blocks each send for seconds: the first one must stop the others.
            await(sent);
        } else {
            inFlight.add(sent);
            keysInFlight.add(message.orderKey());
        }
    }

    private Future<RecordMetadata> acknowledgement(WaitingMessage message) {
        try {
            return producer.send(message.toRecord());
        } catch (InterruptException e) {
            throw e;
        } catch (RuntimeException e) {
            return CompletableFuture.failedFuture(e);
        }
    }

    private void awaitAll() throws InterruptedException {
        for (InFlight sent : inFlight) {
            await(sent);
        }
        inFlight.clear();
        keysInFlight.clear();
    }

    private void await(InFlight sent) throws InterruptedException {
        try {
            sent.acknowledgement().get();
            delivered.add(sent.message().id());
        } catch (ExecutionException e) {
            if (isFinal(e.getCause())) {
                rejected.add(new Rejection(sent.message(), String.valueOf(e.getCause())));
            } else {
                failedTopics.putIfAbsent(sent.message().topic(), e.getCause());
            }
        }
    }

    /** Whether it is the message itself that cannot be sent, whatever the state of the brokers. */
    private static boolean isFinal(Throwable cause) {
        return cause instanceof RecordTooLargeException
                || cause instanceof RecordBatchTooLargeException
                || cause instanceof InvalidTopicException
                || cause instanceof InvalidRecordException
                || cause instanceof PolicyViolationException
                || cause instanceof SerializationException
                || (cause instanceof IllegalArgumentException && !(cause instanceof KafkaException));
    }
}
