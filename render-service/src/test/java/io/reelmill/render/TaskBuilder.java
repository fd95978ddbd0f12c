package io.reelmill.render;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import io.reelmill.contracts.ContractJson;
import io.reelmill.contracts.account.Plan;
import io.reelmill.contracts.catalog.FeaturedCharacter;
import io.reelmill.contracts.catalog.GenerationNormaliser;
import io.reelmill.contracts.catalog.GenerationSpec;
import io.reelmill.contracts.catalog.UrlRule;
import io.reelmill.contracts.event.TaskRequested;
import io.reelmill.contracts.project.Pid;
import io.reelmill.contracts.project.ProjectSnapshot;
import io.reelmill.contracts.project.ProjectStatus;
import io.reelmill.projects.task.NewTask;
import io.reelmill.projects.task.Task;
import io.reelmill.projects.task.TaskKind;
import io.reelmill.projects.task.TaskStore;
import io.reelmill.render.job.JobNotifier;
import io.reelmill.render.job.JobStore;
import jakarta.inject.Singleton;
import java.io.IOException;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.UUID;
import org.jdbi.v3.core.Jdbi;

/** Has the running service do tasks, as the gateway would. */
@Singleton
public class TaskBuilder {

    static final int RESERVED = 40;

    private final Jdbi jdbi;
    private final TaskStore tasks;
    private final JobStore jobs;
    private final JobNotifier notifier;

    TaskBuilder(Jdbi jdbi, TaskStore tasks, JobStore jobs, JobNotifier notifier) {
        this.jdbi = jdbi;
        this.tasks = tasks;
        this.jobs = jobs;
        this.notifier = notifier;
    }

    /** A generation when it has ended; {@code #} stands for the server with specimens, single for double quotes. */
    Task generated(String body, FeaturedCharacter... characters) throws IOException {
        JsonNode json = ContractJson.mapper().readTree(body.replace('\'', '"').replace("#", MediaFixtures.address()));
        GenerationNormaliser.Outcome read = GenerationNormaliser.normalise(json, UrlRule.FORM);
        assertThat(read.violations()).as("the gateway takes it").isEmpty();
        GenerationSpec spec = read.spec().featuring(List.of(characters));
        String pid = Pid.next(Clock.systemUTC());
        return ended(TaskKind.MEDIA, UUID.randomUUID(), pid, spec.values(), spec, null);
    }

    /** An export when it has ended. */
    Task exported(ProjectSnapshot project, String overrides) throws IOException {
        JsonNode changed = ContractJson.mapper().readTree(overrides.replace('\'', '"'));
        return ended(
                TaskKind.EXPORT,
                project.workspaceId(),
                project.pid(),
                changed,
                null,
                new TaskRequested.Export(project.runId(), 0, changed));
    }

    private Task ended(
            TaskKind kind,
            UUID workspace,
            String pid,
            JsonNode options,
            GenerationSpec media,
            TaskRequested.Export export) {
        UUID id = UUID.randomUUID();
        JsonNode breakdown = JsonNodeFactory.instance.arrayNode();
        jdbi.useTransaction(
                tx -> tasks.create(tx, new NewTask(id, kind, workspace, pid, options, breakdown, RESERVED, List.of())));
        jobs.add(new TaskRequested(id, pid, workspace, Plan.ELITE, RESERVED, media, export, Instant.now()));
        notifier.wake();
        return await().atMost(Duration.ofMinutes(4))
                .until(
                        () -> tasks.find(id, kind, workspace).orElseThrow(),
                        task -> task.status() != ProjectStatus.RENDERING);
    }
}
