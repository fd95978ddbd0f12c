package io.reelmill.publishing.webhook;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;
import java.util.concurrent.Callable;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

class DeliveriesTest {

    private static final String URL = "https://example.com/hook";

    private final WebhookTestBed bench = new WebhookTestBed();

    @AfterEach
    void close() {
        bench.close();
    }

    @Test
    void shouldTakeAReplayedEventAsTheSameDelivery() {
        var finished = FinishedRun.of(WebhookTestBed.WORKSPACE, URL);

        assertThat(bench.add(finished)).isTrue();
        for (int i = 0; i < 9; i++) {
            assertThat(bench.add(finished)).isFalse();
        }

        assertThat(bench.only().runId()).isEqualTo(finished.runId());
    }

    @Test
    void shouldGiveADeliveryToOneClaimantOnly() throws Exception {
        int all = 40;
        for (int i = 0; i < all; i++) {
            bench.add(FinishedRun.of(UUID.randomUUID(), URL));
        }
        Callable<List<UUID>> claimant = () -> {
            List<UUID> claimed = new ArrayList<>();
            for (var d = bench.claims.claim(3); !d.isEmpty(); d = bench.claims.claim(3)) {
                d.forEach(delivery -> claimed.add(delivery.eventId()));
            }
            return claimed;
        };

        var threads = Executors.newFixedThreadPool(4);
        List<UUID> claimed = new ArrayList<>();
        for (Future<List<UUID>> future : threads.invokeAll(List.of(claimant, claimant, claimant, claimant))) {
            claimed.addAll(future.get());
        }
        threads.shutdown();

        assertThat(claimed).doesNotHaveDuplicates();
        // SKIP LOCKED may let a claimant go home early; what it skipped is there for the next look.
        claimed.addAll(claimant.call());
        assertThat(claimed).hasSize(all).doesNotHaveDuplicates();
    }

    @Test
    void shouldTakeNoMoreOfAnEndpointThanItsShare() {
        int share = bench.settings.callsOfOneEndpoint();
        for (int i = 0; i < share + 5; i++) {
            bench.add(URL);
        }
        bench.clock.pass(Duration.ofSeconds(1));
        bench.add("https://example.com/other");

        List<WebhookDelivery> claimed = bench.claims.claim(100);

        assertThat(claimed).hasSize(share + 1);
        assertThat(claimed).extracting(WebhookDelivery::url).contains("https://example.com/other");
        assertThat(bench.claims.claim(100)).isEmpty();
    }

    @Test
    void shouldWriteDownTheOthersOfABatchInWhichOneIsNoLongerHeld() {
        bench.addTogether(URL, 2);
        List<WebhookDelivery> held = bench.claims.claim(2);
        WebhookDelivery stale = held.get(0);
        bench.jdbi.useHandle(handle ->
                handle.execute("UPDATE publishing.tasks SET claim = gen_random_uuid() WHERE id = ?", stale.eventId()));

        List<EndedAttempt> ended = held.stream()
                .map(delivery -> new EndedAttempt(
                        delivery,
                        new Attempt(Attempt.Outcome.DELIVERED, 204, null, "", bench.now(), Duration.ZERO),
                        new NextStep.Done()))
                .toList();
        assertThat(bench.outcomes.finish(ended)).containsExactly(false, true);

        assertThat(bench.log.newest(WebhookTestBed.WORKSPACE, Optional.empty(), 10))
                .allSatisfy(entry -> {
                    boolean isStale = entry.eventId().equals(stale.eventId());
                    assertThat(entry.state()).isEqualTo(isStale ? "pending" : "delivered");
                    assertThat(entry.attempts()).hasSize(isStale ? 0 : 1);
                });
        assertThat(bench.tasks.queue().backlog().waiting()).isEqualTo(1);
    }

    @Test
    void shouldListTheNewestFirst() {
        for (int i = 0; i < 5; i++) {
            bench.add(URL);
            bench.clock.pass(Duration.ofSeconds(1));
        }

        var first = bench.log.newest(WebhookTestBed.WORKSPACE, Optional.empty(), 3);
        var second = bench.log.newest(
                WebhookTestBed.WORKSPACE, Optional.of(first.get(2).createdAt()), 3);

        assertThat(first).hasSize(3).isSortedAccordingTo((a, b) -> b.createdAt().compareTo(a.createdAt()));
        assertThat(second).hasSize(2).doesNotContainAnyElementsOf(first);
        assertThat(bench.tasks.backlog().waiting()).isEqualTo(5);
    }

    @Test
    void shouldForgetOnlyWhatEndedLongAgo() {
        bench.add(URL);
        bench.add(URL);
        WebhookDelivery first = bench.claims.claim(1).get(0);
        bench.outcomes.postpone(Map.of(first, new NextStep.GiveUp("ended")));

        bench.clock.pass(bench.settings.retention());
        assertThat(bench.retention.forget()).isZero();
        bench.clock.pass(Duration.ofSeconds(1));
        assertThat(bench.retention.forget()).isEqualTo(1);

        assertThat(bench.only().state()).isEqualTo("pending");
        assertThat(bench.only().eventId()).isNotEqualTo(first.eventId());
    }

    @Test
    void shouldKeepToTheAgreedScheduleByDefault() {
        var settings = WebhookTestBed.defaults();

        assertThat(settings.schedule())
                .containsExactly(
                        Duration.ofSeconds(5),
                        Duration.ofMinutes(5),
                        Duration.ofMinutes(30),
                        Duration.ofHours(2),
                        Duration.ofHours(5),
                        Duration.ofHours(10),
                        Duration.ofHours(14),
                        Duration.ofHours(20),
                        Duration.ofHours(24));
        assertThat(settings.timeout()).isEqualTo(Duration.ofSeconds(15));
        assertThat(settings.lease()).isGreaterThan(settings.timeout().multipliedBy(2));
    }
}
