package io.reelmill.account.subscription;

import io.reelmill.contracts.account.AccountApi;
import io.reelmill.contracts.account.AccountApi.PlanChoice;
import io.reelmill.contracts.account.AccountApi.SubscriptionInfo;
import io.reelmill.service.Refusal;
import io.reelmill.service.RequiredScope;
import jakarta.ws.rs.DELETE;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.PUT;
import jakarta.ws.rs.Path;
import java.util.UUID;
import org.jdbi.v3.core.Jdbi;

/** The subscription of a workspace as other services see it. */
@Path(AccountApi.BILLING)
@RequiredScope("billing")
public class SubscriptionResource {

    private final Jdbi jdbi;
    private final SubscriptionStore subscriptions;
    private final SubscriptionChanges changes;

    SubscriptionResource(Jdbi jdbi, SubscriptionStore subscriptions, SubscriptionChanges changes) {
        this.jdbi = jdbi;
        this.subscriptions = subscriptions;
        this.changes = changes;
    }

    @GET
    @Path("/{id}/subscription")
    public SubscriptionInfo read(UUID id) {
        return jdbi.withHandle(handle -> subscriptions.find(handle, id))
                .map(SubscriptionResource::info)
                .orElseThrow(() -> Refusal.notFound("the workspace"));
    }

    @PUT
    @Path("/{id}/subscription")
    public SubscriptionInfo choose(UUID id, PlanChoice choice) {
        Refusal.required(choice, "a body");
        return change(id, () -> changes.choose(id, Refusal.required(choice.plan(), "plan")));
    }

    @DELETE
    @Path("/{id}/subscription")
    public SubscriptionInfo cancel(UUID id) {
        return change(id, () -> changes.cancel(id));
    }

    @POST
    @Path("/{id}/subscription/resume")
    public SubscriptionInfo resume(UUID id) {
        return change(id, () -> changes.resume(id));
    }

    private SubscriptionInfo change(UUID id, Runnable change) {
        try {
            change.run();
        } catch (SubscriptionChanges.NotPossibleException e) {
            throw Refusal.conflict(e.getMessage());
        }
        return read(id);
    }

    private static SubscriptionInfo info(Subscription subscription) {
        Subscription.Terms terms = subscription.terms();
        return new SubscriptionInfo(
                terms.plan(),
                subscription.status(),
                terms.period().start(),
                terms.period().end(),
                terms.nextPlan(),
                terms.cancelAtPeriodEnd(),
                terms.complimentary());
    }
}
