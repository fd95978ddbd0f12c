package io.reelmill.gateway.credits;

import io.reelmill.contracts.account.LedgerApi.Grant;
import io.reelmill.contracts.account.LedgerApi.Hold;
import io.reelmill.contracts.account.LedgerApi.Holdings;
import io.reelmill.gateway.account.Billing;
import io.reelmill.gateway.key.Caller;
import io.reelmill.gateway.key.Keyed;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;
import java.util.List;

/** Tells which credits a workspace has until when, and which are held. */
@Path("/api/public/v3/credits/grants")
@Produces(MediaType.APPLICATION_JSON)
class GrantsResource {

    private final Caller caller;
    private final Billing billing;

    GrantsResource(Caller caller, Billing billing) {
        this.caller = caller;
        this.billing = billing;
    }

    record GrantList(int success, List<Grant> grants, List<Hold> reservations) {}

    @GET
    @Keyed
    public GrantList list() {
        Holdings holdings = billing.holdings(caller.principal().workspaceId());
        return new GrantList(1, holdings.grants(), holdings.reservations());
    }
}
