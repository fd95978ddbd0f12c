package io.reelmill.remote.call;

import io.reelmill.providers.ProviderException;
import java.time.Duration;

/**
 * A call that came to nothing. Its message names the endpoint and what happened in our words; nothing that the service
 * said is in it.
 */
public final class CallFailure extends ProviderException {

    private static final long serialVersionUID = 1;

    private final String outcome;
    private final boolean repeatable;
    private final boolean ill;
    private final transient Duration wait;

    /**
     * @param repeatable whether the same call may be made again at once
     * @param ill whether it tells that the service is not well, or does not let us in
     * @param wait what the service asked for, or null
     */
    CallFailure(Category category, String message, String outcome, boolean repeatable, boolean ill, Duration wait) {
        super(category, message);
        this.outcome = outcome;
        this.repeatable = repeatable;
        this.ill = ill;
        this.wait = wait;
    }

    /** An answer that cannot be used, for what is in it. */
    public static CallFailure unusable(String endpoint, String operation, String why) {
        return new CallFailure(
                Category.INTERNAL,
                endpoint + " answered a call for " + operation + " " + why,
                "answer",
                false,
                false,
                null);
    }

    /** Whether the service said that what it was sent is at fault. */
    public boolean isRefusal() {
        return outcome.matches("400|413|415|422");
    }

    /** Whether the service may have done what it was asked for: no answer came, or none that says that it did not. */
    public boolean isUnconfirmed() {
        return outcome.matches("timeout|connection|interrupted|answer")
                || outcome.matches("5\\d\\d") && !outcome.equals("503");
    }

    String outcome() {
        return outcome;
    }

    boolean repeatable() {
        return repeatable;
    }

    boolean ill() {
        return ill;
    }

    Duration pause() {
        return wait;
    }
}
