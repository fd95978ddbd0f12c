package io.reelmill.account.workspace;

import io.reelmill.account.grant.GrantCategory;
import io.reelmill.account.grant.Grants;
import io.reelmill.account.grant.NewGrant;
import io.reelmill.account.key.ApiKey;
import io.reelmill.account.key.Keys;
import io.reelmill.account.ledger.Ledger;
import io.reelmill.account.workspace.Workspaces.NewWorkspace;
import io.reelmill.contracts.account.AccountApi;
import io.reelmill.contracts.account.AccountApi.Account;
import io.reelmill.contracts.account.AccountApi.Credits;
import io.reelmill.contracts.account.AccountApi.WebhookSecrets;
import io.reelmill.contracts.account.Plan;
import io.reelmill.service.Refusal;
import io.reelmill.service.RequiredScope;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.PUT;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.core.Response;
import java.time.Instant;
import java.util.List;
import java.util.UUID;
import org.jdbi.v3.core.Jdbi;

/** Workspaces as other services see them. */
@Path(AccountApi.WORKSPACES)
public class WorkspaceResource {

    /** A key that was just made; this is the only time that it is shown. */
    record NewKey(UUID id, String key) {}

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
    private final Accounts accounts;
    private final Workspaces workspaces;
    private final SigningSecrets secrets;
    private final Keys keys;
    private final Ledger ledger;
    private final Grants grants;
    private final PlanChanges plans;

    WorkspaceResource(
            Jdbi jdbi,
            Accounts accounts,
            Workspaces workspaces,
            SigningSecrets secrets,
            Keys keys,
            Ledger ledger,
            Grants grants,
            PlanChanges plans) {
        this.jdbi = jdbi;
        this.accounts = accounts;
        this.workspaces = workspaces;
        this.secrets = secrets;
        this.keys = keys;
        this.ledger = ledger;
        this.grants = grants;
        this.plans = plans;
    }

    /** Opens a workspace; a repeated call is the same workspace. */
    @POST
    public Response open(NewWorkspace workspace) {
        Refusal.required(workspace, "a body");
        Refusal.required(workspace.id(), "id");
        Refusal.required(workspace.name(), "name");
        Refusal.required(workspace.plan(), "plan");
        Refusal.required(workspace.ownerEmail(), "ownerEmail");
        Refusal.required(workspace.ownerName(), "ownerName");
        workspaces.open(workspace);
        return Response.status(201).entity(account(workspace.id())).build();
    }

    @POST
    @Path("/{id}/credits")
    public Credits give(UUID id, Gift gift) {
        Refusal.required(gift, "a body");
        Refusal.required(gift.reason(), "reason");
        Refusal.required(gift.reference(), "reference");
        GrantCategory category = category(Refusal.required(gift.kind(), "kind"));
        if (gift.credits() <= 0) {
            throw Refusal.badRequest("credits must be above 0");
        }
        Instant expiry = category.expires() ? account(id).subscription().renewsAt() : null;
        return jdbi.inTransaction(tx -> {
            grants.issue(tx, new NewGrant(id, category, gift.credits(), expiry, gift.reason(), gift.reference()));
            return Accounts.credits(ledger.balances(tx, id));
        });
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
        UUID keyId = keys.admit(id, key);
        return Response.status(201).entity(new NewKey(keyId, key.text())).build();
    }

    /** Moves the workspace to another plan; every gateway hears of it by an event. */
    @PUT
    @Path("/{id}/plan")
    public Account changePlan(UUID id, NewPlan request) {
        Refusal.required(request, "a body");
        plans.change(id, Refusal.required(request.plan(), "plan"));
        return account(id);
    }

    private static GrantCategory category(String kind) {
        return switch (kind) {
            case "regular" -> GrantCategory.PROMOTIONAL;
            case "non_expiring" -> GrantCategory.ADJUSTMENT;
            default -> throw Refusal.badRequest("kind must be one of regular, non_expiring");
        };
    }
}
