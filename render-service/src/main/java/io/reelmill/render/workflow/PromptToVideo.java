package io.reelmill.render.workflow;

import io.reelmill.contracts.catalog.SourceParameters;
import io.reelmill.contracts.catalog.Workflow;
import io.reelmill.timeline.Timeline;
import jakarta.enterprise.context.ApplicationScoped;
import java.util.Optional;

/** A script written from a topic, then spoken. */
@ApplicationScoped
class PromptToVideo implements Recipe {

    @Override
    public Workflow workflow() {
        return Workflow.PROMPT_TO_VIDEO;
    }

    @Override
    public Timeline plan(RenderAttempt take) throws Exception {
        Optional<QuizOverlay> quiz = QuizOverlay.alone(take);
        if (quiz.isPresent()) {
            return new NarratedWorkflow(take)
                    .film(new NarratedScript(take).speak(quiz.get().script()), quiz.get());
        }
        String prompt = take.spec().get(SourceParameters.PROMPT);
        return new NarratedWorkflow(take)
                .film(
                        new NarratedScript(take).write(prompt, new InputFetcher(take).news(prompt)),
                        OverlayContributor.NONE);
    }
}
