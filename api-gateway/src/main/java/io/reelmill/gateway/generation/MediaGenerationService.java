package io.reelmill.gateway.generation;

import io.reelmill.contracts.account.Principal;
import io.reelmill.contracts.pricing.Estimate;
import io.reelmill.contracts.project.ProjectStatus;
import io.reelmill.gateway.account.CreditReservations;
import io.reelmill.gateway.edge.BlockingWork;
import io.reelmill.gateway.error.ApiException;
import io.reelmill.gateway.idempotency.IdempotentExecutor;
import io.reelmill.gateway.task.TaskAnswers;
import io.reelmill.gateway.task.TaskWait;
import io.reelmill.media.SignedLinks;
import io.reelmill.outbox.Outbox;
import io.reelmill.projects.task.Task;
import io.reelmill.projects.task.TaskKind;
import io.reelmill.projects.task.TaskStore;
import io.smallrye.mutiny.Uni;
import jakarta.inject.Singleton;
import jakarta.ws.rs.core.Response;
import java.time.Clock;
import java.util.Optional;
import java.util.UUID;

/** Generates media for a workspace. */
@Singleton
public class MediaGenerationService {

    private final GenerationIntake intake;
    private final CreditReservations reservations;
    private final TaskStore tasks;
    private final TaskWait wait;
    private final Outbox outbox;
    private final SignedLinks links;
    private final IdempotentExecutor executor;
    private final GenerationSettings settings;
    private final Clock clock;

    MediaGenerationService(
            GenerationIntake intake,
            CreditReservations reservations,
            TaskStore tasks,
            TaskWait wait,
            Outbox outbox,
            SignedLinks links,
            IdempotentExecutor executor,
            GenerationSettings settings,
            Clock clock) {
        this.intake = intake;
        this.reservations = reservations;
        this.tasks = tasks;
        this.wait = wait;
        this.outbox = outbox;
        this.links = links;
        this.executor = executor;
        this.settings = settings;
        this.clock = clock;
    }

    /**
     * What a body would cost, itemised; nothing is started.
     *
     * @throws ApiException with all that is wrong with it
     */
    public Estimate price(Principal who, byte[] body) {
        return intake.check(who, body).price();
    }

    /**
     * Starts a generation and waits for it, as long as the settings allow. What was started goes on whoever waits for it.
     *
     * @param key {@code Idempotency-Key}, or null
     * @return the answer of {@code POST /generate-media}; fails with an {@link ApiException} where the generation has failed
     */
    public Uni<Response> generate(Principal who, byte[] body, String key) {
        return start(who, body, key).flatMap(this::answer);
    }

    /**
     * Starts a generation. {@link #answer(Response)} waits for it.
     *
     * @return a refusal that was given before to the same idempotency key, or an answer with the id
     */
    public Uni<Response> start(Principal who, byte[] body, String key) {
        return BlockingWork.of(() -> executor.answer(
                who,
                "generate-media",
                key,
                body,
                () -> new GenerationOperation(reservations, tasks, outbox, clock, who, intake.check(who, body))));
    }

    /** The id of a generation that was started; empty of a refusal. */
    public static Optional<UUID> id(Response started) {
        return TaskAnswers.id(started, "id");
    }

    /**
     * A generation at this moment.
     *
     * @throws ApiException 400 without an id, 404 when the workspace has no such generation
     */
    public GenerationAnswer find(Principal who, String id) {
        return answer(get(who, id));
    }

    /**
     * The row of a generation at this moment.
     *
     * @throws ApiException as {@link #find}
     */
    public Task get(Principal who, String id) {
        if (id == null || id.isBlank()) {
            throw ApiException.invalid("id", "required", "id is required");
        }
        return parsed(id)
                .flatMap(known -> tasks.find(known, TaskKind.MEDIA, who.workspaceId()))
                .orElseThrow(() -> ApiException.notFound("id", "id names no generation of this workspace"));
    }

    /** The row of a generation when it has ended, however long that takes. */
    public Uni<Task> ended(UUID id) {
        return wait.ended(id);
    }

    /** Waits for what was started, as long as the settings allow. */
    public Uni<Response> answer(Response started) {
        Optional<UUID> id = id(started);
        if (id.isEmpty()) {
            return Uni.createFrom().item(started); // a refusal that was given before
        }
        return wait.ended(id.get(), settings.answerWithin()).map(ended -> {
            if (ended.isPresent() && ended.get().status() == ProjectStatus.ERROR) {
                throw TaskAnswers.refusal(ended.get());
            }
            // one that goes on is answered as it was stored: success, id, status
            return ended.map(task -> TaskAnswers.with(started, answer(task))).orElse(started);
        });
    }

    /** A generation as its client sees it. */
    public GenerationAnswer answer(Task task) {
        return GenerationAnswer.of(task, links::link);
    }

    private static Optional<UUID> parsed(String id) {
        try {
            return Optional.of(UUID.fromString(id));
        } catch (IllegalArgumentException e) {
            return Optional.empty();
        }
    }
}
