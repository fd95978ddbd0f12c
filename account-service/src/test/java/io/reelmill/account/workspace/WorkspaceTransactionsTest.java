package io.reelmill.account.workspace;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.quarkus.narayana.jta.QuarkusTransaction;
import io.quarkus.test.junit.QuarkusTest;
import io.reelmill.account.workspace.Workspaces.NewWorkspace;
import io.reelmill.contracts.account.AccountApi.Account;
import io.reelmill.contracts.account.Plan;
import io.reelmill.contracts.account.PlanCatalog;
import jakarta.inject.Inject;
import java.util.Collections;
import java.util.List;
import java.util.UUID;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.jdbi.v3.core.Jdbi;
import org.junit.jupiter.api.Test;

/** Workspaces that Hibernate writes, beside credits and events that Jdbi writes. */
@QuarkusTest
class WorkspaceTransactionsTest {

    @Inject
    Workspaces workspaces;

    @Inject
    AccountOverview accounts;

    @Inject
    PlanChanges plans;

    @Inject
    Jdbi jdbi;

    private final UUID workspace = UUID.randomUUID();
    private final String email = workspace + "@example.org";

    @Test
    void shouldOpenAWorkspaceAndItsOwnerOnceForCallsAtTheSameTime() throws Exception {
        Callable<Void> call = () -> {
            open();
            return null;
        };
        ExecutorService callers = Executors.newFixedThreadPool(8);
        try {
            for (Future<Void> future : callers.invokeAll(Collections.nCopies(8, call))) {
                future.get();
            }
        } finally {
            callers.shutdown();
        }

        Account account = accounts.of(workspace).orElseThrow();
        assertThat(account.user().email()).isEqualTo(email);
        assertThat(account.credits().total())
                .isEqualTo(PlanCatalog.standard().of(Plan.FREE).monthlyCredits());
    }

    @Test
    void shouldGiveAKnownUserASecondWorkspace() {
        open();
        UUID second = UUID.randomUUID();
        workspaces.open(new NewWorkspace(second, "Second", Plan.HOBBY, email, "Another name"));

        assertThat(accounts.of(second).orElseThrow().user())
                .isEqualTo(accounts.of(workspace).orElseThrow().user());
    }

    @Test
    void shouldLeaveNothingOfAWorkspaceWhoseOpeningFails() {
        assertThatThrownBy(() -> QuarkusTransaction.requiringNew().run(() -> {
                    open();
                    assertThat(accounts.of(workspace))
                            .as("within the transaction")
                            .isPresent();
                    throw new IllegalStateException("at the end");
                }))
                .hasMessage("at the end");

        assertThat(accounts.of(workspace)).isEmpty();
        for (String table : List.of("balances", "grants", "webhook_secrets")) {
            assertThat(rows(table + " WHERE workspace_id = '" + workspace + "'"))
                    .as(table)
                    .isZero();
        }
        assertThat(rows("users WHERE email = '" + email + "'")).isZero();
    }

    @Test
    void shouldChangeThePlanAndAppendTheEventInOneTransaction() {
        open();
        assertThatThrownBy(() -> QuarkusTransaction.requiringNew().run(() -> {
                    plans.change(workspace, Plan.GROWTH);
                    plans.change(workspace, Plan.GROWTH);
                    assertThat(rows("outbox WHERE xmin = pg_current_xact_id()::xid"))
                            .isEqualTo(1);
                    throw new IllegalStateException("after both");
                }))
                .hasMessage("after both");
        assertThat(accounts.of(workspace).orElseThrow().subscription().plan()).isEqualTo(Plan.FREE);

        plans.change(workspace, Plan.GROWTH);
        assertThat(accounts.of(workspace).orElseThrow().subscription().plan()).isEqualTo(Plan.GROWTH);
    }

    private void open() {
        workspaces.open(new NewWorkspace(workspace, "Ada's", Plan.FREE, email, "Ada"));
    }

    private int rows(String from) {
        return jdbi.withHandle(handle -> handle.createQuery("SELECT count(*) FROM account." + from)
                .mapTo(int.class)
                .one());
    }
}
