package io.reelmill.render.job;

import static org.assertj.core.api.Assertions.assertThat;

import io.reelmill.contracts.event.RenderRequested;
import java.time.Duration;
import java.util.List;
import java.util.UUID;
import org.junit.jupiter.api.Test;

class JobRetentionTest {

    private final QueueFixture queue = new QueueFixture(Duration.ofMinutes(5), Duration.ofMinutes(1));

    @Test
    void shouldDeleteOldEndedJobsButNotThoseOfTheFilmThatIsShown() {
        UUID workspace = UUID.randomUUID();
        RenderRequested waiting = queue.requested(workspace);
        RenderRequested shown = queue.requested(workspace);
        RenderRequested replaced = queue.requested(workspace);
        RenderRequested young = queue.requested(workspace);
        age(shown, "31 days");
        age(replaced, "31 days");
        age(young, "29 days");
        queue.jdbi.useHandle(tx -> {
            tx.execute("UPDATE projects.project SET status = 'ready' WHERE pid = ?", replaced.pid());
            tx.execute(
                    "UPDATE projects.project SET run_id = gen_random_uuid(), shown_run_id = gen_random_uuid(), status"
                            + " = 'building' WHERE pid = ?",
                    replaced.pid());
        });

        new JobRetention(queue.jdbi, () -> Duration.ofDays(30)).sweep();

        assertThat(kept())
                .contains(waiting.runId(), shown.runId(), young.runId())
                .doesNotContain(replaced.runId());
    }

    private void age(RenderRequested job, String age) {
        queue.jdbi.useHandle(tx -> tx.execute(
                "UPDATE render.job SET state = 'done', finished_at = now() - ?::interval WHERE run_id = ?",
                age,
                job.runId()));
    }

    private List<UUID> kept() {
        return queue.jdbi.withHandle(tx -> tx.createQuery("SELECT run_id FROM render.job")
                .mapTo(UUID.class)
                .list());
    }
}
