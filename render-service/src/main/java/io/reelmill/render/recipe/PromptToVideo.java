package io.reelmill.render.recipe;

import io.reelmill.contracts.catalog.SourceParameters;
import io.reelmill.contracts.catalog.Workflow;
import io.reelmill.render.attempt.RenderAttempt;
import io.reelmill.render.composition.NarratedFilm;
import io.reelmill.render.composition.OverlayContributor;
import io.reelmill.render.composition.QuizOverlay;
import io.reelmill.render.composition.ScriptNarration;
import io.reelmill.render.input.InputFetcher;
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
    public Timeline plan(RenderAttempt attempt) throws Exception {
        Optional<QuizOverlay> quiz = QuizOverlay.alone(attempt);
        if (quiz.isPresent()) {
            return new NarratedFilm(attempt)
                    .film(new ScriptNarration(attempt).speak(quiz.get().script()), quiz.get());
        }
        String prompt = attempt.spec().get(SourceParameters.PROMPT);
        return new NarratedFilm(attempt)
                .film(
                        new ScriptNarration(attempt).write(prompt, new InputFetcher(attempt).news(prompt)),
                        OverlayContributor.NONE);
    }
}
