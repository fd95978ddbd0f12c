package io.reelmill.local.demo;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class DemoRequestTest {

    @ParameterizedTest
    @ValueSource(
            strings = {
                "the history of coffee",
                "Why do cats purr?",
                "How do vaccines work? Explain it to a child.",
                "a long topic of many words which is nevertheless only one sentence about the deep sea and its fish"
            })
    void shouldTurnATopicIntoAPrompt(String text) throws JsonProcessingException {
        JsonNode body = body(text, null);

        assertThat(body.path("workflow").asText()).isEqualTo("prompt-to-video");
        assertThat(body.at("/source/prompt").asText()).isEqualTo(text);
    }

    @Test
    void shouldSpeakSeveralSentencesAsTheyStand() throws JsonProcessingException {
        String text = "Coffee was found by goats. They danced all night after eating red cherries. "
                + "Their herder tried some, and the world woke up.";

        assertThat(body(text, null).path("workflow").asText()).isEqualTo("script-to-video");
        assertThat(body(text, null).at("/source/text").asText()).isEqualTo(text);
    }

    @Test
    void shouldSpeakTheShowcaseWithoutText() throws JsonProcessingException {
        assertThat(body(null, null).at("/source/text").asText()).isEqualTo(DemoRequest.SHOWCASE);
        assertThat(DemoRequest.SHOWCASE.split("\\s+")).hasSizeBetween(65, 85);
    }

    @ParameterizedTest
    @CsvSource({"script-to-video,text", "ad-generator,prompt", "article-to-video,url", "static-background-video,text"})
    void shouldPutTheTextWhereTheNamedWorkflowTakesIt(String workflow, String field) throws JsonProcessingException {
        JsonNode body = body("something", workflow);

        assertThat(body.path("workflow").asText()).isEqualTo(workflow);
        assertThat(body.path("source").path(field).asText()).isEqualTo("something");
    }

    private static JsonNode body(String text, String workflow) throws JsonProcessingException {
        return new ObjectMapper().readTree(DemoRequest.body(Optional.ofNullable(text), Optional.ofNullable(workflow)));
    }
}
