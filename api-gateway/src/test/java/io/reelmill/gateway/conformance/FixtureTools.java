package io.reelmill.gateway.conformance;

import io.quarkiverse.mcp.server.AudioContent;
import io.quarkiverse.mcp.server.Elicitation;
import io.quarkiverse.mcp.server.ElicitationRequest;
import io.quarkiverse.mcp.server.ElicitationRequest.BooleanSchema;
import io.quarkiverse.mcp.server.ElicitationRequest.EnumSchema;
import io.quarkiverse.mcp.server.ElicitationRequest.MultiSelectEnumSchema;
import io.quarkiverse.mcp.server.ElicitationRequest.NumberSchema;
import io.quarkiverse.mcp.server.ElicitationRequest.PrimitiveSchema;
import io.quarkiverse.mcp.server.ElicitationRequest.SingleSelectEnumSchema;
import io.quarkiverse.mcp.server.ElicitationRequest.StringSchema;
import io.quarkiverse.mcp.server.ElicitationResponse;
import io.quarkiverse.mcp.server.EmbeddedResource;
import io.quarkiverse.mcp.server.ImageContent;
import io.quarkiverse.mcp.server.McpLog;
import io.quarkiverse.mcp.server.Progress;
import io.quarkiverse.mcp.server.Sampling;
import io.quarkiverse.mcp.server.SamplingMessage;
import io.quarkiverse.mcp.server.TextContent;
import io.quarkiverse.mcp.server.TextResourceContents;
import io.quarkiverse.mcp.server.Tool;
import io.quarkiverse.mcp.server.ToolArg;
import io.quarkiverse.mcp.server.ToolResponse;
import io.quarkus.arc.properties.IfBuildProperty;
import io.vertx.core.json.JsonObject;
import jakarta.inject.Singleton;
import java.util.List;
import java.util.Locale;

/** Tools that the conformance suite calls. */
@Singleton
@IfBuildProperty(name = ConformanceProfile.FIXTURES, stringValue = "true")
class FixtureTools {

    /** One red pixel. */
    static final String PNG =
            "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8DwHwAFBQIAX8jx0gAAAABJRU5ErkJggg==";

    /** A WAV of one sample. */
    private static final String WAV = "UklGRiYAAABXQVZFZm10IBAAAAABAAEAQB8AAIA+AAACABAAZGF0YQIAAAAAAA==";

    @Tool(name = "test_simple_text", description = "Returns a text")
    String text() {
        return "This is a simple text response for testing.";
    }

    @Tool(name = "test_image_content", description = "Returns an image")
    ImageContent image() {
        return new ImageContent(PNG, "image/png");
    }

    @Tool(name = "test_audio_content", description = "Returns a sound")
    ToolResponse audio() {
        // The library encodes a bare AudioContent as JSON text.
        return ToolResponse.success(new AudioContent(WAV, "audio/wav"));
    }

    @Tool(name = "test_embedded_resource", description = "Returns a resource")
    EmbeddedResource resource() {
        return new EmbeddedResource(new TextResourceContents(
                "test://embedded-resource", "This is an embedded resource content.", "text/plain"));
    }

    @Tool(name = "test_multiple_content_types", description = "Returns a text, an image and a resource")
    ToolResponse mixed() {
        return ToolResponse.success(List.of(
                new TextContent("Multiple content types test:"),
                new ImageContent(PNG, "image/png"),
                new EmbeddedResource(new TextResourceContents(
                        "test://mixed-content-resource", "{\"test\":\"data\",\"value\":123}", "application/json"))));
    }

    @Tool(name = "test_tool_with_logging", description = "Writes log messages")
    String logging(McpLog log) {
        log.info("Tool execution started");
        log.info("Tool processing data");
        log.info("Tool execution completed");
        return "logged";
    }

    @Tool(name = "test_error_handling", description = "Fails")
    ToolResponse error() {
        return ToolResponse.error("This tool intentionally returns an error for testing");
    }

    @Tool(name = "test_tool_with_progress", description = "Tells its progress")
    String progress(Progress progress) {
        if (progress.token().isPresent()) {
            for (int percent : new int[] {0, 50, 100}) {
                progress.notificationBuilder()
                        .setProgress(percent)
                        .setTotal(100)
                        .build()
                        .send()
                        .await()
                        .indefinitely();
            }
        }
        return "done";
    }

    @Tool(name = "test_sampling", description = "Asks the client's model")
    String sampling(@ToolArg(description = "The prompt to send to the LLM") String prompt, Sampling sampling) {
        var answer = sampling.requestBuilder()
                .addMessage(SamplingMessage.withUserRole(prompt))
                .setMaxTokens(100)
                .build()
                .sendAndAwait();
        return "LLM response: " + answer.content().asText().text();
    }

    @Tool(name = "test_elicitation", description = "Asks the user")
    String elicitation(@ToolArg(description = "The message to show the user") String message, Elicitation elicitation) {
        return "User response: "
                + ask(
                        elicitation.requestBuilder().setMessage(message),
                        List.of("username", "email"),
                        List.of(new StringSchema(true), new StringSchema(true)));
    }

    @Tool(name = "test_elicitation_sep1034_defaults", description = "Asks with default values")
    String defaults(Elicitation elicitation) {
        return "Elicitation completed: "
                + ask(
                        elicitation.requestBuilder().setMessage("Please review"),
                        List.of("name", "age", "score", "status", "verified"),
                        List.of(
                                new StringSchema(null, null, null, null, null, true, "John Doe"),
                                new WholeNumber(30),
                                new NumberSchema(null, null, null, null, true, 95.5),
                                new EnumSchema(
                                        null, null, List.of("active", "inactive", "pending"), null, true, "active"),
                                new BooleanSchema(null, null, true, true)));
    }

    @Tool(name = "test_elicitation_sep1330_enums", description = "Asks with every kind of choice")
    String enums(Elicitation elicitation) {
        List<String> options = List.of("option1", "option2", "option3");
        List<String> values = List.of("value1", "value2", "value3");
        List<String> titles = List.of("First Option", "Second Option", "Third Option");
        return "Elicitation completed: "
                + ask(
                        elicitation.requestBuilder().setMessage("Please choose"),
                        List.of("untitledSingle", "titledSingle", "legacyEnum", "untitledMulti", "titledMulti"),
                        List.of(
                                new SingleSelectEnumSchema(options),
                                new SingleSelectEnumSchema(values, titles),
                                new EnumSchema(
                                        null,
                                        null,
                                        List.of("opt1", "opt2", "opt3"),
                                        List.of("Option One", "Option Two", "Option Three"),
                                        false),
                                new MultiSelectEnumSchema(options),
                                new MultiSelectEnumSchema(
                                        null,
                                        null,
                                        values,
                                        List.of("First Choice", "Second Choice", "Third Choice"),
                                        null,
                                        null,
                                        false,
                                        null)));
    }

    private static String ask(ElicitationRequest.Builder request, List<String> names, List<PrimitiveSchema> schemas) {
        for (int i = 0; i < names.size(); i++) {
            request.addSchemaProperty(names.get(i), schemas.get(i));
        }
        ElicitationResponse answer = request.build().sendAndAwait();
        return "action=" + answer.action().toString().toLowerCase(Locale.ROOT) + ", content=" + answer.content();
    }

    private record WholeNumber(int fallback) implements PrimitiveSchema {

        @Override
        public boolean required() {
            return true;
        }

        @Override
        public JsonObject asJson() {
            return new JsonObject().put("type", "integer").put("default", fallback);
        }
    }
}
