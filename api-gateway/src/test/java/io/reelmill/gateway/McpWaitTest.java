package io.reelmill.gateway;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import io.quarkus.test.junit.QuarkusTest;
import io.reelmill.contracts.project.ProjectSnapshot;
import io.reelmill.contracts.project.ProjectStatus;
import io.reelmill.projects.task.TaskEnd;
import io.reelmill.projects.task.TaskFile;
import io.reelmill.projects.task.TaskStore;
import jakarta.inject.Inject;
import java.util.ArrayList;
import java.util.List;
import java.util.UUID;
import org.junit.jupiter.api.Test;

/** Waiting for a run: its progress, its end, and cancellation. */
@QuarkusTest
class McpWaitTest extends AgentTest {

    @Inject
    TaskStore tasks;

    @Test
    void shouldWaitForTheEndOfARunAndTellItsProgress() {
        McpClient agent = McpClient.with(FakeAccountService.KEY);
        ProjectSnapshot project = started(agent);
        List<JsonNode> progress = new ArrayList<>();

        JsonNode answer = agent.request(
                "tools/call",
                "{\"name\":\"wait_for_project\",\"arguments\":%s,\"_meta\":{\"progressToken\":\"t\"}}"
                        .formatted(pid(project.pid())),
                told -> {
                    progress.add(told.path("params"));
                    if (progress.size() == 1) {
                        jdbi.useTransaction(tx -> projects.advance(
                                tx, project.pid(), project.runId(), 0, ProjectStatus.RENDERING, "frames", 60));
                    } else if (progress.size() == 2) {
                        finish(project);
                    }
                });

        assertThat(answer.at("/result/structuredContent/status").asText()).isEqualTo("ready");
        assertThat(progress.get(0).path("progress").asInt()).isZero();
        assertThat(progress.get(1).path("progress").asInt()).isEqualTo(60);
        assertThat(progress.get(1).path("message").asText()).isEqualTo("frames");
        assertThat(progress.get(0).path("progressToken").asText()).isEqualTo("t");
    }

    @Test
    void shouldTellWhereARunStandsWhenTheWaitIsOverAndGoOnElsewhere() {
        ProjectSnapshot project = started(McpClient.with(FakeAccountService.KEY));
        McpClient other = McpClient.ofAnotherReplica(FakeAccountService.KEY);
        String once = "{\"pid\":\"" + project.pid() + "\",\"timeoutSeconds\":1}";

        assertThat(other.call("wait_for_project", once)
                        .at("/structuredContent/status")
                        .asText())
                .isEqualTo("building");
        finish(project);
        assertThat(other.call("wait_for_project", once)
                        .at("/structuredContent/status")
                        .asText())
                .isEqualTo("ready");
    }

    @Test
    void shouldTellTheProgressOfAGenerationAndWaitForItsEnd() {
        McpClient agent = McpClient.with(FakeAccountService.KEY);
        List<JsonNode> progress = new ArrayList<>();

        JsonNode made = agent.request(
                "tools/call",
                "{\"name\":\"generate_media\",\"arguments\":{\"prompt\":\"a watched"
                        + " cat\"},\"_meta\":{\"progressToken\":\"t\"}}",
                told -> {
                    progress.add(told.path("params"));
                    UUID id = ordered("a watched cat");
                    if (progress.size() == 1) {
                        jdbi.useTransaction(tx -> tasks.advance(tx, id, "visuals", 40));
                    } else {
                        finish(id);
                    }
                });

        JsonNode answer = made.at("/result/structuredContent");
        String id = answer.path("id").asText();
        assertThat(progress.get(0).path("progressToken").asText()).isEqualTo("t");
        if (answer.path("status").asText().equals("rendering")) {
            finish(UUID.fromString(id)); // the machine stood still for longer than the call waits
        } else {
            assertThat(answer.path("status").asText()).isEqualTo("ready");
            assertThat(progress.get(1).path("progress").asInt()).isEqualTo(40);
            assertThat(progress.get(1).path("message").asText()).isEqualTo("visuals");
        }
        assertThat(agent.call("wait_for_project", "{\"id\":\"" + id + "\"}")
                        .at("/structuredContent/status")
                        .asText())
                .isEqualTo("ready");
        assertThat(agent.call("wait_for_project", "{\"id\":\"" + id + "\",\"pid\":\"x\"}")
                        .at("/structuredContent/field")
                        .asText())
                .isEqualTo("id");
    }

    private UUID ordered(String prompt) {
        return jdbi.withHandle(tx -> tx.createQuery("SELECT id FROM projects.task WHERE options ->> 'prompt' = :prompt")
                .bind("prompt", prompt)
                .mapTo(UUID.class)
                .one());
    }

    private void finish(UUID id) {
        TaskFile image = new TaskFile("folder/0-1-file0.png", "image/png", 1080, 1920, null, 9L);
        jdbi.useTransaction(tx -> tasks.finish(tx, id, new TaskEnd.Ready(2, List.of(image), null, List.of())));
    }

    @Test
    void shouldEndACancelledWaitAndFreeItsStream() {
        McpClient agent = McpClient.with(FakeAccountService.OTHER_KEY);
        JsonNode started = agent.call("render_video", SCRIPT);
        String pid = started.at("/structuredContent/pid").asText();

        for (int i = 0; i <= FakeAccountService.STREAMS; i++) {
            var response = agent.post("""
                {"jsonrpc":"2.0","id":"wait","method":"tools/call","params":{"name":"wait_for_project",
                 "arguments":%s,"_meta":{"progressToken":1}}}\
                """.formatted(pid(pid)));
            boolean[] cancelled = {false};
            List<String> lines = response.body()
                    .peek(line -> {
                        if (line.contains("notifications/progress") && !cancelled[0]) {
                            cancelled[0] = true;
                            agent.post(
                                    "{\"jsonrpc\":\"2.0\",\"method\":\"notifications/cancelled\",\"params\":{\"requestId\":\"wait\"}}");
                        }
                    })
                    .toList();
            assertThat(cancelled[0]).as(lines.toString()).isTrue();
            assertThat(lines).noneMatch(line -> line.contains("\"result\""));
        }
    }
}
