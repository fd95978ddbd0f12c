package io.reelmill.gateway;

import static com.github.tomakehurst.wiremock.client.WireMock.aResponse;
import static com.github.tomakehurst.wiremock.client.WireMock.get;
import static com.github.tomakehurst.wiremock.client.WireMock.urlPathEqualTo;
import static io.restassured.RestAssured.given;
import static org.assertj.core.api.Assertions.assertThat;
import static org.hamcrest.Matchers.equalTo;

import com.fasterxml.jackson.databind.JsonNode;
import com.networknt.schema.JsonSchemaFactory;
import com.networknt.schema.SpecVersion;
import io.quarkus.test.junit.QuarkusTest;
import io.reelmill.contracts.project.ProjectSnapshot;
import io.reelmill.contracts.project.ProjectStatus;
import io.reelmill.projects.ProjectStore;
import io.restassured.specification.RequestSpecification;
import jakarta.inject.Inject;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Base64;
import java.util.List;
import java.util.UUID;
import org.awaitility.Awaitility;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The API as agents use it. */
@QuarkusTest
class McpTest extends GatewayTest {

    private static final String PING = "{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"ping\"}";

    @Inject
    ProjectStore projects;

    @ParameterizedTest
    @ValueSource(strings = {"key", "x-api-key", "Authorization"})
    void shouldAdmitAKeyInEachOfItsHeaders(String header) {
        String prefix = header.equals("Authorization") ? "Bearer " : "";
        mcp().header(header, prefix + FakeAccountService.KEY)
                .body(PING)
                .post(McpClient.PATH)
                .then()
                .statusCode(200);
        mcp().header(header, prefix + "a key of nobody")
                .header("X-Forwarded-For", "192.0.2.77")
                .body(PING)
                .post(McpClient.PATH)
                .then()
                .statusCode(401)
                .body("code", equalTo("unauthorized"));
    }

    @Test
    void shouldRefuseCallsWithoutAKeyAndLimitThoseWithOne() {
        mcp().body(PING).post(McpClient.PATH).then().statusCode(401).body("code", equalTo("unauthorized"));
        Awaitility.await().untilAsserted(() -> mcp().header("key", FakeAccountService.SLOW_KEY)
                .body(PING)
                .post(McpClient.PATH)
                .then()
                .statusCode(429)
                .header("RateLimit-Limit", "5")
                .body("code", equalTo("rate_limited")));
    }

    @ParameterizedTest
    @CsvSource({
        "https://evil.example,403",
        "http://localhost:3000,403",
        "http://gateway.example,200",
        "null,403",
        "http://%,403"
    })
    void shouldAdmitOnlyPagesOfItsOwnOrigin(String origin, int status) {
        mcp().header("key", FakeAccountService.KEY)
                .header("Origin", origin)
                .body(PING)
                .post(McpClient.PATH)
                .then()
                .statusCode(status);
    }

