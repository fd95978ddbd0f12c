package io.reelmill.render.recipe;

import io.reelmill.contracts.catalog.Workflow;
import io.reelmill.render.attempt.RenderAttempt;
import io.reelmill.render.composition.NarratedFilm;
import io.reelmill.timeline.Timeline;
import jakarta.enterprise.context.ApplicationScoped;

/** An avatar speaks the script. */
@ApplicationScoped
class AvatarToVideo implements Recipe {

    @Override
    public Workflow workflow() {
        return Workflow.AVATAR_TO_VIDEO;
    }

    @Override
    public Timeline plan(RenderAttempt attempt) throws Exception {
        return new NarratedFilm(attempt).film(ScriptToVideo.script(attempt));
    }
}
