package io.reelmill.contracts.account;

import java.util.UUID;

/**
 * Who a valid API key speaks for.
 *
 * @param limits of the workspace, complete; what is missing is as the standard plan says
 */
public record Principal(UUID keyId, UUID workspaceId, UUID userId, Plan plan, Limits limits) {

    public Principal {
        limits = Limits.complete(limits, plan);
    }

    /** A principal whose limits are those of the standard plan. */
    public Principal(UUID keyId, UUID workspaceId, UUID userId, Plan plan) {
        this(keyId, workspaceId, userId, plan, null);
    }

    /** The same caller under another plan. */
    public Principal on(Plan newPlan, Limits newLimits) {
        return new Principal(keyId, workspaceId, userId, newPlan, newLimits);
    }
}
