package io.reelmill.gateway.export;

import io.reelmill.contracts.account.Principal;
import io.reelmill.contracts.catalog.ExportNormaliser;
import io.reelmill.contracts.pricing.PriceList;
import io.reelmill.contracts.project.Pid;
import io.reelmill.contracts.project.ProjectSnapshot;
import io.reelmill.contracts.project.ProjectStatus;
import io.reelmill.gateway.account.CreditReservations;
import io.reelmill.gateway.edge.BlockingWork;
import io.reelmill.gateway.edge.JsonBody;
import io.reelmill.gateway.error.ApiException;
import io.reelmill.gateway.idempotency.IdempotentExecutor;
import io.reelmill.gateway.projects.LogContext;
import io.reelmill.gateway.projects.OwnProjects;
import io.reelmill.gateway.task.TaskAnswers;
import io.reelmill.gateway.task.TaskWait;
import io.reelmill.media.SignedLinks;
import io.reelmill.outbox.Outbox;
import io.reelmill.projects.ProjectStore;
import io.reelmill.projects.task.TaskStore;
import io.smallrye.mutiny.Uni;
import jakarta.inject.Singleton;
import jakarta.ws.rs.core.Response;
import java.time.Clock;
import java.util.List;
import java.util.Optional;
import java.util.UUID;

/** Exports finished projects of a workspace. */
@Singleton
public class ExportService {

    /** So many exports of a project are listed. */
    private static final int MAX_LISTED = 100;

    private final ProjectStore projects;
    private final TaskStore tasks;
    private final TaskWait wait;
    private final SignedLinks links;
    private final PriceList prices;
    private final CreditReservations reservations;
    private final Outbox outbox;
    private final Clock clock;
    private final IdempotentExecutor executor;
    private final ExportSettings settings;

    ExportService(
            ProjectStore projects,
            TaskStore tasks,
            TaskWait wait,
            SignedLinks links,
            PriceList prices,
            CreditReservations reservations,
            Outbox outbox,
            Clock clock,
            IdempotentExecutor executor,
            ExportSettings settings) {
        this.projects = projects;
        this.tasks = tasks;
        this.wait = wait;
        this.links = links;
        this.prices = prices;
        this.reservations = reservations;
        this.outbox = outbox;
        this.clock = clock;
        this.executor = executor;
        this.settings = settings;
    }

    /**
     * Exports a project, and waits for the file as long as the settings allow where it has to be made.
     *
     * @param key {@code Idempotency-Key}, or null
     * @return the answer of {@code POST /export-video}; fails with an {@link ApiException} where it has failed
     */
    public Uni<Response> export(Principal who, byte[] body, String key) {
        return BlockingWork.of(() -> executor.answer(who, "export-video", key, body, () -> check(who, body)))
                .flatMap(this::answer);
    }

    /** The exports of a project of the workspace, oldest first. */
    public List<ExportEntry> list(UUID workspace, String pid) {
        return tasks.exports(pid, workspace, MAX_LISTED).stream()
                .map(task -> ExportEntry.of(task, links::link))
                .toList();
    }

    private ExportOperation check(Principal who, byte[] body) {
        ExportNormaliser.Outcome request = ExportNormaliser.normalise(JsonBody.parse(body));
        if (!request.violations().isEmpty()) {
            throw ApiException.invalid(request.violations());
        }
        ProjectSnapshot project = project(who, request.pid());
        OwnProjects.requireSameSide(who, project, "pid");
        if (project.status() != ProjectStatus.READY) {
            throw ApiException.invalid(
                    "pid",
                    "not_ready",
                    "pid must be a project that is ready; this one is "
                            + project.status().wireName());
        }
        if (project.expired()) {
            throw ApiException.invalid(
                    "pid",
                    "expired",
                    "pid must be a project whose film is still kept; that of this one expired at "
                            + project.expiresAt());
        }
        return new ExportOperation(
                reservations,
                tasks,
                projects.deletions(),
                outbox,
                clock,
                who,
                ExportOrder.of(project, request),
                who.isSandbox() ? 0 : prices.export());
    }

    private ProjectSnapshot project(Principal who, String pid) {
        if (pid == null || pid.isBlank()) {
            throw ApiException.invalid("pid", "required", "pid is required");
        }
        Optional<ProjectSnapshot> found =
                Pid.isWellFormed(pid) ? projects.find(pid, who.workspaceId()) : Optional.empty();
        ProjectSnapshot project =
                found.orElseThrow(() -> ApiException.notFound("pid", "pid names no project of this workspace"));
        LogContext.project(project.pid());
        return project;
    }

    private Uni<Response> answer(Response started) {
        Optional<UUID> id = TaskAnswers.id(started, "exportId");
        if (id.isEmpty()) {
            return Uni.createFrom().item(started); // a refusal, or an answer of a former version, given before
        }
        return wait.ended(id.get(), settings.answerWithin()).map(ended -> {
            if (ended.isPresent() && ended.get().status() == ProjectStatus.ERROR) {
                throw TaskAnswers.refusal(ended.get());
            }
            return ended.map(task -> TaskAnswers.with(started, ExportAnswer.of(task, links::link)))
                    .orElse(started);
        });
    }
}
