package io.reelmill.render.job;

import static org.assertj.core.api.Assertions.assertThat;

import io.reelmill.contracts.event.RenderRequested;
import io.reelmill.contracts.studio.StudioApi.OpenJobs;
import io.reelmill.contracts.studio.StudioApi.QueuedJob;
import io.reelmill.contracts.studio.StudioApi.Work;
import java.time.Duration;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.UUID;
import org.junit.jupiter.api.Test;

class WorkResourceTest {

    private final QueueFixture queue = new QueueFixture(Duration.ofMinutes(30), Duration.ofMinutes(5));
    private final UUID workspace = UUID.randomUUID();

    @Test
    void shouldTellWhoWorksOnWhatAndWhatWaits() {
        Instant hourAgo = Instant.now().truncatedTo(ChronoUnit.MILLIS).minusSeconds(3_600);
        RenderRequested first = queue.requested(workspace, hourAgo, 0);
        assertThat(queue.jobs.claim("worker 1")).isPresent();
        RenderRequested second = queue.requested(workspace, hourAgo.plusSeconds(1), 0);
        queue.jdbi.useHandle(tx -> tx.execute(
                "UPDATE render.job SET last_error = 'the disk is full', tries = 2 WHERE pid = ?", second.pid()));

        Work work = new WorkResource(queue.jdbi).work();

        assertThat(work.waiting()).isOne();
        assertThat(work.oldestWaiting()).isEqualTo(hourAgo.plusSeconds(1));
        assertThat(work.underWay()).singleElement().satisfies(job -> {
            assertThat(job.worker()).isEqualTo("worker 1");
            assertThat(job.kind()).isEqualTo("render");
            assertThat(job.pid()).isEqualTo(first.pid());
            assertThat(job.attempt()).isOne();
            assertThat(job.leaseUntil()).isAfter(hourAgo);
        });
        assertThat(work.failing())
                .singleElement()
                .extracting(QueuedJob::pid, QueuedJob::tries, QueuedJob::lastError)
                .containsExactly(second.pid(), 2, "the disk is full");
        assertThat(work.workspaces()).containsExactly(new OpenJobs(workspace, 1, 1));
    }
}
