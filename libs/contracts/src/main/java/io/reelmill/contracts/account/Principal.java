package io.reelmill.contracts.account;

import com.fasterxml.jackson.annotation.JsonIgnore;
import java.util.UUID;

/**
 * Who a valid API key speaks for.
 *
 * @param limits of the workspace, complete; what is missing is as the standard plan says
 * @param access what the key allows; never null
 */
public record Principal(UUID keyId, UUID workspaceId, UUID userId, Plan plan, Limits limits, KeyAccess access) {

    public Principal {
        limits = Limits.complete(limits, plan);
        access = access == null ? KeyAccess.FULL : access; // from an account-service without scopes, during an update
    }

    /** A principal whose limits are those of the standard plan, with a key that allows everything. */
    public Principal(UUID keyId, UUID workspaceId, UUID userId, Plan plan) {
        this(keyId, workspaceId, userId, plan, null, null);
    }

    /** The same caller under another plan. */
    public Principal on(Plan newPlan, Limits newLimits) {
        return new Principal(keyId, workspaceId, userId, newPlan, newLimits, access);
    }

    /** Whether its work is free of charge, marked and never published. */
    @JsonIgnore
    public boolean isSandbox() {
        return access.sandbox();
    }
}
