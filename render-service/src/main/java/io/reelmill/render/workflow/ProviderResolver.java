package io.reelmill.render.workflow;

import io.reelmill.contracts.catalog.ClonedVoice;
import java.util.function.Consumer;

/** Who puts crews together. */
@FunctionalInterface
public interface ProviderResolver {

    /**
     * The crew for one take.
     *
     * @param warn told in words for the client when somebody else did the work; called by any thread
     */
    ProviderSet crew(Consumer<String> warn);

    /** Names the services that are configured for a step, the preferred one first; empty where there are none. */
    default String services(Step step) {
        return "";
    }

    /**
     * The crew for a take in which a cloned voice speaks.
     *
     * @param voice or null
     */
    default ProviderSet crew(ClonedVoice voice, Consumer<String> warn) {
        return crew(warn);
    }
}
