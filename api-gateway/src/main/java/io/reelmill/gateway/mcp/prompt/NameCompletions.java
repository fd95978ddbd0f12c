package io.reelmill.gateway.mcp.prompt;

import io.quarkiverse.mcp.server.CompletionResponse;
import io.quarkiverse.mcp.server.PromptCompletionManager;
import io.quarkiverse.mcp.server.ResourceTemplateCompletionManager;
import io.quarkus.runtime.StartupEvent;
import io.reelmill.contracts.catalog.Catalog;
import io.reelmill.contracts.catalog.Parameter;
import io.reelmill.contracts.catalog.Workflow;
import io.reelmill.gateway.character.CharacterService;
import io.reelmill.gateway.mcp.McpCall;
import io.reelmill.gateway.projects.OwnProjects;
import jakarta.enterprise.event.Observes;
import jakarta.inject.Singleton;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.Supplier;
import java.util.stream.Stream;

/** Completes names: of projects in resources; of styles, shapes, captions and characters in prompts. */
@Singleton
class NameCompletions {

    /** The protocol allows so many values. */
    private static final int MAX_VALUES = 100;

    private static final List<String> TEMPLATES = List.of("project", "storyboard", "quality", "cover", "frames");

    private final PromptCompletionManager prompts;
    private final ResourceTemplateCompletionManager templates;
    private final McpCall current;
    private final OwnProjects projects;
    private final CharacterService characters;

    NameCompletions(
            PromptCompletionManager prompts,
            ResourceTemplateCompletionManager templates,
            McpCall current,
            OwnProjects projects,
            CharacterService characters) {
        this.prompts = prompts;
        this.templates = templates;
        this.current = current;
        this.projects = projects;
        this.characters = characters;
    }

    void register(@Observes StartupEvent event) {
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
        for (String template : TEMPLATES) {
            templates.newCompletion(template)
                    .setArgumentName("pid")
                    .setHandler(call -> projects(call.argumentValue()))
                    .register();
        }
    }

    private static Stream<String> allowed(String path) {
        return Catalog.parameters().stream()
                .filter(parameter -> parameter.path().equals(path))
                .map(Parameter::allowed)
                .flatMap(List::stream);
    }

    /** Ids of the latest projects whose id begins, or whose name contains, what is written. */
    private CompletionResponse projects(String written) {
        current.enter();
        String part = written.toLowerCase(Locale.ROOT);
        return response(projects.latest().stream()
                .filter(project -> project.pid().startsWith(written)
                        || project.name().toLowerCase(Locale.ROOT).contains(part))
                .map(project -> project.pid())
                .toList());
    }

    private static CompletionResponse matching(Stream<String> values, String written) {
        String part = written.toLowerCase(Locale.ROOT);
        return response(values.filter(value -> value.toLowerCase(Locale.ROOT).contains(part)).toList());
    }

    private static CompletionResponse response(List<String> found) {
        return new CompletionResponse(
                found.subList(0, Math.min(MAX_VALUES, found.size())), found.size(), found.size() > MAX_VALUES);
    }
}
