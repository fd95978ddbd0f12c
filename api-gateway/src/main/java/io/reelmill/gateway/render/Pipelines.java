package io.reelmill.gateway.render;

import io.reelmill.contracts.catalog.Workflow;
import java.util.EnumSet;
import java.util.Set;

/** Which workflows the render-service has a pipeline for; the others are validated and priced, and answered with 501. */
public final class Pipelines {

    private static final Set<Workflow> AVAILABLE = EnumSet.of(Workflow.SCRIPT_TO_VIDEO, Workflow.PROMPT_TO_VIDEO);

    private Pipelines() {}

    public static boolean has(Workflow workflow) {
        return AVAILABLE.contains(workflow);
    }
}
