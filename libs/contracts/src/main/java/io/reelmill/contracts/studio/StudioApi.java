package io.reelmill.contracts.studio;

import com.fasterxml.jackson.databind.JsonNode;
import java.time.Instant;
import java.util.List;
import java.util.UUID;

/**
 * The render-service's internal REST interface, as paths and bodies. Every call carries the header {@value
 * io.reelmill.contracts.account.AccountApi#TOKEN_HEADER} with the caller's own token.
 */
public final class StudioApi {

    /**
     * POST {@link VoiceOrder}: 200 {@link VoiceMade}; 400 when the recording is of no use, the error being words that go on
     * from the name of its field; 503 when nobody can make a voice at the moment.
     */
    public static final String VOICES = "/internal/voices";

    /** POST {@link VoiceMade} to {@code /internal/voices/forget}: 204; one that is not there is no matter. */
    public static final String FORGET = "/forget";

    /**
     * GET {@code /internal/runs/{id}}: 200 {@link Run}, or 404 when there is no such run. {@code GET
     * /internal/runs?endedFrom=&endedBefore=&after=&limit=}: 200 {@link EndedRun}s by id, from behind the one named.
     */
    public static final String RUNS = "/internal/runs";

    /** GET {@code /internal/work}: 200 {@link Work}, what workers do and what waits for them. */
    public static final String WORK = "/internal/work";

    /**
     * What a finished film looks like. GET {@code /internal/films/{pid}/{output}/storyboard}: 200 {@link Storyboard}, or 404 once
     * its working files are gone. GET {@code /internal/films/frames?video=} with the media key of the film: 200 a PNG with
     * frames of it side by side, or 404 when there is no such film.
     */
    public static final String FILMS = "/internal/films";

    /**
     * POST {@link TrainingOrder}: begins a training. 200 {@link Training}; 400 when the picture is of no use, the error being words
     * that go on from the name of its field; 404 when nobody is configured who trains characters; 503 when nobody can at the
     * moment; 504 when it may have been begun, though no answer came: then {@link #FIND} tells, and it is not begun again.
     */
    public static final String TRAININGS = "/internal/trainings";

    /** POST {@link TrainingOrder} to {@code /internal/trainings/check}: 204 when it could be begun; 400 and 404 as there. */
    public static final String CHECK = "/check";

    /**
     * POST {@link TrainingSearch} to {@code /internal/trainings/find}: 200 {@link Training} that was begun for a reference; 204 when
     * none is known, which does not mean that none was begun; 503 when it cannot be asked now.
     */
    public static final String FIND = "/find";

    /** POST {@link Training} to {@code /internal/trainings/state}: 200 {@link TrainingState}; 503 when it cannot be asked now. */
    public static final String STATE = "/state";

    /** POST {@link Training} to {@code /internal/trainings/cancel}: 204; one that has ended is no matter. */
    public static final String CANCEL = "/cancel";

    private StudioApi() {}

    /** Whether a run still has outputs to come. */
    public record Run(UUID runId, boolean underWay) {}

    /**
     * The queue of the workers.
     *
     * @param waiting jobs that nobody works on
     * @param oldestWaiting when the oldest of them was requested, or null
     * @param underWay jobs that a worker holds, the longest first
     * @param failing jobs that wait for another try, the most tries first; the first ones only
     * @param workspaces that have open jobs, those with the most first; the first ones only
     */
    public record Work(
            int waiting,
            Instant oldestWaiting,
            List<QueuedJob> underWay,
            List<QueuedJob> failing,
            List<OpenJobs> workspaces) {}

    /**
     * A job of the queue.
     *
     * @param worker who holds it, or null
     * @param kind {@code render}, {@code media} or {@code export}
     * @param stage of its project or task, or null before the first
     * @param attempt counts from 1
     * @param tries that count against it
     * @param leaseUntil when another worker may take it over, unless the worker says that it is alive; or null
     * @param lastError of a try before this one, for operators alone; or null
     */
    public record QueuedJob(
            String worker,
            String kind,
            String pid,
            int output,
            UUID workspaceId,
            boolean sandbox,
            String stage,
            int progress,
            int attempt,
            int tries,
            Instant requestedAt,
            Instant leaseUntil,
            String lastError) {}

    /** How many jobs of a workspace wait or are under way. */
    public record OpenJobs(UUID workspaceId, int waiting, int underWay) {}

    /**
     * A run whose outputs have all ended.
     *
     * @param credits that it is to be charged with
     */
    public record EndedRun(UUID runId, String pid, UUID workspaceId, Instant endedAt, int credits) {}

    /**
     * A voice is to be made of a recording.
     *
     * @param name that the client gives it
     * @param description or empty
     * @param sample key of the recording in the media store, as it came from outside
     * @param preview key under which a WAV is put in which the voice is heard
     */
    public record VoiceOrder(String name, String description, String sample, String preview) {}

    /**
     * A voice that was made.
     *
     * @param cloner who made it, and alone can speak with it
     * @param reference by which the cloner knows it
     * @param language tag of the only language that it speaks, or null when it speaks many
     * @param heard whether there is a preview
     */
    public record VoiceMade(String cloner, String reference, String language, boolean heard) {}

    /**
     * A model is to be trained on a character.
     *
     * @param reference of ours, which the trainer is told, so that the training is found by it
     * @param name of the character
     * @param picture key of its image in the media store, as it came from outside
     */
    public record TrainingOrder(String reference, String name, String picture) {}

    /**
     * A training is looked for.
     *
     * @param reference of its order
     * @param since when it was begun at the earliest
     */
    public record TrainingSearch(String reference, Instant since) {}

    /**
     * A training that was begun.
     *
     * @param trainer who trains
     * @param reference by which the trainer knows the training
     */
    public record Training(String trainer, String reference) {}

    /**
     * How a training stands.
     *
     * @param model by which the trainer knows what it made, null unless ready
     * @param trigger word that stands for the character in a prompt, null unless ready
     * @param reason of a failure, in words for the client, null unless failed
     */
    public record TrainingState(Phase phase, String model, String trigger, String reason) {}

    /** Whether a training still runs, and how it ended. */
    public enum Phase {
        RUNNING,
        READY,
        FAILED
    }

    /**
     * How a film is made, as far as it has come.
     *
     * @param seconds length of the film, 0 until its timeline is made
     * @param shots in order
     * @param stages that have ended, in that order
     * @param request with every default; null once it is no longer kept
     */
    public record Storyboard(double seconds, List<Shot> shots, List<StageEnd> stages, JsonNode request) {
        public Storyboard {
            stages = stages == null ? List.of() : List.copyOf(stages);
        }
    }

    /**
     * A stage that has ended.
     *
     * @param seconds since the stage before it ended, or since the run was begun; null when its result was kept from a run before
     * @param attempt that made it, from 1
     */
    public record StageEnd(String stage, Double seconds, int attempt, Instant endedAt) {}

    /**
     * One picture of a film.
     *
     * @param start and {@code end} in seconds
     * @param words that are heard meanwhile, as the captions have them; empty without captions
     */
    public record Shot(double start, double end, String words) {}
}
