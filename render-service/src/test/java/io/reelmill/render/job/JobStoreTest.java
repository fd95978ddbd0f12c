package io.reelmill.render.job;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.awaitility.Awaitility.await;

import io.reelmill.contracts.event.RenderRequested;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class JobStoreTest {

    private QueueFixture queue;

    @BeforeEach
    void openQueue() {
        queue = new QueueFixture(Duration.ofMillis(200), Duration.ofMillis(50));
    }

    @Test
    void shouldTakeAJobInOnceHoweverOftenItIsTold() {
        RenderRequested request = queue.requested(UUID.randomUUID());
        queue.jobs.add(request);

        assertThat(queue.jobs.claim("a")).isPresent();
        assertThat(queue.jobs.claim("b")).isEmpty();
    }

    @Test
    void shouldGiveTheJobOfADeadWorkerToAnotherAndShutTheFirstOut() {
        queue.requested(UUID.randomUUID());
        Job first = queue.jobs.claim("dead").orElseThrow();

        Job second = await().atMost(Duration.ofSeconds(10))
                .until(() -> queue.jobs.claim("alive"), Optional::isPresent)
                .orElseThrow();

        assertThat(second.attempt()).isEqualTo(first.attempt() + 1);
        assertThat(queue.jobs.renew(first)).isFalse();
        assertThatThrownBy(() -> queue.ends.end(first, QueueFixture.ready(1), null))
                .isInstanceOf(LeaseLostException.class);
        queue.jobs.giveBack(first, Duration.ZERO, "zombie");
        assertThat(queue.jobs.renew(second)).isTrue();
    }

    @Test
    void shouldServeTheWorkspaceWithFewerJobsUnderWayFirst() {
        UUID busy = UUID.randomUUID();
        queue.requested(busy);
        queue.requested(busy);
        RenderRequested other = queue.requested(UUID.randomUUID());

        queue.jobs.claim("a");

        assertThat(queue.jobs.claim("b").orElseThrow().pid()).isEqualTo(other.pid());
    }

    @Test
    void shouldPreferAHigherPriorityToThoseWhoHaveWaitedForLessThanItsHeadStart() {
        queue = new QueueFixture(Duration.ofMinutes(1), Duration.ofSeconds(5));
        Instant now = Instant.now();
        RenderRequested recent = queue.requested(UUID.randomUUID(), now.minusSeconds(30), 0);
        RenderRequested preferred = queue.requested(UUID.randomUUID(), now, 1);
        RenderRequested patient = queue.requested(UUID.randomUUID(), now.minusSeconds(90), 0);

        List<String> order = Stream.of("a", "b", "c")
                .map(worker -> queue.jobs.claim(worker).orElseThrow().pid())
                .toList();

        assertThat(order).containsExactly(patient.pid(), preferred.pid(), recent.pid());
    }

    @Test
    void shouldServeJobsOfTheSandboxLastAndOneAtATime() {
        queue = new QueueFixture(Duration.ofMinutes(5), Duration.ofMinutes(1)); // no lease ends meanwhile
        Instant longAgo = Instant.now().minusSeconds(3_600);
        RenderRequested free = queue.requested(UUID.randomUUID(), longAgo, 9, true);
        queue.requested(UUID.randomUUID(), longAgo.plusSeconds(1), 9, true);
        UUID busy = UUID.randomUUID();
        RenderRequested first = queue.requested(busy);
        RenderRequested second = queue.requested(busy);

        assertThat(queue.jobs.claim("a").orElseThrow().pid()).isEqualTo(first.pid());
        assertThat(queue.jobs.claim("b").orElseThrow().pid()).isEqualTo(second.pid());
        Job sandbox = queue.jobs.claim("c").orElseThrow();
        assertThat(sandbox.pid()).isEqualTo(free.pid());
        assertThat(sandbox.sandbox()).isTrue();
        assertThat(queue.jobs.claim("d")).as("a second one at the same time").isEmpty();
    }

    @Test
    void shouldNotCountAHandoverAgainstTheJob() {
        queue.requested(UUID.randomUUID());
        for (int deploys = 0; deploys < 5; deploys++) {
            queue.jobs.handOver(queue.jobs.claim("deployed").orElseThrow());
        }

        Job job = queue.jobs.claim("last").orElseThrow();
        assertThat(job.tries()).isEqualTo(1);
        assertThat(job.attempt()).isEqualTo(6);
    }
}
