package io.reelmill.account.demo;

import io.quarkus.runtime.StartupEvent;
import io.reelmill.account.grant.GrantCategory;
import io.reelmill.account.grant.Grants;
import io.reelmill.account.grant.NewGrant;
import io.reelmill.account.key.ApiKey;
import io.reelmill.account.key.Keys;
import io.reelmill.account.payment.EmbeddedPaymentGateway;
import io.reelmill.account.payment.PaymentMethods;
import io.reelmill.account.workspace.Workspaces;
import io.reelmill.account.workspace.Workspaces.NewWorkspace;
import io.reelmill.contracts.account.Plan;
import io.reelmill.contracts.account.PlanCatalog;
import jakarta.enterprise.event.Observes;
import jakarta.inject.Singleton;
import jakarta.transaction.Transactional;
import java.util.UUID;
import org.jboss.logging.Logger;
import org.jdbi.v3.core.Jdbi;

/** Opens the demo workspace at the start, once, however often the service starts. */
@Singleton
class DemoWorkspace {

    static final UUID WORKSPACE = UUID.fromString("0de00000-0000-4000-8000-000000000001");
    static final int CREDITS = 100_000;

    private static final Logger LOG = Logger.getLogger(DemoWorkspace.class);

    private final DemoSettings settings;
    private final Jdbi jdbi;
    private final Workspaces workspaces;
    private final Grants grants;
    private final Keys keys;
    private final PaymentMethods methods;
    private final PlanCatalog plans;

    DemoWorkspace(
            DemoSettings settings,
            Jdbi jdbi,
            Workspaces workspaces,
            Grants grants,
            Keys keys,
            PaymentMethods methods,
            PlanCatalog plans) {
        this.settings = settings;
        this.jdbi = jdbi;
        this.workspaces = workspaces;
        this.grants = grants;
        this.keys = keys;
        this.methods = methods;
        this.plans = plans;
    }

    void atStart(@Observes StartupEvent event) {
        settings.key().ifPresent(key -> open(new ApiKey(key)));
    }

    @Transactional
    void open(ApiKey key) {
        Plan plan = Plan.ELITE;
        // The plan's credits of the first month are part of the hundred thousand.
        int extra = CREDITS - plans.of(plan).monthlyCredits();
        workspaces.open(new NewWorkspace(WORKSPACE, "Demo workspace", plan, "demo@reelmill.example", "Demo"));
        keys.admit(WORKSPACE, key);
        jdbi.useTransaction(tx -> {
            grants.issue(tx, new NewGrant(WORKSPACE, GrantCategory.ADJUSTMENT, extra, null, "demo_credits", "demo"));
            methods.save(tx, WORKSPACE, EmbeddedPaymentGateway.PAYS);
        });
        LOG.infof("the demo workspace is open to key %s", key);
    }
}