    @Test
    void shouldNotOpenTheFormerTransport() {
        mcp().header("key", FakeAccountService.KEY)
                .get(McpClient.PATH + "/sse")
                .then()
                .statusCode(404);
        mcp().header("key", FakeAccountService.KEY)
                .post(McpClient.PATH + "/messages/1")
                .then()
                .statusCode(404);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "{",
                "7",
                "[]",
                "[{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"ping\"}]",
                "{\"jsonrpc\":2,\"id\":1,\"method\":\"ping\"}",
                "{\"jsonrpc\":\"2.0\",\"id\":{},\"method\":\"ping\"}",
                "{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":5}",
                "{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"tools/list\",\"params\":[]}",
                "{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"tools/call\",\"params\":{\"name\":{}}}",
                "{\"jsonrpc\":\"2.0\",\"id\":1,\"result\":7}",
                "{\"jsonrpc\":\"2.0\",\"id\":\"x\",\"result\":{}}",
                "{\"jsonrpc\":\"2.0\",\"id\":1.5,\"result\":{}}",
                "{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"resources/read\",\"params\":{\"uri\":3}}"
            })
    void shouldAnswerAMalformedMessageWithAJsonRpcError(String message) {
        mcp().header("key", FakeAccountService.KEY)
                .body(message)
                .post(McpClient.PATH)
                .then()
                .statusCode(400)
                .body("jsonrpc", equalTo("2.0"))
                .body("error.code", org.hamcrest.Matchers.lessThan(-32_599));
    }

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
                "generate_media;{};prompt;validation_error",
                "buy_credit_pack;{'source':'pocket'};source;validation_error",
                "publish_now;{};videoUrl;validation_error",
                "schedule_publish;{'videoUrl':5};videoUrl;validation_error"
            })
    void shouldAnswerWrongArgumentsWithTheErrorBodyAndLeaveNothingBehind(
            String tool, String arguments, String field, String code) {
        int before = projects();
        int reserved = reservations();
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

    @Test
    void shouldAskForTheExactPriceBeforeItSpends() {
        McpClient agent = McpClient.with(FakeAccountService.KEY, "{\"elicitation\":{}}");
        List<String> questions = new ArrayList<>();

        JsonNode started = agent.request("tools/call", toolCall("render_video", SCRIPT), asked -> {
            questions.add(asked.at("/params/message").asText());
            assertThat(asked.path("method").asText()).isEqualTo("elicitation/create");
            agent.answer(asked, "{\"action\":\"accept\",\"content\":{}}");
        });

        int reserved = started.at("/result/structuredContent/creditsReserved").asInt();
        assertThat(reserved).isPositive();
        assertThat(questions).singleElement().asString().contains(" for " + reserved + " credits?");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "{\"action\":\"decline\"}",
                "{\"action\":\"accept\",\"content\":{\"agree\":false}}",
                "{\"action\":7,\"content\":[]}"
            })
    void shouldSpendNothingWhenTheUserDoesNotAgree(String result) {
        McpClient agent = McpClient.with(FakeAccountService.KEY, "{\"elicitation\":{}}");

        JsonNode answer =
                agent.request("tools/call", toolCall("render_video", SCRIPT), asked -> agent.answer(asked, result));

        assertThat(answer.at("/result/isError").asBoolean()).isTrue();
        assertThat(answer.at("/result/structuredContent/code").asText()).isEqualTo("not_confirmed");
        assertThat(reservations()).isZero();
    }

    @Test
    void shouldNotTakeTheConfirmationOfAnotherKey() {
        McpClient agent = McpClient.with(FakeAccountService.KEY, "{\"elicitation\":{}}");
        McpClient stranger = agent.withKey(FakeAccountService.OTHER_KEY);

        JsonNode answer = agent.request(
                "tools/call",
                toolCall("render_video", SCRIPT),
                asked -> stranger.answer(asked, """
                    {"action":"accept","content":{},"_meta":{"io.reelmill/posted-by":"%s"}}\
                    """.formatted(FakeAccountService.KEY_ID)));

        assertThat(answer.at("/result/structuredContent/code").asText()).isEqualTo("not_confirmed");
        assertThat(reservations()).isZero();
    }

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

    private ProjectSnapshot started(McpClient agent) {
        String pid =
                agent.call("render_video", SCRIPT).at("/structuredContent/pid").asText();
        return projects.find(pid, UUID.fromString(FakeAccountService.WORKSPACE)).orElseThrow();
    }

    private void finish(ProjectSnapshot project) {
        jdbi.useTransaction(tx -> projects.finish(tx, project.pid(), project.runId(), 0, FinishedOutput.charged(10)));
    }

    private static void assertValid(JsonNode tool, JsonNode result) {
        var schema =
                JsonSchemaFactory.getInstance(SpecVersion.VersionFlag.V202012).getSchema(tool.path("outputSchema"));
        assertThat(schema.validate(result.path("structuredContent")))
                .as(tool.path("name").asText() + ": " + result)
                .isEmpty();
    }

    private static JsonNode tool(JsonNode tools, String name) {
        for (JsonNode tool : tools) {
            if (tool.path("name").asText().equals(name)) {
                return tool;
            }
        }
        throw new AssertionError("no tool " + name);
    }

    private static String text(McpClient agent, String uri) {
        return agent.ask("resources/read", uri(uri)).at("/contents/0/text").asText();
    }

    private static byte[] blob(McpClient agent, String uri) {
        return Base64.getDecoder()
                .decode(agent.ask("resources/read", uri(uri))
                        .at("/contents/0/blob")
                        .asText());
    }

    private static String uri(String uri) {
        return "{\"uri\":\"" + uri + "\"}";
    }

    private static String pid(String pid) {
        return "{\"pid\":\"" + pid + "\"}";
    }

    private static String toolCall(String tool, String arguments) {
        return "{\"name\":\"%s\",\"arguments\":%s}".formatted(tool, arguments);
    }

    private static RequestSpecification mcp() {
        return given().header("Accept", "application/json, text/event-stream").contentType("application/json");
    }
}
