package io.reelmill.contracts.event;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.dataformat.yaml.YAMLMapper;
import io.reelmill.contracts.event.Topics.Topic;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class AsyncApiTest {

    private final JsonNode document = read();

    private static JsonNode read() {
        try {
            return new YAMLMapper().readTree(AsyncApiTest.class.getResourceAsStream("/asyncapi.yaml"));
        } catch (IOException e) {
            throw new java.io.UncheckedIOException(e);
        }
    }

    @Test
    void shouldBeAsyncApi3() {
        assertThat(document.path("asyncapi").asText()).isEqualTo("3.0.0");
    }

    @Test
    void shouldHaveAChannelForEachTopic() {
        List<String> addresses = new ArrayList<>();
        document.path("channels")
                .forEach(channel -> addresses.add(channel.path("address").asText()));

        assertThat(addresses)
                .containsExactlyInAnyOrderElementsOf(Topics.ALL.stream()
                        .map(Topic::name)
                        .filter(name -> !name.endsWith(Topics.DEAD_LETTER_SUFFIX))
                        .toList());
    }

    @Test
    void shouldNameASchemaThatIsThereForEachMessage() {
        assertThat(document.at("/components/messages")).isNotEmpty().allSatisfy(message -> assertThat(
                        getClass().getResource("/" + message.at("/payload/$ref").asText()))
                .as(message.path("name").asText())
                .isNotNull());
    }

    @Test
    void shouldHaveAMessageForEachEventInTheChannelOfItsTopic() {
        List<Event> events = EventSchemaTest.events().toList();

        assertThat(events)
                .allSatisfy(event ->
                        assertThat(typesIn(event.topic())).as(event.topic()).contains(event.type()));
    }

    /** The types of the messages of a channel. */
    private List<String> typesIn(String topic) {
        List<String> types = new ArrayList<>();
        for (JsonNode channel : document.path("channels")) {
            if (channel.path("address").asText().equals(topic)) {
                channel.path("messages")
                        .forEach(message -> types.add(
                                document.at(message.path("$ref").asText().substring(1) + "/name")
                                        .asText()));
            }
        }
        return types;
    }

    @Test
    void shouldReferToWhatItHas() {
        for (JsonNode channel : document.path("channels")) {
            channel.path("messages").forEach(reference -> assertThat(
                            document.at(reference.path("$ref").asText().substring(1))
                                    .isMissingNode())
                    .as(reference.toString())
                    .isFalse());
        }
        for (JsonNode operation : document.path("operations")) {
            String reference = operation.at("/channel/$ref").asText();
            assertThat(document.at(reference.substring(1)).isMissingNode())
                    .as(reference)
                    .isFalse();
        }
    }
}
