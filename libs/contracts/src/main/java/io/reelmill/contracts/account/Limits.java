package io.reelmill.contracts.account;

/**
 * What one workspace may do, where that differs from its plan. A null component means: as the plan says.
 *
 * @param callsPerMinute API calls for each key, above 0
 */
public record Limits(Integer callsPerMinute) {

    /** Everything as the plan says. */
    public static final Limits OF_PLAN = new Limits(null);
}
