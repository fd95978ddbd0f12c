package io.reelmill.account.workspace;

import io.reelmill.account.audit.Actor;
import io.reelmill.account.audit.AuditLog;
import io.reelmill.account.grant.GrantCategory;
import io.reelmill.account.grant.Grants;
import io.reelmill.account.grant.NewGrant;
import io.reelmill.account.key.ApiKey;
import io.reelmill.account.key.Keys;
import io.reelmill.account.key.NewKey;
import io.reelmill.account.ledger.Ledger;
import io.reelmill.account.workspace.Workspaces.NewWorkspace;
import io.reelmill.contracts.account.AccountApi;
import io.reelmill.contracts.account.AccountApi.Account;
import io.reelmill.contracts.account.AccountApi.Credits;
import io.reelmill.contracts.account.AccountApi.KeyInfo;
import io.reelmill.contracts.account.AccountApi.WebhookSecrets;
import io.reelmill.contracts.account.KeyAccess;
import io.reelmill.contracts.account.Plan;
import io.reelmill.service.Caller;
import io.reelmill.service.Refusal;
import io.reelmill.service.RequiredScope;
import jakarta.transaction.Transactional;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.PUT;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.core.Response;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import org.jdbi.v3.core.Jdbi;

/** Workspaces as other services see them. */
@Path(AccountApi.WORKSPACES)
public class WorkspaceResource {

    /** A key that was just made; this is the only time that it is shown. */
    record CreatedKey(UUID id, String key) {}

    /** The plan that a workspace is to have. */
    record NewPlan(Plan plan) {}

    /**
     * Credits to be given.
     *
     * @param kind {@code regular}, which ends with the period, or {@code non_expiring}
     * @param reference given once for each reference, however often the call is made
     */
    record Gift(String kind, int credits, String reason, String reference) {}

    private final Jdbi jdbi;
    private final AccountOverview accounts;
    private final Workspaces workspaces;
    private final SigningSecrets secrets;
    private final Keys keys;
    private final Ledger ledger;
    private final Grants grants;
    private final PlanChanges plans;
    private final AuditLog audit;
    private final Caller caller;
    private final Clock clock;

    WorkspaceResource(
            Jdbi jdbi,
            AccountOverview accounts,
            Workspaces workspaces,
            SigningSecrets secrets,
            Keys keys,
            Ledger ledger,
            Grants grants,
            PlanChanges plans,
            AuditLog audit,
            Caller caller,
            Clock clock) {
        this.jdbi = jdbi;
        this.accounts = accounts;
        this.workspaces = workspaces;
        this.secrets = secrets;
        this.keys = keys;
        this.ledger = ledger;
        this.grants = grants;
        this.plans = plans;
        this.audit = audit;
        this.caller = caller;
        this.clock = clock;
    }

    /** Opens a workspace; a repeated call is the same workspace. */
    @POST
    @Transactional
    public Response open(NewWorkspace workspace) {
        Refusal.required(workspace, "a body");
        Refusal.required(workspace.id(), "id");
        Refusal.required(workspace.name(), "name");
        Refusal.required(workspace.plan(), "plan");
        Refusal.required(workspace.ownerEmail(), "ownerEmail");
        Refusal.required(workspace.ownerName(), "ownerName");
        if (accounts.of(workspace.id()).isEmpty()) {
            audit.append(actor(null), "workspace.create", workspace.id(), workspace.id(), null, workspace);
        }
        workspaces.open(workspace);
        return Response.status(201).entity(account(workspace.id())).build();
    }

    @POST
    @Path("/{id}/credits")
    @Transactional
    public Credits give(UUID id, Gift gift) {
        Refusal.required(gift, "a body");
        Refusal.required(gift.reason(), "reason");
        Refusal.required(gift.reference(), "reference");
        GrantCategory category = category(Refusal.required(gift.kind(), "kind"));
        if (gift.credits() <= 0) {
            throw Refusal.badRequest("credits must be above 0");
        }
        Instant expiry = category.expires() ? expiryOfGifts(id) : null;
        return jdbi.inTransaction(tx -> {
            Credits before = AccountOverview.credits(ledger.balances(tx, id));
            boolean given = grants.issue(
                    tx, new NewGrant(id, category, gift.credits(), expiry, gift.reason(), gift.reference()));
            Credits after = AccountOverview.credits(ledger.balances(tx, id));
            if (given) {
                audit.append(actor(gift.reason()), "credits.grant", id, gift.reference(), before, after);
            }
            return after;
        });
    }

    /** The end of the period; a month where no other one follows. */
    private Instant expiryOfGifts(UUID id) {
        Instant renewal = account(id).subscription().renewsAt();
        Instant month = clock.instant().plus(Duration.ofDays(30));
        return renewal == null || renewal.isBefore(clock.instant()) ? month : renewal;
    }

    @GET
    @RequiredScope("accounts")
    @Path("/{id}/account")
    public Account account(UUID id) {
        return accounts.of(id).orElseThrow(() -> Refusal.notFound("the workspace"));
    }

    @GET
    @RequiredScope("webhook-secrets")
    @Path("/{id}/webhook-secrets")
    public WebhookSecrets webhookSecrets(UUID id) {
        List<String> signing = secrets.of(id);
        if (signing.isEmpty()) {
            throw Refusal.notFound("the workspace");
        }
        return new WebhookSecrets(signing);
    }

    /** Begins to sign with a new secret, which comes first; the one before it goes on signing for a day. */
    @POST
    @RequiredScope("webhook-secrets:rotate")
    @Path("/{id}/webhook-secrets/rotate")
    public WebhookSecrets rotateWebhookSecret(UUID id) {
        try {
            return new WebhookSecrets(secrets.rotate(id));
        } catch (SigningSecrets.TooManySecretsException e) {
            throw Refusal.conflict(e.getMessage());
        }
    }

    @POST
    @Path("/{id}/keys")
    public Response addKey(UUID id) {
        account(id);
        ApiKey key = ApiKey.generate();
        KeyInfo info = keys.create(id, key, new NewKey("", KeyAccess.FULL, null), actor(null));
        return Response.status(201)
                .entity(new CreatedKey(info.id(), key.text()))
                .build();
    }

    /** Moves the workspace to another plan; every gateway hears of it by an event. */
    @PUT
    @Path("/{id}/plan")
    @Transactional
    public Account changePlan(UUID id, NewPlan request) {
        Refusal.required(request, "a body");
        Plan before = account(id).subscription().plan();
        Plan after = Refusal.required(request.plan(), "plan");
        plans.change(id, after);
        if (before != after) {
            audit.append(actor(null), "plan.change", id, id, Map.of("plan", before), Map.of("plan", after));
        }
        return account(id);
    }

    private Actor actor(String reason) {
        return new Actor("service:" + caller.actor(), reason, null);
    }

    private static GrantCategory category(String kind) {
        return switch (kind) {
            case "regular" -> GrantCategory.PROMOTIONAL;
            case "non_expiring" -> GrantCategory.ADJUSTMENT;
            default -> throw Refusal.badRequest("kind must be one of regular, non_expiring");
        };
    }
}
