package io.reelmill.render.workflow;

import io.reelmill.contracts.catalog.SourceParameters;
import io.reelmill.contracts.catalog.Workflow;
import io.reelmill.timeline.Timeline;
import jakarta.enterprise.context.ApplicationScoped;

/** The client's words, spoken as they stand. */
@ApplicationScoped
class ScriptToVideo implements Recipe {

    @Override
    public Workflow workflow() {
        return Workflow.SCRIPT_TO_VIDEO;
    }

    @Override
    public Timeline plan(Take take) throws Exception {
        return take.narrate(take.readScript(take.spec().get(SourceParameters.TEXT)));
    }
}
