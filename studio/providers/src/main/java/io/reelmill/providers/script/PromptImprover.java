package io.reelmill.providers.script;

/** Rewrites what a client wants to see, so that a picture of it is fuller. */
@FunctionalInterface
public interface PromptImprover {

    /**
     * The prompt with what it leaves open: place, light, composition. What the client says is kept.
     *
     * @param prompt not blank
     * @throws io.reelmill.providers.ProviderException when it cannot be done
     */
    String improve(String prompt);
}
