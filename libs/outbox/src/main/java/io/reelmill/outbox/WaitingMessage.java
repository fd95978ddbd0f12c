package io.reelmill.outbox;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.type.TypeReference;
import io.reelmill.contracts.ContractJson;
import io.reelmill.kafka.KafkaEvents;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.Map;
import org.apache.kafka.clients.producer.ProducerRecord;

/** A row of the outbox that has yet to be sent. */
@SuppressWarnings("ArrayRecordComponent") // a row in passing, never compared
record WaitingMessage(long id, String topic, String key, String headers, byte[] body) {

    private static final TypeReference<Map<String, String>> HEADERS = new TypeReference<>() {};

    static WaitingMessage of(ResultSet row) throws SQLException {
        return new WaitingMessage(
                row.getLong("id"),
                row.getString("topic"),
                row.getString("key"),
                row.getString("headers"),
                row.getBytes("body"));
    }

    /** @throws IllegalArgumentException when the row's headers cannot be read */
    ProducerRecord<String, byte[]> toRecord() {
        try {
            return KafkaEvents.write(topic, key, ContractJson.mapper().readValue(headers, HEADERS), body);
        } catch (JsonProcessingException e) {
            throw new IllegalArgumentException("headers of outbox row " + id + " are not a map of texts", e);
        }
    }

    /** Messages with the same order key must reach Kafka in the order of their rows. */
    String orderKey() {
        return topic + '\n' + key;
    }
}
