package io.reelmill.render.recipe;

import io.reelmill.contracts.catalog.Workflow;
import io.reelmill.render.attempt.RenderAttempt;
import io.reelmill.timeline.Timeline;

/** How the timeline of one workflow comes about. */
public interface Recipe {

    Workflow workflow();

    /**
     * Runs the stages up to the timeline.
     *
     * @throws io.reelmill.providers.ProviderException when a provider could not do its part
     */
    Timeline plan(RenderAttempt attempt) throws Exception;
}
