package io.reelmill.render.job;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.groups.Tuple.tuple;

import io.reelmill.contracts.event.RenderRequested;
import io.reelmill.contracts.studio.StudioApi.EndedRun;
import io.reelmill.projects.OutputEnd;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.UUID;
import org.junit.jupiter.api.Test;

class EndedRunsTest {

    private final QueueFixture queue = new QueueFixture(Duration.ofMinutes(1), Duration.ofSeconds(10));
    private final EndedRuns ended = new EndedRuns(queue.jdbi);
    private final UUID workspace = UUID.randomUUID();

    @Test
    void shouldListEndedRunsWithTheChargeThatTheirEventTells() {
        RenderRequested ready = queue.requested(workspace);
        end(QueueFixture.ready(14));
        RenderRequested failed = queue.requested(workspace);
        end(new OutputEnd.Failed(10, "input_error", "the article is gone"));
        queue.requested(workspace);

        List<EndedRun> all = page(null, 10);
        assertThat(all)
                .extracting(EndedRun::runId, EndedRun::pid, EndedRun::credits)
                .containsExactlyInAnyOrder(
                        tuple(ready.runId(), ready.pid(), 14), tuple(failed.runId(), failed.pid(), 10));
        assertThat(all).extracting(EndedRun::workspaceId).containsOnly(workspace);
        assertThat(ended.page(Instant.now().plusSeconds(60), Instant.now().plusSeconds(120), null, 10))
                .isEmpty();
    }

    @Test
    void shouldPageByRun() {
        for (int i = 0; i < 7; i++) {
            queue.requested(workspace);
            end(QueueFixture.ready(i));
        }
        List<EndedRun> paged = new ArrayList<>();
        UUID last = null;
        List<EndedRun> page;
        do {
            page = page(last, 3);
            paged.addAll(page);
            last = page.isEmpty() ? null : page.get(page.size() - 1).runId();
        } while (!page.isEmpty());
        assertThat(paged).isEqualTo(page(null, 100)).hasSize(7);
    }

    private void end(OutputEnd end) {
        queue.ends.end(queue.jobs.claim("a").orElseThrow(), end, null);
    }

    private List<EndedRun> page(UUID after, int limit) {
        Instant now = Instant.now();
        return ended.page(now.minusSeconds(600), now.plusSeconds(60), after, limit);
    }
}
