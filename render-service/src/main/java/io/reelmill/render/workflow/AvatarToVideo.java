package io.reelmill.render.workflow;

import io.reelmill.contracts.catalog.Workflow;
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
    public Timeline plan(RenderAttempt take) throws Exception {
        return new NarratedWorkflow(take).film(ScriptToVideo.script(take));
    }
}
