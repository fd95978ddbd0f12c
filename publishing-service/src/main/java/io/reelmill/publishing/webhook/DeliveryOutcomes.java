package io.reelmill.publishing.webhook;

import io.reelmill.database.SqlArray;
import io.reelmill.publishing.queue.Claim;
import io.reelmill.publishing.queue.LeasedQueue.Deferral;
import io.reelmill.publishing.queue.LeasedQueue.Release;
import jakarta.inject.Singleton;
import java.time.Clock;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.Jdbi;

/**
 * Gives claimed deliveries back, and writes down what came of them. A transaction locks tasks before deliveries before
 * endpoints, as all others do: none waits for another in a circle.
 */
@Singleton
class DeliveryOutcomes {

    private final Jdbi jdbi;
    private final Clock clock;
    private final DeliveryTasks tasks;
    private final CircuitBreaker breaker;

    DeliveryOutcomes(Jdbi jdbi, Clock clock, DeliveryTasks tasks, CircuitBreaker breaker) {
        this.jdbi = jdbi;
        this.clock = clock;
        this.tasks = tasks;
        this.breaker = breaker;
    }

    /**
     * Writes down how attempts ended and what follows, and gives the claims back. A delivery that was asked for again during
     * the attempt is due at once, whatever came of it.
     *
     * @return for each in its order whether its claim was still held; nothing was written for the others
     */
    List<Boolean> finish(List<EndedAttempt> ended) {
        return jdbi.inTransaction(tx -> {
            if (ended.stream().allMatch(EndedAttempt::isDelivered)) {
                // Not waited for on disk: what a crash of the server undoes is a task that is there again. Its delivery
                // is
                // attempted once more under the same event id, as when its sender dies before it has written.
                tx.execute("SET LOCAL synchronous_commit TO OFF");
            }
            List<GivenBack> all = ended.stream()
                    .map(e -> new GivenBack(e.delivery(), e.next(), true))
                    .toList();
            Map<UUID, Release> releases = giveBack(tx, all);
            List<Boolean> held = ended.stream()
                    .map(e -> releases.get(e.delivery().eventId()) != Release.LOST)
                    .toList();
            List<EndedAttempt> written = IntStream.range(0, ended.size())
                    .filter(held::get)
                    .mapToObj(ended::get)
                    .toList();
            writeAttempts(tx, written);
            breaker.note(tx, tasks.queue(), written);
            return held;
        });
    }

    /** Gives claims back without an attempt. */
    void postpone(Map<WebhookDelivery, NextStep> steps) {
        List<GivenBack> all = new ArrayList<>();
        steps.forEach((delivery, next) -> all.add(new GivenBack(delivery, next, false)));
        jdbi.useTransaction(tx -> giveBack(tx, all));
    }

    /**
     * Gives claims back whose endpoints have stopped answering, without an attempt. They are due at once, but the endpoints
     * have a small share of calls again.
     *
     * @return nothing for each
     */
    List<Void> giveBackUnsent(List<WebhookDelivery> deliveries) {
        jdbi.useTransaction(tx -> {
            NextStep next = new NextStep.Retry(clock.instant());
            giveBack(
                    tx,
                    deliveries.stream()
                            .map(delivery -> new GivenBack(delivery, next, false))
                            .toList());
            deliveries.stream()
                    .map(delivery -> delivery.endpoint().id())
                    .distinct()
                    .sorted()
                    .forEach(id -> tasks.queue().lanes().unlimit(tx, id));
        });
        return deliveries.stream().map(delivery -> (Void) null).toList();
    }

    /** @param attempted whether an attempt was made */
    private record GivenBack(WebhookDelivery delivery, NextStep next, boolean attempted) {

        Claim claim() {
            return delivery.claim();
        }

        boolean isLast() {
            return !(next instanceof NextStep.Retry);
        }
    }

