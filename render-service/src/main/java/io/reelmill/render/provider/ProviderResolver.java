package io.reelmill.render.provider;

import io.reelmill.contracts.catalog.ClonedVoice;
import io.reelmill.render.progress.Step;
import java.util.function.Consumer;

/** Chooses the providers of an attempt. */
@FunctionalInterface
public interface ProviderResolver {

    /**
     * The providers of one attempt.
     *
     * @param warn told in words for the client when somebody else did the work; called by any thread
     */
    ProviderSet resolve(Consumer<String> warn);

    /** The same without the services that the operator has configured. */
    default ProviderResolver embedded() {
        return this;
    }

    /** Names the services that are configured for a step, the preferred one first; empty where there are none. */
    default String services(Step step) {
        return "";
    }

    /**
     * The providers of an attempt in which a cloned voice speaks.
     *
     * @param voice or null
     */
    default ProviderSet resolve(ClonedVoice voice, Consumer<String> warn) {
        return resolve(warn);
    }
}
