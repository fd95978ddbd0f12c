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
import io.reelmill.gateway.voice.VoiceCloneService;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;

/** Tells the caller about its account. */
@Path("/api/public/v3/me")
public class MeResource {

    private final Caller caller;
    private final Accounts accounts;
    private final VoiceCloneService voices;

    MeResource(Caller caller, Accounts accounts, VoiceCloneService voices) {
        this.caller = caller;
        this.accounts = accounts;
        this.voices = voices;
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
                usage(account));
    }

    /** Cloned voices are counted where they are kept. */
    private Usage usage(Account account) {
        Usage usage = account.usage();
        return new Usage(
                usage.periodStart(),
                usage.rendersThisPeriod(),
                usage.creditsThisPeriod(),
                voices.count(account.workspace().id()),
                usage.clonedVoicesLimit(),
                usage.byDay());
    }
}
