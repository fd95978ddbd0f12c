package io.reelmill.gateway.me;

import io.reelmill.contracts.account.AccountApi.Account;
import io.reelmill.contracts.account.AccountApi.Credits;
import io.reelmill.contracts.account.AccountApi.Subscription;
import io.reelmill.contracts.account.AccountApi.Usage;
import io.reelmill.contracts.account.AccountApi.User;
import io.reelmill.contracts.account.AccountApi.Workspace;
import io.reelmill.gateway.account.Accounts;
import io.reelmill.gateway.key.Caller;
import io.reelmill.gateway.key.Keyed;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;

/** Tells the caller about its account. */
@Path("/api/public/v3/me")
class MeResource {

    private final Caller caller;
    private final Accounts accounts;

    MeResource(Caller caller, Accounts accounts) {
        this.caller = caller;
        this.accounts = accounts;
    }

    record Me(
            int success,
            String email,
            int totalCredits,
            User user,
            Workspace workspace,
            Credits credits,
            Subscription subscription,
            Usage usage) {}

    @GET
    @Keyed
    @Produces(MediaType.APPLICATION_JSON)
    public Me me() {
        Account account = accounts.account(caller.principal().workspaceId());
        return new Me(
                1,
                account.user().email(),
                account.credits().total(),
                account.user(),
                account.workspace(),
                account.credits(),
                account.subscription(),
                account.usage());
    }
}
