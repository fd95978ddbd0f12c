package io.reelmill.gateway;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.networknt.schema.JsonSchemaFactory;
import com.networknt.schema.SpecVersion;
import io.quarkus.test.junit.QuarkusTest;
import java.util.UUID;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Tools are endpoints under another name. */
@QuarkusTest
class McpToolsTest extends AgentTest {

    @Test
    void shouldListToolsWithSchemasAndHonestAnnotations() {
        JsonNode tools =
                McpClient.with(FakeAccountService.KEY).ask("tools/list", "{}").path("tools");

        assertThat(tools)
                .extracting(tool -> tool.path("name").asText())
                .contains(
                        "render_video",
                        "get_project_status",
                        "wait_for_project",
                        "export_video",
                        "calculate_credits",
                        "list_projects",
                        "rename_project",
                        "clone_voice",
                        "list_characters",
                        "create_character",
                        "delete_character",
                        "schedule_publish",
                        "publish_now",
                        "get_account",
                        "generate_media",
                        "buy_credit_pack")
                .hasSize(16);
        JsonNode render = tool(tools, "render_video");
        assertThat(render.at("/inputSchema/properties/voice/properties/speed/maximum")
                        .asDouble())
                .isEqualTo(2);
        assertThat(render.at("/inputSchema/properties/workflow/enum")).hasSize(10);
        assertThat(render.path("description").asText()).contains("SPENDS CREDITS");
        assertThat(render.at("/annotations/readOnlyHint").asBoolean()).isFalse();
        assertThat(tool(tools, "delete_character")
                        .at("/annotations/destructiveHint")
                        .asBoolean())
                .isTrue();
        assertThat(tool(tools, "get_project_status")
                        .at("/annotations/readOnlyHint")
                        .asBoolean())
                .isTrue();
        for (JsonNode tool : tools) {
            assertThat(tool.at("/inputSchema/type").asText()).isEqualTo("object");
            assertThat(tool.at("/outputSchema/type").asText()).isEqualTo("object");
            assertThat(tool.toString()).doesNotContain("#/components/");
        }
    }

    @Test
    void shouldRenderAndFollowAProject() {
        McpClient agent = McpClient.with(FakeAccountService.KEY);
        JsonNode tools = agent.ask("tools/list", "{}").path("tools");

        JsonNode price = agent.call("calculate_credits", SCRIPT).path("structuredContent");
        JsonNode started = agent.call("render_video", SCRIPT);

        assertThat(started.path("isError").asBoolean()).isFalse();
        assertValid(tool(tools, "render_video"), started);
        assertThat(started.at("/structuredContent/creditsReserved")).isEqualTo(price.path("credits"));
        String pid = started.at("/structuredContent/pid").asText();
        JsonNode status = agent.call("get_project_status", pid(pid));
        assertValid(tool(tools, "get_project_status"), status);
        assertThat(status.at("/structuredContent/status").asText()).isEqualTo("building");
        JsonNode list = agent.call("list_projects", "{\"limit\":1}");
        assertValid(tool(tools, "list_projects"), list);
        assertThat(list.at("/structuredContent/projects/0/pid").asText()).isEqualTo(pid);
        agent.call("rename_project", "{\"pid\":\"%s\",\"name\":\"Salt\"}".formatted(pid));
        assertThat(agent.call("get_project_status", pid(pid))
                        .at("/structuredContent/name")
                        .asText())
                .isEqualTo("Salt");
        JsonNode characters = agent.call("list_characters", "{}");
        assertValid(tool(tools, "list_characters"), characters);
        JsonNode account = agent.call("get_account", "{}");
        assertValid(tool(tools, "get_account"), account);
        assertThat(account.at("/structuredContent/credits/total").asInt()).isEqualTo(120);
    }

