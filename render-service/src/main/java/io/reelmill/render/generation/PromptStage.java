package io.reelmill.render.generation;

import io.reelmill.contracts.catalog.GenerationParameters;
import io.reelmill.contracts.catalog.GenerationSpec;
import io.reelmill.providers.script.PromptImprover;
import io.reelmill.render.attempt.RenderAttempt;
import io.reelmill.render.progress.Step;
import io.reelmill.render.stage.Stage;
import io.reelmill.render.stage.StageContext;
import java.nio.file.Path;

/** Has a prompt rewritten. A stage, so that another attempt draws the same and pays for it once. */
final class PromptStage implements Stage<PromptStage.Order, PromptStage.Improved> {

    record Order(String prompt) {}

    record Improved(String prompt) {}

    private final PromptImprover improver;

    private PromptStage(PromptImprover improver) {
        this.improver = improver;
    }

    /** What is to be seen, in words: as the client wrote it, or improved. */
    static String prompt(RenderAttempt attempt, GenerationSpec order) throws Exception {
        String prompt = order.find(GenerationParameters.PROMPT).orElse("").strip();
        if (!order.get(GenerationParameters.IMPROVE_PROMPT) || prompt.isEmpty()) {
            return prompt;
        }
        var stage = new PromptStage(attempt.providers().writing().prompts());
        return attempt.run(Step.SCRIPT, stage, new Order(prompt)).value().prompt();
    }

    @Override
    public String name() {
        return "prompt";
    }

    @Override
    public Class<Improved> resultType() {
        return Improved.class;
    }

    @Override
    public Improved run(Order order, Path folder, StageContext context) {
        return new Improved(improver.improve(order.prompt()));
    }
}
