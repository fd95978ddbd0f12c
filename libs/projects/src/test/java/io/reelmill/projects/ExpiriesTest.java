package io.reelmill.projects;

import static org.assertj.core.api.Assertions.assertThat;

import io.reelmill.contracts.project.Pid;
import io.reelmill.contracts.project.StatusBody;
import io.reelmill.database.Database;
import io.reelmill.projects.Expiries.Expired;
import io.reelmill.testkit.TestPostgres;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.List;
import java.util.UUID;
import javax.sql.DataSource;
import org.jdbi.v3.core.Jdbi;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

class ExpiriesTest {

    /** Long ago, so that no film of another test is due. */
    private static final Instant START = Instant.parse("2001-01-01T00:00:00Z");

    private static final UUID WORKSPACE = UUID.randomUUID();
    private static Jdbi jdbi;

    @BeforeAll
    static void openDatabase() {
        DataSource source = TestPostgres.dataSource();
        ProjectStore.migrate(source);
        jdbi = Database.open(source);
    }

    @Test
    void shouldCountTheDaysOfTheOrderFromTheGoodEnd() {
        NewRun run = begun(30, 2);
        assertThat(store(0).find(run.pid(), WORKSPACE).orElseThrow().expiresAt())
                .isNull();

        finish(run, 0, 3, ready(run));
        RunEnd end = finish(run, 1, 3, new OutputEnd.Failed(0, "internal_error", "It could not be made."));

        Instant due = START.plus(Duration.ofDays(33));
        assertThat(end.project().expiresAt()).isEqualTo(due);
        assertThat(marked(32, run)).isEmpty();
        assertThat(marked(33, run)).containsExactly(new Expired(run.pid(), run.runId()));
        assertThat(marked(34, run)).as("once").isEmpty();
        var body = StatusBody.of(store(34).find(run.pid(), WORKSPACE).orElseThrow(), key -> "https://x/" + key);
        assertThat(body.listing().expired()).isTrue();
        assertThat(body.listing().expiresAt()).isEqualTo(due);
        assertThat(body.listing().videoUrl()).isNull();
        assertThat(body.listing().outputs().get(0).thumbnailUrl()).isNull();
        assertThat(body.listing().status().wireName()).isEqualTo("ready");
    }

    @Test
    void shouldNeverExpireWithoutRetentionOrWithoutAFilm() {
        NewRun kept = begun(null, 1);
        finish(kept, 0, 0, ready(kept));
        NewRun failed = begun(1, 1);
        finish(failed, 0, 0, new OutputEnd.Failed(0, "internal_error", "It could not be made."));

        assertThat(marked(1000, kept)).isEmpty();
        assertThat(marked(1000, failed)).isEmpty();
    }

    @Test
    void shouldKnowTheKeysOfExpiredFilmsAlone() {
        NewRun gone = begun(1, 1);
        finish(gone, 0, 0, ready(gone));
        NewRun kept = begun(5, 1);
        finish(kept, 0, 0, ready(kept));
        String preview = gone.pid() + "/" + gone.runId() + "/0-1-preview/index.m3u8";

        marked(2, gone);

        Expiries expiries = store(2).expiries();
        assertThat(expiries.contain(video(gone))).isTrue();
        assertThat(expiries.contain(preview)).isTrue();
        assertThat(expiries.contain(video(kept))).isFalse();
        assertThat(expiries.contain("characters/w/bolt.png")).isFalse();
        assertThat(expiries.among(List.of(gone.pid(), kept.pid()))).containsExactly(gone.pid());
        assertThat(store(2).mediaOf(List.of(gone.runId(), kept.runId())))
                .contains(video(kept))
                .doesNotContain(video(gone));
    }

    private static List<Expired> marked(int days, NewRun of) {
        List<Expired> all = new ArrayList<>();
        List<Expired> batch = store(days).expiries().mark(1);
        while (!batch.isEmpty()) {
            all.addAll(batch);
            batch = store(days).expiries().mark(1);
        }
        return all.stream().filter(film -> film.pid().equals(of.pid())).toList();
    }

    private static NewRun begun(Integer days, int outputs) {
        String pid = Pid.next(Clock.systemUTC());
        UUID id = UUID.randomUUID();
        NewRun run = new NewRun(pid, id, WORKSPACE, "n", "w", outputs, 50, List.of(), null, null, false, days, false);
        jdbi.useTransaction(tx -> store(0).create(tx, run));
        return run;
    }

    /** The end of the run, or null while another output is under way. */
    private static RunEnd finish(NewRun run, int output, int day, OutputEnd end) {
        return jdbi.inTransaction(tx -> store(day).finish(tx, run.pid(), run.runId(), output, end))
                .orElse(null);
    }

    private static OutputEnd ready(NewRun run) {
        return new OutputEnd.Ready(14, video(run), "t.jpg", null, 5, 1080, 1920, 30, 9, null, List.of(), List.of());
    }

    private static String video(NewRun run) {
        return run.pid() + "/" + run.runId() + "/0-1.mp4";
    }

    private static ProjectStore store(int days) {
        return new ProjectStore(jdbi, Clock.fixed(START.plus(Duration.ofDays(days)), ZoneOffset.UTC));
    }
}