    private Map<UUID, Release> giveBack(Handle tx, List<GivenBack> all) {
        Map<UUID, Release> releases = tasks.queue()
                .defer(
                        tx,
                        all.stream()
                                .filter(back -> !back.isLast())
                                .map(back -> new Deferral(
                                        back.claim(), ((NextStep.Retry) back.next()).at(), back.attempted()))
                                .toList());
        releases.putAll(tasks.queue()
                .complete(
                        tx,
                        all.stream()
                                .filter(GivenBack::isLast)
                                .map(GivenBack::claim)
                                .toList()));
        writeDeliveries(tx, all, releases);
        return releases;
    }

    /**
     * What is written of a delivery. Few of a batch differ in it.
     *
     * @param attempts that were made, 0 or 1
     * @param state that it has ended in, or null
     * @param reason why it has failed, or null
     */
    private record Change(int attempts, String state, String reason) {}

    private void writeDeliveries(Handle tx, List<GivenBack> all, Map<UUID, Release> releases) {
        all.stream()
                .filter(back -> isChanged(back, releases.get(back.claim().id())))
                .collect(Collectors.groupingBy(back -> change(back, releases), LinkedHashMap::new, Collectors.toList()))
                .forEach((change, rows) -> write(tx, change, rows));
    }

    private void write(Handle tx, Change change, List<GivenBack> rows) {
        tx.createUpdate("""
                        UPDATE publishing.deliveries
                           SET attempts = attempts + :attempts, state = coalesce(CAST(:state AS text), state),
                               reason = CASE WHEN CAST(:state AS text) IS NULL THEN reason ELSE :reason END,
                               ended_at = CASE WHEN CAST(:state AS text) IS NULL THEN ended_at ELSE :now END
                         WHERE event_id = ANY (ARRAY(SELECT unnest(CAST(:ids AS uuid[]))))
                        """)
                .bind("attempts", change.attempts())
                .bind("state", change.state())
                .bind("reason", change.reason())
                .bind("now", clock.instant())
                .bind("ids", SqlArray.uuids(rows, back -> back.claim().id()))
                .execute();
    }

    private static Change change(GivenBack back, Map<UUID, Release> releases) {
        String state = state(back, releases.get(back.claim().id()));
        return new Change(back.attempted() ? 1 : 0, state, state == null ? null : reason(back.next()));
    }

    private static boolean isChanged(GivenBack back, Release release) {
        return release != Release.LOST && (back.attempted() || state(back, release) != null);
    }

    /** The state that a delivery has ended in, or null while it is pending. */
    private static String state(GivenBack back, Release release) {
        if (!back.isLast() || release != Release.DONE) {
            return null;
        }
        return back.next() instanceof NextStep.Done ? "delivered" : "failed";
    }

    private static String reason(NextStep step) {
        if (step instanceof NextStep.GiveUp giveUp) {
            return giveUp.reason();
        }
        return step instanceof NextStep.Gone gone ? gone.reason() : null;
    }

    private static void writeAttempts(Handle tx, List<EndedAttempt> ended) {
        if (ended.isEmpty()) {
            return;
        }
        tx.createUpdate("""
                        INSERT INTO publishing.attempts
                               (event_id, number, started_at, outcome, status, error, duration_ms, response)
                        SELECT * FROM unnest(CAST(:ids AS uuid[]), :numbers, CAST(:starts AS timestamptz[]), :outcomes,
                                             :statuses, :errors, :durations, :responses)
                        """)
                .bind("ids", SqlArray.uuids(ended, e -> e.delivery().eventId()))
                .bind("numbers", SqlArray.integers(ended, EndedAttempt::number))
                .bind(
                        "starts",
                        SqlArray.texts(ended, e -> e.attempt().startedAt().toString()))
                .bind(
                        "outcomes",
                        SqlArray.texts(ended, e -> e.attempt().outcome().column()))
                .bind("statuses", SqlArray.integers(ended, e -> e.attempt().status()))
                .bind("errors", SqlArray.texts(ended, e -> e.attempt().error()))
                .bind(
                        "durations",
                        SqlArray.longs(ended, e -> e.attempt().duration().toMillis()))
                .bind("responses", SqlArray.texts(ended, e -> e.attempt().response()))
                .execute();
    }
}
