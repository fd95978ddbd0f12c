package io.reelmill.local.webhook;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.util.ArrayDeque;
import java.util.List;
import java.util.Queue;
import org.junit.jupiter.api.Test;

class FinishedRendersTest {

    private final Queue<String> lists = new ArrayDeque<>(List.of(
            "{'projects':[{'pid':'old','finishedAt':'1'},{'pid':'first','finishedAt':null}]}",
            "{'projects':[{'pid':'second','finishedAt':'3'},{'pid':'first','finishedAt':'2'},{'pid':'old','finishedAt':'1'}]}",
            "{'projects':[{'pid':'second','finishedAt':'3'},{'pid':'first','finishedAt':'2'}]}",
            "{'projects':[{'pid':'second','finishedAt':'4'},{'pid':'first','finishedAt':null}]}"));

    @Test
    void shouldFindEachEndOnceAndNoneFromBefore() {
        FinishedRenders renders = new FinishedRenders(() -> json(lists.remove()));

        assertThat(renders.next()).isEmpty();
        assertThat(renders.next()).containsExactly("first", "second");
        assertThat(renders.next()).isEmpty();
        assertThat(renders.next()).as("rendered again").containsExactly("second");
    }

    private static JsonNode json(String text) {
        try {
            return new ObjectMapper().readTree(text.replace('\'', '"'));
        } catch (JsonProcessingException e) {
            throw new IllegalArgumentException(e);
        }
    }
}
