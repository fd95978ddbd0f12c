package io.reelmill.gateway;

import com.fasterxml.jackson.databind.JsonNode;
import io.reelmill.contracts.project.ProjectSnapshot;
import io.reelmill.projects.ProjectStore;
import jakarta.inject.Inject;
import java.util.UUID;

/** What the tests of the agents' endpoint share. */
abstract class AgentTest extends GatewayTest {

    @Inject
    ProjectStore projects;

    ProjectSnapshot started(McpClient agent) {
        String pid =
                agent.call("render_video", SCRIPT).at("/structuredContent/pid").asText();
        return projects.find(pid, UUID.fromString(FakeAccountService.WORKSPACE)).orElseThrow();
    }

    void finish(ProjectSnapshot project) {
        jdbi.useTransaction(tx -> projects.finish(tx, project.pid(), project.runId(), 0, FinishedOutput.charged(10)));
    }

    static JsonNode tool(JsonNode tools, String name) {
        for (JsonNode tool : tools) {
            if (tool.path("name").asText().equals(name)) {
                return tool;
            }
        }
        throw new AssertionError("no tool " + name);
    }

    static String text(McpClient agent, String uri) {
        return agent.ask("resources/read", uri(uri)).at("/contents/0/text").asText();
    }

    static String uri(String uri) {
        return "{\"uri\":\"" + uri + "\"}";
    }

    static String pid(String pid) {
        return "{\"pid\":\"" + pid + "\"}";
    }
}