    @Test
    void shouldRenderOnceForAnIdempotencyKey() {
        McpClient agent = McpClient.with(FakeAccountService.KEY);
        String order = SCRIPT.replaceFirst("\\{", "{\"idempotencyKey\":\"" + UUID.randomUUID() + "\",");

        JsonNode first = agent.call("render_video", order);
        JsonNode second = agent.call("render_video", order);

        assertThat(second.at("/structuredContent/pid")).isEqualTo(first.at("/structuredContent/pid"));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {
                "render_video;{'workflow':'script-to-video','source':{'text':'a'},'voice':{'speed':9}};voice.speed;validation_error",
                "render_video;{};workflow;validation_error",
                "render_video;[];;validation_error",
                "render_video;7;;validation_error",
                "render_video;{'workflow':'script-to-video','source':{'text':'a'},'idempotencyKey':7};idempotencyKey;validation_error",
                "get_project_status;{};pid;validation_error",
                "get_project_status;{'pid':7};pid;validation_error",
                "get_project_status;{'pid':'nobody'};pid;not_found",
                "list_projects;{'limit':0};limit;validation_error",
                "list_projects;{'limit':[1]};limit;validation_error",
                "wait_for_project;{'pid':'nobody'};pid;not_found",
                "export_video;{'pid':'nobody'};pid;not_found",
                "delete_character;{};id;validation_error",
                "create_character;{'name':'x'};name;validation_error",
                "clone_voice;{};name;validation_error",
                "create_character;{'name':'Bolt','description':'a friendly robot','imageUrl':'http://169.254.169.254/b.png'};imageUrl;blocked_url",
                "clone_voice;{'name':'Ada','voiceUrl':'http://169.254.169.254/a.mp3'};voiceUrl;blocked_url",
                "generate_media;{'mediaType':'video','firstFrame':'http://169.254.169.254/b.png'};firstFrame;blocked_url",
                "generate_media;{'prompt':'x','selectedCharacters':['nobody']};selectedCharacters[0];not_found",
                "generate_media;{};prompt;validation_error",
                "buy_credit_pack;{'source':'pocket'};source;validation_error",
                "publish_now;{};videoUrl;validation_error",
                "schedule_publish;{'videoUrl':5};videoUrl;validation_error"
            })
    void shouldAnswerWrongArgumentsWithTheErrorBodyAndLeaveNothingBehind(
            String tool, String arguments, String field, String code) {
        int before = projects();
        int reserved = reservations();
        long stored = objects();
        McpClient agent = McpClient.with(FakeAccountService.KEY);

        JsonNode result = agent.call(tool, arguments.replace('\'', '"'));

        assertThat(result.path("isError").asBoolean()).isTrue();
        JsonNode error = result.path("structuredContent");
        assertThat(error.path("success").asInt(1)).isZero();
        assertThat(error.path("code").asText()).isEqualTo(code);
        assertThat(error.path("field").asText(null)).isEqualTo(field);
        assertThat(error.path("requestId").asText()).isNotEmpty();
        assertValid(tool(agent.ask("tools/list", "{}").path("tools"), tool), result);
        assertThat(projects()).isEqualTo(before);
        assertThat(reservations()).isEqualTo(reserved);
        assertThat(objects()).as("objects stored").isEqualTo(stored);
    }

    @Test
    void shouldAllowAToolOnlyWhatItsEndpointAllows() {
        FakeAccountService.key("key-that-publishes", false, "publish");
        McpClient agent = McpClient.with("key-that-publishes");

        JsonNode refused = agent.call("render_video", SCRIPT);

        assertThat(refused.path("isError").asBoolean()).isTrue();
        assertThat(refused.at("/structuredContent/error").asText()).contains("needs a key with the scope render");
        assertThat(agent.call("list_projects", "{}").path("isError").asBoolean())
                .isFalse();
    }

    @Test
    void shouldAnswerAnUnknownToolAsTheProtocolSays() {
        assertThat(McpClient.with(FakeAccountService.KEY)
                        .error("tools/call", "{\"name\":\"no_such_tool\",\"arguments\":{}}")
                        .path("code")
                        .asInt())
                .isEqualTo(-32_602);
    }

    private static void assertValid(JsonNode tool, JsonNode result) {
        var schema =
                JsonSchemaFactory.getInstance(SpecVersion.VersionFlag.V202012).getSchema(tool.path("outputSchema"));
        assertThat(schema.validate(result.path("structuredContent")))
                .as(tool.path("name").asText() + ": " + result)
                .isEmpty();
    }
}
