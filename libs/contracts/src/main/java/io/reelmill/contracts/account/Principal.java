package io.reelmill.contracts.account;

import java.util.UUID;

/**
 * Who a valid API key speaks for.
 *
 * @param limits never null
 */
public record Principal(UUID keyId, UUID workspaceId, UUID userId, Plan plan, Limits limits) {

    public Principal {
        limits = limits == null ? Limits.OF_PLAN : limits;
    }

    /** A principal whose limits are those of its plan. */
    public Principal(UUID keyId, UUID workspaceId, UUID userId, Plan plan) {
        this(keyId, workspaceId, userId, plan, Limits.OF_PLAN);
    }

    /** The same caller under another plan. */
    public Principal on(Plan newPlan, Limits newLimits) {
        return new Principal(keyId, workspaceId, userId, newPlan, newLimits);
    }
}
