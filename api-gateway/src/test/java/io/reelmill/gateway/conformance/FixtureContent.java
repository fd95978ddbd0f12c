package io.reelmill.gateway.conformance;

import io.quarkiverse.mcp.server.BlobResourceContents;
import io.quarkiverse.mcp.server.CompleteArg;
import io.quarkiverse.mcp.server.CompletePrompt;
import io.quarkiverse.mcp.server.EmbeddedResource;
import io.quarkiverse.mcp.server.ImageContent;
import io.quarkiverse.mcp.server.Prompt;
import io.quarkiverse.mcp.server.PromptArg;
import io.quarkiverse.mcp.server.PromptMessage;
import io.quarkiverse.mcp.server.RequestUri;
import io.quarkiverse.mcp.server.Resource;
import io.quarkiverse.mcp.server.ResourceTemplate;
import io.quarkiverse.mcp.server.TextResourceContents;
import io.quarkus.arc.properties.IfBuildProperty;
import jakarta.inject.Singleton;
import java.util.List;

/** Resources and prompts that the conformance suite reads. */
@Singleton
@IfBuildProperty(name = ConformanceProfile.FIXTURES, stringValue = "true")
class FixtureContent {

    @Resource(uri = "test://static-text", name = "static-text", description = "A text", mimeType = "text/plain")
    TextResourceContents text() {
        return new TextResourceContents(
                "test://static-text", "This is the content of the static text resource.", "text/plain");
    }

    @Resource(uri = "test://static-binary", name = "static-binary", description = "An image", mimeType = "image/png")
    BlobResourceContents binary() {
        return new BlobResourceContents("test://static-binary", FixtureTools.PNG, "image/png");
    }

    @Resource(
            uri = "test://watched-resource",
            name = "watched",
            description = "Can be watched",
            mimeType = "text/plain")
    TextResourceContents watched() {
        return new TextResourceContents("test://watched-resource", "Watched resource content.", "text/plain");
    }

    @ResourceTemplate(
            uriTemplate = "test://template/{id}/data",
            name = "template",
            description = "Data of an id",
            mimeType = "application/json")
    TextResourceContents template(String id, RequestUri uri) {
        return new TextResourceContents(
                uri.value(),
                "{\"id\":\"%s\",\"templateTest\":true,\"data\":\"Data for ID: %s\"}".formatted(id, id),
                "application/json");
    }

    @Prompt(name = "test_simple_prompt", description = "A prompt without arguments")
    PromptMessage simple() {
        return PromptMessage.withUserRole("This is a simple prompt for testing.");
    }

    @Prompt(name = "test_prompt_with_arguments", description = "A prompt with two arguments")
    PromptMessage arguments(
            @PromptArg(description = "First test argument") String arg1,
            @PromptArg(description = "Second test argument") String arg2) {
        return PromptMessage.withUserRole("Prompt with arguments: arg1='%s', arg2='%s'".formatted(arg1, arg2));
    }

    @CompletePrompt("test_prompt_with_arguments")
    List<String> complete(@CompleteArg(name = "arg1") String value) {
        return List.of("test one", "test two").stream()
                .filter(text -> text.startsWith(value))
                .toList();
    }

    @Prompt(name = "test_prompt_with_embedded_resource", description = "A prompt with a resource")
    List<PromptMessage> resource(@PromptArg(description = "URI of the resource to embed") String resourceUri) {
        return List.of(
                PromptMessage.withUserRole(new EmbeddedResource(
                        new TextResourceContents(resourceUri, "Embedded resource content for testing.", "text/plain"))),
                PromptMessage.withUserRole("Please process the embedded resource above."));
    }

    @Prompt(name = "test_prompt_with_image", description = "A prompt with an image")
    List<PromptMessage> image() {
        return List.of(
                PromptMessage.withUserRole(new ImageContent(FixtureTools.PNG, "image/png")),
                PromptMessage.withUserRole("Please analyze the image above."));
    }
}
