package io.reelmill.gateway.mcp.tool;

import io.reelmill.gateway.generation.MediaGenerationService;
import io.reelmill.gateway.mcp.tool.Tool.Operation;
import jakarta.inject.Singleton;
import java.util.List;
import java.util.Optional;

/** Pictures and clips without a film. */
@Singleton
class MediaTools implements ToolSet {

    private final MediaGenerationService media;

    MediaTools(MediaGenerationService media) {
        this.media = media;
    }

    @Override
    public List<Tool> tools() {
        return List.of(Tool.of(
                        "generate_media",
                        "Generate media",
                        "Generates images or a video clip and answers with their links; after a minute with an id and"
                                + " the status rendering. SPENDS CREDITS, by quality and count.",
                        Operation.post("/generate-media"),
                        Effect.CREATES,
                        call -> media.generate(call.who(), call.body(), call.idempotencyKey()))
                .reachingOutside()
                .asking(this::about));
    }

    private Optional<String> about(ToolCall call) {
        if (call.who().isSandbox()) {
            return Optional.empty();
        }
        return Optional.of(
                "Generate this for " + media.price(call.who(), call.body()).credits() + " credits?");
    }
}
