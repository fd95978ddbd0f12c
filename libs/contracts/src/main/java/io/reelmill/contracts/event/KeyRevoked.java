package io.reelmill.contracts.event;

import com.fasterxml.jackson.annotation.JsonIgnore;
import java.time.Instant;
import java.util.UUID;

/** An API key is no longer valid; whoever remembers it forgets it. */
public record KeyRevoked(UUID keyId, UUID workspaceId, Instant at) implements Event {

    public static final String TYPE = "io.reelmill.account.key-revoked.v1";

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
