package io.reelmill.gateway.mcp.prompt;

import io.quarkiverse.mcp.server.CompletionResponse;
import io.quarkiverse.mcp.server.PromptCompletionManager;
import io.quarkus.runtime.StartupEvent;
import io.reelmill.contracts.catalog.Catalog;
import io.reelmill.contracts.catalog.Parameter;
import io.reelmill.contracts.catalog.Workflow;
import io.reelmill.gateway.character.CharacterService;
import io.reelmill.gateway.mcp.Completions;
import io.reelmill.gateway.mcp.McpCall;
import jakarta.annotation.Priority;
import jakarta.enterprise.event.Observes;
import jakarta.inject.Singleton;
import jakarta.interceptor.Interceptor;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.Supplier;
import java.util.stream.Stream;

/** Completes the wishes of a brief: styles, shapes, captions, characters. */
@Singleton
class NameCompletions {

    /** After the prompts, which have to be known. */
    private static final int LAST = Interceptor.Priority.APPLICATION + 1000;

    private final PromptCompletionManager prompts;
    private final McpCall current;
    private final CharacterService characters;

    NameCompletions(PromptCompletionManager prompts, McpCall current, CharacterService characters) {
        this.prompts = prompts;
        this.current = current;
        this.characters = characters;
    }

    void register(@Observes @Priority(LAST) StartupEvent event) {
        Map<String, Supplier<Stream<String>>> names = Map.of(
                "style", () -> allowed("media.mediaPreset"),
                "aspectRatio", () -> allowed("aspectRatio"),
                "captions", () -> allowed("captions.preset"),
                "character", () -> characters.names(current.enter().workspaceId()).stream());
        for (Workflow workflow : Workflow.values()) {
            names.forEach((argument, values) -> prompts.newCompletion(workflow.wireName())
                    .setArgumentName(argument)
                    .setHandler(call -> matching(values.get(), call.argumentValue()))
                    .register());
        }
    }

    private static Stream<String> allowed(String path) {
        return Catalog.parameters().stream()
                .filter(parameter -> parameter.path().equals(path))
                .map(Parameter::allowed)
                .flatMap(List::stream);
    }

    private static CompletionResponse matching(Stream<String> values, String written) {
        String part = written.toLowerCase(Locale.ROOT);
        return Completions.of(
                values.filter(value -> value.toLowerCase(Locale.ROOT).contains(part))
                        .toList());
    }
}
