package io.reelmill.gateway;

import static com.github.tomakehurst.wiremock.client.WireMock.aResponse;
import static com.github.tomakehurst.wiremock.client.WireMock.get;
import static com.github.tomakehurst.wiremock.client.WireMock.urlPathEqualTo;
import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import io.quarkus.test.junit.QuarkusTest;
import io.reelmill.contracts.project.ProjectSnapshot;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Base64;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Resources, prompts and completions. */
@QuarkusTest
class McpContentTest extends AgentTest {

    @Test
    void shouldShowWhatAFinishedFilmLooksLike() throws Exception {
        McpClient agent = McpClient.with(FakeAccountService.KEY);
        ProjectSnapshot project = started(agent);
        String uri = "reelmill://projects/" + project.pid();
        assertThat(agent.error("resources/read", uri(uri + "/frames"))
                        .path("message")
                        .asText())
                .contains("not ready");
        finish(project);
        Path thumbnail = FakeAccountService.media.resolve("k/thumbnail.jpg");
        Files.createDirectories(thumbnail.getParent());
        Files.write(thumbnail, new byte[] {1, 2, 3});
        FakeAccountService.server.stubFor(get(urlPathEqualTo("/internal/films/frames"))
                .withQueryParam("video", com.github.tomakehurst.wiremock.client.WireMock.equalTo("k/video.mp4"))
                .willReturn(aResponse().withHeader("Content-Type", "image/png").withBody(new byte[] {9, 8})));
        FakeAccountService.server.stubFor(get(urlPathEqualTo("/internal/films/" + project.pid() + "/0/storyboard"))
                .willReturn(FakeAccountService.json(
                        "{\"seconds\":3,\"shots\":[{\"start\":0,\"end\":3,\"words\":\"One two\"}]}")));

        assertThat(text(agent, uri)).contains("\"status\":\"ready\"");
        assertThat(text(agent, uri + "/storyboard")).contains("\"words\":\"One two\"");
        assertThat(text(agent, uri + "/quality")).startsWith("{");
        assertThat(blob(agent, uri + "/cover")).containsExactly(1, 2, 3);
        assertThat(blob(agent, uri + "/frames")).containsExactly(9, 8);
        assertThat(text(agent, "reelmill://projects")).contains(project.pid());
        assertThat(McpClient.with(FakeAccountService.OTHER_KEY)
                        .error("resources/read", uri(uri))
                        .path("code")
                        .asInt())
                .isEqualTo(-32_002);
    }

    @Test
    void shouldOfferABriefForEachWorkflowAndCompleteNames() {
        McpClient agent = McpClient.with(FakeAccountService.KEY);

        assertThat(agent.ask("prompts/list", "{}").path("prompts")).hasSize(10);
        String brief = agent.ask(
                        "prompts/get",
                        "{\"name\":\"prompt-to-video\",\"arguments\":{\"input\":\"why cats purr\",\"style\":\"INK\"}}")
                .at("/messages/0/content/text")
                .asText();
        assertThat(brief).contains("why cats purr", "Style of the pictures: INK", "calculate_credits", "source.prompt");
        assertThat(completion(agent, "ref/prompt", "ad-generator", "style", "noir"))
                .containsExactly("MODERN_NOIR_MINIMALISM");
        ProjectSnapshot project = started(agent);
        assertThat(completion(
                        agent,
                        "ref/resource",
                        "reelmill://projects/{pid}/frames",
                        "pid",
                        project.pid().substring(0, 15)))
                .contains(project.pid());
    }

    private static List<String> completion(McpClient agent, String type, String name, String argument, String value) {
        JsonNode values = agent.ask("completion/complete", """
            {"ref":{"type":"%s","name":"%s","uri":"%s"},"argument":{"name":"%s","value":"%s"}}\
            """.formatted(type, name, name, argument, value))
                .at("/completion/values");
        List<String> texts = new ArrayList<>();
        values.forEach(text -> texts.add(text.asText()));
        return texts;
    }

    private static byte[] blob(McpClient agent, String uri) {
        return Base64.getDecoder()
                .decode(agent.ask("resources/read", uri(uri))
                        .at("/contents/0/blob")
                        .asText());
    }
}
