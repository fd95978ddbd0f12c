package io.reelmill.gateway.render;

import io.reelmill.contracts.account.AccountApi.ReservationRequest;
import io.reelmill.contracts.account.AccountApi.SettlementRequest;
import io.reelmill.contracts.account.Principal;
import io.reelmill.contracts.catalog.OptionParameters;
import io.reelmill.contracts.catalog.RequestParameters;
import io.reelmill.contracts.event.RenderRequested;
import io.reelmill.contracts.project.Pid;
import io.reelmill.contracts.project.ProjectSnapshot;
import io.reelmill.gateway.idempotency.Work;
import io.reelmill.gateway.render.RenderIntake.Order;
import io.reelmill.projects.NewRun;
import java.util.UUID;
import org.jboss.logging.Logger;
import org.jdbi.v3.core.Handle;

/** Starts one run of one project: credits first, then the project and its jobs in one transaction. */
final class RenderRun implements Work {

    private static final Logger LOG = Logger.getLogger(RenderRun.class);

    private final RenderDesk desk;
    private final Principal who;
    private final Order order;
    private final String pid;
    private UUID runId;

    RenderRun(RenderDesk desk, Principal who, Order order) {
        this.desk = desk;
        this.who = who;
        this.order = order;
        this.pid = order.existing().map(ProjectSnapshot::pid).orElseGet(() -> Pid.next(desk.clock()));
    }

    @Override
    public void begin(UUID attempt) {
        runId = attempt;
        desk.accounts().reserve(new ReservationRequest(runId, who.workspaceId(), order.credits(), "render", pid));
    }

    @Override
    public RenderAnswer store(Handle tx) {
        NewRun run = run();
        if (order.existing().isEmpty()) {
            desk.projects().create(tx, run);
        } else if (!desk.projects().restart(tx, run)) {
            throw RenderIntake.busy(); // another call was quicker
        }
        for (int output = 0; output < run.outputs(); output++) {
            desk.outbox()
                    .append(
                            tx,
                            new RenderRequested(
                                    pid,
                                    runId,
                                    who.workspaceId(),
                                    who.plan(),
                                    output,
                                    run.outputs(),
                                    order.credits(),
                                    order.spec(),
                                    desk.clock().instant()));
        }
        return new RenderAnswer(
                1,
                pid,
                run.workflow(),
                run.webhookUrl(),
                RenderDesk.ENDPOINT,
                desk.docs(),
                order.credits(),
                run.warnings());
    }

    /** When the commit's outcome cannot be known the reservation stays: the run settles it, or it expires. */
    @Override
    public void abandon() {
        try {
            boolean stored = desk.projects()
                    .find(pid, who.workspaceId())
                    .filter(project -> project.runId().equals(runId))
                    .isPresent();
            if (!stored) {
                desk.accounts().settle(runId, new SettlementRequest(0, "not_started"));
            }
        } catch (RuntimeException e) {
            LOG.warnf(e, "reservation %s could not be released; it expires", runId);
        }
    }

    private NewRun run() {
        var spec = order.spec();
        return new NewRun(
                pid,
                runId,
                who.workspaceId(),
                ProjectName.of(spec),
                spec.workflow().wireName(),
                spec.get(OptionParameters.OUTPUT_COUNT),
                order.credits(),
                order.request().warnings(),
                spec.find(RequestParameters.METADATA).orElse(null),
                spec.find(RequestParameters.WEBHOOK_URL).orElse(null));
    }
}
