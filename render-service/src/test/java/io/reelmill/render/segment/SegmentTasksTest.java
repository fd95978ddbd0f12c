package io.reelmill.render.segment;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import io.reelmill.compositor.Encoding;
import io.reelmill.render.job.Job;
import io.reelmill.render.job.QueueFixture;
import io.reelmill.render.segment.SegmentTasks.Turn;
import java.time.Duration;
import java.util.List;
import java.util.UUID;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class SegmentTasksTest {

    private static final SegmentOrder ORDER = new SegmentOrder(SharedFilm.timeline(1), Encoding.DEFAULT);

    private QueueFixture queue;
    private SegmentTasks tasks;
    private Job job;

    @BeforeEach
    void claimAJob() {
        open(Duration.ofMinutes(5));
    }

    private void open(Duration lease) {
        queue = new QueueFixture(lease, Duration.ofSeconds(1));
        tasks = new SegmentTasks(queue.jdbi, queue.settings);
        queue.requested(UUID.randomUUID());
        job = queue.jobs.claim("worker").orElseThrow();
    }

    @Test
    void shouldGiveASegmentToOneWorkerTheFirstOfAFilmFirst() {
        tasks.offer(job, 1, "second", ORDER);
        tasks.offer(job, 0, "first", ORDER);

        SegmentTask first = tasks.claim("helper").orElseThrow();
        assertThat(first.piece()).isEqualTo("first");
        assertThat(first.pid()).isEqualTo(job.pid());
        assertThat(SegmentOrder.of(first.order())).isEqualTo(ORDER);
        assertThat(tasks.take(job, "first")).isEqualTo(Turn.THEIRS);
        assertThat(tasks.take(job, "second")).isEqualTo(Turn.OURS);
        assertThat(tasks.claim("another")).isEmpty();

        assertThat(tasks.underWay(job, List.of("first", "unknown"))).containsExactly("first");
        assertThat(tasks.finish(first)).isTrue();
        assertThat(tasks.underWay(job, List.of("first"))).isEmpty();
        assertThat(tasks.take(job, "first")).isEqualTo(Turn.DONE);
    }

    @Test
    void shouldOfferNothingToANodeThatWouldMakeOtherBytes() {
        tasks.offer(job, 0, "piece", ORDER);

        assertThat(new SegmentTasks(queue.jdbi, queue.settings, "another encoder").claim("helper"))
                .isEmpty();
        assertThat(tasks.claim("helper")).isPresent();
    }

    @Test
    void shouldReturnASegmentToTheFilmsWorkerWhenItsHelperIsSilent() {
        open(Duration.ofMillis(50));
        tasks.offer(job, 0, "piece", ORDER);
        SegmentTask task = tasks.claim("helper").orElseThrow();

        await().atMost(Duration.ofMinutes(1))
                .until(() -> tasks.underWay(job, List.of("piece")).isEmpty());

        assertThat(tasks.take(job, "piece")).isEqualTo(Turn.OURS);
        assertThat(tasks.renew(task)).isFalse();
        assertThat(tasks.finish(task)).isFalse();
    }

    @Test
    void shouldOfferAgainWhatIsGivenBackAndLeaveWhatIsRefusedToTheFilmsWorker() {
        tasks.offer(job, 0, "piece", ORDER);
        tasks.giveBack(tasks.claim("helper").orElseThrow(), Duration.ofHours(1));
        assertThat(tasks.claim("helper")).isEmpty();

        queue.jdbi.useHandle(tx -> tx.execute("UPDATE render.segment_task SET not_before = now()"));
        tasks.refuse(tasks.claim("helper").orElseThrow());

        assertThat(tasks.claim("helper")).isEmpty();
        assertThat(tasks.take(job, "piece")).isEqualTo(Turn.OURS);
    }

    @Test
    void shouldKeepWhatHelpersMadeForTheNextAttemptAndFreeWhatTheLastWasMaking() {
        tasks.offer(job, 0, "made", ORDER);
        tasks.offer(job, 1, "cut off", ORDER);
        tasks.finish(tasks.claim("helper").orElseThrow());
        assertThat(tasks.take(job, "cut off")).isEqualTo(Turn.OURS);
        queue.jdbi.useHandle(tx -> tx.execute("UPDATE render.job SET lease_until = now() - interval '1 minute'"));
        Job second = queue.jobs.claim("next").orElseThrow();

        tasks.offer(second, 0, "made", ORDER);
        tasks.offer(second, 1, "cut off", ORDER);

        assertThat(tasks.take(second, "made")).isEqualTo(Turn.DONE);
        assertThat(tasks.claim("helper").orElseThrow().piece()).isEqualTo("cut off");
    }

    @Test
    void shouldWithdrawWhatIsOfferedWithTheHelpersHold() {
        tasks.offer(job, 0, "piece", ORDER);
        SegmentTask task = tasks.claim("helper").orElseThrow();

        tasks.withdraw(job);

        assertThat(tasks.renew(task)).isFalse();
        assertThat(tasks.take(job, "piece")).isEqualTo(Turn.OURS);
    }

    @Test
    void shouldHelpNoFilmThatNobodyRendersOrThatCostsNothing() {
        tasks.offer(job, 0, "piece", ORDER);
        queue.jdbi.useHandle(tx -> tx.execute("UPDATE render.job SET sandbox = true"));
        assertThat(tasks.claim("helper")).isEmpty();

        queue.jdbi.useHandle(tx -> tx.execute("UPDATE render.job SET sandbox = false, state = 'waiting'"));
        assertThat(tasks.claim("helper")).isEmpty();
    }
}
