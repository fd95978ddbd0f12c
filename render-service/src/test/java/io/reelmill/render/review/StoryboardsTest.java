package io.reelmill.render.review;

import static org.assertj.core.api.Assertions.assertThat;

import io.reelmill.contracts.event.RenderRequested;
import io.reelmill.contracts.studio.StudioApi.StageEnd;
import io.reelmill.contracts.studio.StudioApi.Storyboard;
import io.reelmill.render.job.QueueFixture;
import java.io.IOException;
import java.time.Duration;
import java.util.UUID;
import org.junit.jupiter.api.Test;

class StoryboardsTest {

    private final QueueFixture queue = new QueueFixture(Duration.ofMinutes(30), Duration.ofMinutes(5));
    private final Storyboards storyboards = new Storyboards(queue.jdbi);

    @Test
    void shouldTellTheStagesOfAFilmThatIsBeingMadeAndWhatWasKeptFromARunBefore() throws IOException {
        RenderRequested film = queue.requested(UUID.randomUUID());
        assertThat(storyboards.find(film.pid(), 0).orElseThrow().stages()).isEmpty();
        ended(film, "source", 1, "- interval '1 hour'");
        ended(film, "script", 1, "+ interval '2 s'");
        ended(film, "narration", 2, "+ interval '5 s'");

        Storyboard storyboard = storyboards.find(film.pid(), 0).orElseThrow();

        assertThat(storyboard.shots()).isEmpty();
        assertThat(storyboard.stages()).extracting(StageEnd::stage).containsExactly("source", "script", "narration");
        assertThat(storyboard.stages()).extracting(StageEnd::seconds).containsExactly(null, 2.0, 3.0);
        assertThat(storyboard.stages()).extracting(StageEnd::attempt).containsExactly(1, 1, 2);
        assertThat(storyboard.request().path("workflow").asText())
                .isEqualTo(film.spec().workflow().wireName());
        assertThat(storyboard.request().path("source"))
                .isEqualTo(film.spec().values().path("source"));
        assertThat(storyboards.find(film.pid(), 1)).isEmpty();
    }

    /** @param since when it ended, as SQL after the begin of the run */
    private void ended(RenderRequested film, String stage, int attempt, String since) {
        queue.jdbi.useHandle(tx -> tx.execute(
                "INSERT INTO render.stage_result (pid, output, stage, input_hash, folder, attempt, result, created_at)"
                        + " SELECT ?, 0, ?, 'h', 'f', ?, '{}', started_at " + since
                        + " FROM projects.run WHERE run_id = ?",
                film.pid(),
                stage,
                attempt,
                film.runId()));
    }
}
