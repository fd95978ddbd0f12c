package io.reelmill.render;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import com.fasterxml.jackson.core.JsonProcessingException;
import io.reelmill.contracts.ContractJson;
import io.reelmill.contracts.account.Plan;
import io.reelmill.contracts.catalog.Normalisation;
import io.reelmill.contracts.catalog.RenderSpec;
import io.reelmill.contracts.catalog.RequestNormaliser;
import io.reelmill.contracts.event.RenderRequested;
import io.reelmill.contracts.project.Pid;
import io.reelmill.contracts.project.ProjectSnapshot;
import io.reelmill.projects.NewRun;
import io.reelmill.projects.ProjectStore;
import io.reelmill.render.job.JobNotifier;
import io.reelmill.render.job.JobStore;
import jakarta.inject.Singleton;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.UUID;
import org.jdbi.v3.core.Jdbi;

/** Has the running service make a film, small and with few frames, as the gateway would. */
@Singleton
public class RenderRequestBuilder {

    static final int RESERVED = 500;

    private final Jdbi jdbi;
    private final ProjectStore projects;
    private final JobStore jobs;
    private final JobNotifier notifier;

    RenderRequestBuilder(Jdbi jdbi, ProjectStore projects, JobStore jobs, JobNotifier notifier) {
        this.jdbi = jdbi;
        this.projects = projects;
        this.jobs = jobs;
        this.notifier = notifier;
    }

    /** The project when it has come to its end, good or bad. */
    ProjectSnapshot ended(RenderSpec spec) {
        return ended(spec, false);
    }

    /** @param sandbox whether it is made for a sandbox key */
    ProjectSnapshot ended(RenderSpec spec, boolean sandbox) {
        int reserved = sandbox ? 0 : RESERVED;
        String pid = Pid.next(Clock.systemUTC());
        UUID run = UUID.randomUUID();
        UUID workspace = UUID.randomUUID();
        String workflow = spec.workflow().wireName();
        jdbi.useTransaction(tx -> projects.create(
                tx,
                new NewRun(
                        pid, run, workspace, "n", workflow, 1, reserved, List.of(), null, null, sandbox, null, false)));
        jobs.add(new RenderRequested(pid, run, workspace, Plan.ELITE, 0, 1, reserved, spec, Instant.now(), 0, sandbox));
        notifier.wake();
        return await().atMost(Duration.ofMinutes(2))
                .until(() -> projects.find(pid, workspace).orElseThrow(), project -> project.status()
                        .isFinal());
    }

    /** @param sent further fields of the request; {@code #} stands for the server with specimens */
    static RenderSpec spec(String workflow, String sent) throws JsonProcessingException {
        String body = "{\"workflow\": \"" + workflow + "\", \"render\": {\"resolution\": \"720p\", \"frameRate\": 2}, "
                + sent.replace("#", MediaFixtures.address()) + "}";
        Normalisation normalised =
                RequestNormaliser.normalise(ContractJson.mapper().readTree(body));
        assertThat(normalised).as("the gateway takes it").isInstanceOf(Normalisation.Accepted.class);
        return ((Normalisation.Accepted) normalised).spec();
    }
}
