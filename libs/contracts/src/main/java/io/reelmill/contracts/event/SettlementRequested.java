package io.reelmill.contracts.event;

import com.fasterxml.jackson.annotation.JsonIgnore;
import java.time.Instant;
import java.util.UUID;

/**
 * A reservation that belongs to no run is to be settled: what it was made for is done. It is written in the transaction that
 * makes it so, therefore a charge cannot be lost. The first settlement of a reservation stands.
 *
 * @param capture credits to charge, 0 to the reserved ones; the rest is released
 * @param reason machine word for the account's history, such as {@code exported}
 * @param at when the work was done
 */
public record SettlementRequested(UUID reservationId, UUID workspaceId, int capture, String reason, Instant at)
        implements Event {

    public static final String TYPE = "io.reelmill.account.settlement-requested.v1";

    @Override
    @JsonIgnore
    public String topic() {
        return Topics.ACCOUNT_SETTLEMENTS;
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
