package io.reelmill.gateway.render;

import io.reelmill.contracts.account.AccountApi;
import io.reelmill.contracts.account.AccountApi.ReservationRequest;
import io.reelmill.contracts.account.Principal;
import io.reelmill.contracts.catalog.OptionParameters;
import io.reelmill.contracts.catalog.RequestParameters;
import io.reelmill.contracts.event.RenderRequested;
import io.reelmill.contracts.project.Pid;
import io.reelmill.contracts.project.ProjectSnapshot;
import io.reelmill.gateway.projects.LogContext;
import io.reelmill.gateway.render.RenderIntake.Order;
import io.reelmill.projects.NewRun;
import io.reelmill.tracing.Traceparent;
import java.time.Clock;
import java.time.Instant;
import java.util.List;
import java.util.UUID;
import java.util.stream.IntStream;

/**
 * One run of one project, as it is reserved, stored and told.
 *
 * @param runId also the id of its reservation
 * @param orderedAt when the call was accepted; its credits are reserved after that
 * @param traceparent of the call, since the run is stored together with others; null when that is not traced
 */
record RenderRun(Principal who, Order order, UUID runId, String pid, Instant orderedAt, String traceparent) {

    /** A run of the project that the order names, or of a new one. */
    static RenderRun of(Principal who, Order order, UUID runId, Clock clock) {
        String pid = order.existing().map(ProjectSnapshot::pid).orElseGet(() -> Pid.next(clock));
        LogContext.project(pid);
        return new RenderRun(who, order, runId, pid, clock.instant(), Traceparent.current());
    }

    boolean isOfNewProject() {
        return order.existing().isEmpty();
    }

    UUID workspaceId() {
        return who.workspaceId();
    }

    /** Whether credits are reserved for it; not in the sandbox. */
    boolean isCharged() {
        return !who.isSandbox();
    }

    /** The credits that it takes; only of a run that {@link #isCharged}. */
    ReservationRequest reservation() {
        return new ReservationRequest(
                runId,
                workspaceId(),
                credits(),
                AccountApi.PURPOSE_RENDER,
                pid,
                who.limits().concurrentRenders());
    }

    /** What is stored of it. */
    NewRun row() {
        var spec = order.spec();
        return new NewRun(
                pid,
                runId,
                workspaceId(),
                ProjectName.of(spec),
                spec.workflow().wireName(),
                outputs(),
                credits(),
                order.request().warnings(),
                spec.find(RequestParameters.METADATA).orElse(null),
                webhookUrl(),
                who.isSandbox(),
                who.limits().filmRetentionDays(),
                spec.isWatermarked());
    }

    /** What the render-service is told, once for each output. */
    List<RenderRequested> jobs() {
        int outputs = outputs();
        return IntStream.range(0, outputs)
                .mapToObj(output -> new RenderRequested(
                        pid,
                        runId,
                        workspaceId(),
                        who.plan(),
                        output,
                        outputs,
                        credits(),
                        order.spec(),
                        orderedAt,
                        who.limits().renderPriority(),
                        who.isSandbox()))
                .toList();
    }

    /** What the client is told. */
    RenderAnswer answer(String docs) {
        return new RenderAnswer(
                1,
                pid,
                order.spec().workflow().wireName(),
                webhookUrl(),
                RenderResource.PATH,
                docs,
                credits(),
                order.credits(),
                who.isSandbox(),
                order.request().warnings());
    }

    private int credits() {
        return isCharged() ? order.credits() : 0;
    }

    private int outputs() {
        return order.spec().get(OptionParameters.OUTPUT_COUNT);
    }

    private String webhookUrl() {
        return order.spec().find(RequestParameters.WEBHOOK_URL).orElse(null);
    }
}
