package io.reelmill.gateway.mcp.prompt;

import io.quarkiverse.mcp.server.JsonRpcErrorCodes;
import io.quarkiverse.mcp.server.McpException;
import io.quarkiverse.mcp.server.PromptManager;
import io.quarkiverse.mcp.server.PromptMessage;
import io.quarkiverse.mcp.server.PromptResponse;
import io.quarkus.runtime.StartupEvent;
import io.reelmill.contracts.catalog.Workflow;
import io.reelmill.samples.Samples;
import jakarta.enterprise.event.Observes;
import jakarta.inject.Singleton;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/** A brief for each workflow, made from the catalog. */
@Singleton
class WorkflowPrompts {

    /** What the user may say beside the input. */
    static final List<String> WISHES = List.of("style", "aspectRatio", "captions", "character");

    private static final Map<String, String> MEANING = Map.of(
            "style", "Style of the pictures",
            "aspectRatio", "Shape of the frame",
            "captions", "Style of the captions",
            "character", "Name of a saved character that is to be seen");

    private final PromptManager prompts;
    private final Samples samples;

    WorkflowPrompts(PromptManager prompts, Samples samples) {
        this.prompts = prompts;
        this.samples = samples;
    }

    void register(@Observes StartupEvent event) {
        for (Workflow workflow : Workflow.values()) {
            var prompt = prompts.newPrompt(workflow.wireName())
                    .setTitle(title(workflow))
                    .setDescription(workflow.meaning())
                    .addArgument("input", "What it is made from. " + workflow.requiredInput(), true);
            WISHES.forEach(wish -> prompt.addArgument(wish, MEANING.get(wish), false));
            prompt.setHandler(call -> brief(workflow, call.args())).register();
        }
    }

    private static String title(Workflow workflow) {
        String words = workflow.wireName().replace('-', ' ');
        return Character.toUpperCase(words.charAt(0)) + words.substring(1);
    }

    private PromptResponse brief(Workflow workflow, Map<String, String> arguments) {
        String input = arguments.get("input");
        if (input == null || input.isBlank()) {
            throw new McpException("input is required: " + workflow.requiredInput(), JsonRpcErrorCodes.INVALID_PARAMS);
        }
        String wishes = WISHES.stream()
                .filter(arguments::containsKey)
                .map(wish -> "- " + MEANING.get(wish) + ": " + arguments.get(wish) + "\n")
                .collect(Collectors.joining());
        String text = """
            Make a short video with Reelmill, workflow %s. %s

            It is made from: %s
            The workflow needs %s.
            %s
            Do it in this order:
            1. Write the arguments of render_video. A request that works: %s
            2. Call calculate_credits with them and tell me the price. Go on when I agree.
            3. Call render_video with an idempotencyKey, so that a repeated call renders once.
            4. Call wait_for_project until the status is ready or error. On error tell me its cause.
            5. Look at reelmill://projects/{pid}/frames and reelmill://projects/{pid}/quality. Where the film is not as I \
            asked, say so.
            6. Give me the videoUrl.
            """.formatted(
                        workflow.wireName(),
                        workflow.meaning(),
                        input,
                        workflow.requiredInput(),
                        wishes.isEmpty() ? "" : "I wish for:\n" + wishes,
                        samples.request(workflow));
        return new PromptResponse(workflow.meaning(), List.of(PromptMessage.withUserRole(text)));
    }
}
