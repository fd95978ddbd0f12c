package io.reelmill.gateway.render;

import io.reelmill.contracts.account.AccountApi.ReservationRequest;
import io.reelmill.contracts.account.AccountApi.SettlementRequest;
import io.reelmill.contracts.account.Principal;
import io.reelmill.contracts.catalog.OptionParameters;
import io.reelmill.contracts.catalog.RequestParameters;
import io.reelmill.contracts.event.RenderRequested;
import io.reelmill.contracts.project.Pid;
import io.reelmill.contracts.project.ProjectSnapshot;
import io.reelmill.gateway.error.ApiException;
import io.reelmill.gateway.idempotency.IdempotentOperation;
import io.reelmill.gateway.render.RenderIntake.Order;
import io.reelmill.projects.NewRun;
import java.util.List;
import java.util.UUID;
import java.util.concurrent.CompletionStage;
import java.util.stream.IntStream;
import org.jboss.logging.Logger;
import org.jdbi.v3.core.Handle;

/** Starts one run of one project: credits first, then the project and its jobs in one transaction. */
final class RenderRun implements IdempotentOperation.Shared {

    private static final Logger LOG = Logger.getLogger(RenderRun.class);

    private final RunStarter desk;
    private final Principal who;
    private final Order order;
    private final String pid;
    private UUID runId;
    private NewRun run;
    private long begun;
    private volatile boolean held;

    RenderRun(RunStarter desk, Principal who, Order order) {
        this.desk = desk;
        this.who = who;
        this.order = order;
        this.pid = order.existing().map(ProjectSnapshot::pid).orElseGet(() -> Pid.next(desk.clock()));
    }

    @Override
    public CompletionStage<Void> begin(UUID attempt) {
        name(attempt);
        return desk.accounts().reserve(reservation()).thenRun(this::held);
    }

    /** Of a new project only. */
    @Override
    public CompletionStage<RenderAnswer> carryOut(UUID attempt) {
        name(attempt);
        return desk.book().enter(this);
    }

    private void name(UUID attempt) {
        runId = attempt;
        run = newRun();
    }

    /** The credits that it takes, asked for now. */
    ReservationRequest reservation() {
        begun = System.nanoTime();
        return new ReservationRequest(runId, who.workspaceId(), order.credits(), "render", pid);
    }

    /** Called when its credits are held. */
    void held() {
        held = true;
    }

    @Override
    public RenderAnswer store(Handle tx) {
        requireFreshCredits();
        if (order.existing().isEmpty()) {
            desk.book().write(tx, List.of(this));
        } else {
            if (!desk.projects().restart(tx, run)) {
                throw RenderIntake.busy(); // another call was quicker
            }
            desk.outbox().append(tx, jobs());
        }
        return answer();
    }

    /** Credits that were held long ago may have been given back as stranded. */
    void requireFreshCredits() {
        if (System.nanoTime() - begun > OrphanedReservationSweeper.BEGIN_WITHIN.toNanos()) {
            throw ApiException.unavailable("the render could not be started in time; nothing was started");
        }
    }

    /** One for each output. */
    List<RenderRequested> jobs() {
        return IntStream.range(0, run.outputs())
                .mapToObj(output -> new RenderRequested(
                        pid,
                        runId,
                        who.workspaceId(),
                        who.plan(),
                        output,
                        run.outputs(),
                        order.credits(),
                        order.spec(),
                        desk.clock().instant()))
                .toList();
    }

    RenderAnswer answer() {
        return new RenderAnswer(
                1,
                pid,
                run.workflow(),
                run.webhookUrl(),
                RunStarter.ENDPOINT,
                desk.docs(),
                order.credits(),
                run.warnings());
    }

    /** When the commit's outcome cannot be known the reservation stays: the run settles it, or it expires. */
    @Override
    public void abandon() {
        if (!held) {
            return;
        }
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

    NewRun run() {
        return run;
    }

    private NewRun newRun() {
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
