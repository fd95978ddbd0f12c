package io.reelmill.render.job;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.reelmill.contracts.ContractJson;
import io.reelmill.contracts.account.Plan;
import io.reelmill.contracts.catalog.GenerationNormaliser;
import io.reelmill.contracts.catalog.UrlRule;
import io.reelmill.contracts.event.RenderRequested;
import io.reelmill.contracts.event.TaskRequested;
import io.reelmill.contracts.project.Pid;
import io.reelmill.contracts.project.ProjectStatus;
import io.reelmill.projects.task.NewTask;
import io.reelmill.projects.task.Task;
import io.reelmill.projects.task.TaskEnd;
import io.reelmill.projects.task.TaskFile;
import io.reelmill.projects.task.TaskKind;
import io.reelmill.providers.ProviderException;
import io.reelmill.providers.ProviderException.Category;
import java.io.IOException;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.UUID;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Tasks wait in the queue of renders, and end in a row and a charge of their own. */
class TaskJobTest {

    private static final UUID WORKSPACE = UUID.randomUUID();
    private static final TaskFile FILE = new TaskFile("a/b.png", "image/png", 9, 16, null, 7L);

    private QueueFixture queue;
    private Worker worker;

    @BeforeEach
    void openQueue() {
        queue = new QueueFixture(Duration.ofMinutes(5), Duration.ofMinutes(1));
    }

    @AfterEach
    void stopWorker() {
        if (worker != null) {
            worker.stop();
        }
    }

    @Test
    void shouldChargeWhatWasMadeAndNameItsFiles() throws IOException {
        TaskRequested task = ordered(TaskKind.MEDIA, null);

        start((job, monitor) -> {
            assertThat(job.kind()).isEqualTo(JobKind.MEDIA);
            assertThat(job.media().values().path("prompt").asText()).isEqualTo("a cat");
            return new TaskEnd.Ready(12, List.of(FILE), null, List.of("be careful"));
        });

        Task ended = ended(task);
        assertThat(ended.status()).isEqualTo(ProjectStatus.READY);
        assertThat(ended.files()).containsExactly(FILE);
        assertThat(ended.warnings()).containsExactly("be careful");
        assertThat(ended.creditsUsed()).as("never more than was reserved").isEqualTo(10);
        assertThat(settlement(task).path("capture").asInt()).isEqualTo(10);
    }

    @Test
    void shouldChargeNothingForWhatTheClientsInputMadeImpossible() throws IOException {
        TaskRequested task = ordered(TaskKind.MEDIA, null);

        start((job, monitor) -> {
            throw new ProviderException(Category.INPUT, "firstFrame is no picture.");
        });

        Task ended = ended(task);
        assertThat(ended.status()).isEqualTo(ProjectStatus.ERROR);
        assertThat(ended.error()).isEqualTo("firstFrame is no picture.");
        assertThat(ended.creditsUsed()).isZero();
        assertThat(settlement(task).path("capture").asInt()).isZero();
    }

    @Test
    void shouldMakeTheFilmAnewByItsOwnSpecWithTheOverrides() throws IOException {
        RenderRequested film = queue.requested(WORKSPACE);
        ObjectNode overrides = JsonNodeFactory.instance.objectNode().put("aspectRatio", "1:1");
        TaskRequested task = ordered(TaskKind.EXPORT, new TaskRequested.Export(film.runId(), 0, overrides));

        assertThat(queue.jobs.add(task)).isTrue();

        queue.jobs.claim("takes the render");
        Job export = queue.jobs.claim("takes the export").orElseThrow();
        assertThat(export.kind()).isEqualTo(JobKind.EXPORT);
        assertThat(export.runId()).isEqualTo(task.taskId());
        assertThat(export.contentRun()).as("goes by the results of the film").isEqualTo(film.runId());
        assertThat(export.spec().workflow()).isEqualTo(film.spec().workflow());
        assertThat(export.spec().values().path("aspectRatio").asText()).isEqualTo("1:1");
    }

    @Test
    void shouldNotTakeInTheExportOfAFilmThatNobodyKnows() throws IOException {
        var export = new TaskRequested.Export(UUID.randomUUID(), 0, JsonNodeFactory.instance.objectNode());
        TaskRequested task = ordered(TaskKind.EXPORT, export);

        assertThat(queue.jobs.add(task)).isFalse();
        queue.ends.refuse(task, new TaskEnd.Failed("unavailable", "too old"));

        assertThat(ended(task).error()).isEqualTo("too old");
        assertThat(settlement(task).path("capture").asInt()).isZero();
    }

    private TaskRequested ordered(TaskKind kind, TaskRequested.Export export) throws IOException {
        UUID id = UUID.randomUUID();
        String pid = Pid.next(Clock.systemUTC());
        JsonNode body = ContractJson.mapper().readTree("{\"prompt\": \"a cat\"}");
        var media = GenerationNormaliser.normalise(body, UrlRule.FORM).spec();
        JsonNode nothing = JsonNodeFactory.instance.arrayNode();
        queue.jdbi.useTransaction(tx ->
                queue.tasks.create(tx, new NewTask(id, kind, WORKSPACE, pid, media.values(), nothing, 10, List.of())));
        TaskRequested task = new TaskRequested(
                id, pid, WORKSPACE, Plan.ELITE, 10, export == null ? media : null, export, Instant.now());
        if (export == null) {
            queue.jobs.add(task);
        }
        return task;
    }

    private void start(JobExecutor executor) {
        worker = queue.worker("worker", executor);
        Thread thread = new Thread(worker);
        thread.setDaemon(true);
        thread.start();
    }

    private Task ended(TaskRequested task) {
        TaskKind kind = task.export() == null ? TaskKind.MEDIA : TaskKind.EXPORT;
        return await().atMost(Duration.ofSeconds(30))
                .until(
                        () -> queue.tasks.find(task.taskId(), kind, WORKSPACE).orElseThrow(),
                        found -> found.status() != ProjectStatus.RENDERING);
    }

    /** The one event that settles the reservation. */
    private JsonNode settlement(TaskRequested task) throws IOException {
        List<String> told = queue.jdbi.withHandle(tx -> tx.createQuery("""
            SELECT convert_from(body, 'UTF8') FROM render.outbox
             WHERE convert_from(body, 'UTF8') LIKE '%' || :id || '%'\
            """)
                .bind("id", task.taskId().toString())
                .mapTo(String.class)
                .list());
        assertThat(told).hasSize(1);
        return ContractJson.mapper().readTree(told.get(0));
    }
}
