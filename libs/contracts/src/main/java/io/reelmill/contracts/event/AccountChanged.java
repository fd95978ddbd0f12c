package io.reelmill.contracts.event;

import com.fasterxml.jackson.annotation.JsonIgnore;
import io.reelmill.contracts.account.Limits;
import io.reelmill.contracts.account.Plan;
import java.time.Instant;
import java.util.UUID;

/**
 * The plan or the limits of a workspace have changed. It carries the whole new state, so a consumer needs the newest event only.
 *
 * @param limits of the workspace, complete; what is missing is as the standard plan says
 */
public record AccountChanged(UUID workspaceId, Plan plan, Limits limits, Instant at) implements Event {

    public static final String TYPE = "io.reelmill.account.changed.v1";

    public AccountChanged {
        limits = Limits.complete(limits, plan);
    }

    @Override
    @JsonIgnore
    public String topic() {
        return Topics.ACCOUNT_EVENTS;
    }

    @Override
    @JsonIgnore
    public String type() {
        return TYPE;
    }

    @Override
    @JsonIgnore
    public String key() {
        return workspaceId.toString();
    }
}
