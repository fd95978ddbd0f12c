package io.reelmill.publishing.webhook;

import io.reelmill.contracts.event.WebhookEndpointDisabled;
import io.reelmill.outbox.Outbox;
import io.reelmill.publishing.queue.LeasedQueue;
import jakarta.inject.Singleton;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.UUID;
import java.util.stream.Collectors;
import org.jboss.logging.Logger;
import org.jdbi.v3.core.Handle;

/**
 * Judges how calls of each endpoint go. One that answers soon has a full share of calls at one time, any other a small one.
 * After some failures in a row its circuit opens: nothing is sent for a while, then one call at a time until one succeeds. An
 * endpoint that has failed for days, or says that it is gone, is disabled: nothing is sent to it until a person enables it or
 * sends something again that it takes.
 */
@Singleton
class CircuitBreaker {

    private static final Logger LOG = Logger.getLogger(CircuitBreaker.class);

    /** The time of the last success is written no more often than this. */
    private static final Duration SUCCESS_RESOLUTION = Duration.ofMinutes(1);

    private final Clock clock;
    private final WebhookSettings settings;
    private final Outbox outbox;

    CircuitBreaker(Clock clock, WebhookSettings settings, Outbox outbox) {
        this.clock = clock;
        this.settings = settings;
        this.outbox = outbox;
    }

    /** Takes note of attempts that have ended; endpoints are locked in the order of their ids. */
    void note(Handle tx, LeasedQueue queue, List<EndedAttempt> ended) {
        Map<UUID, List<EndedAttempt>> byEndpoint = ended.stream()
                .collect(Collectors.groupingBy(e -> e.delivery().endpoint().id(), TreeMap::new, Collectors.toList()));
        byEndpoint.forEach((id, attempts) -> {
            List<EndedAttempt> taken =
                    attempts.stream().filter(EndedAttempt::isDelivered).toList();
            if (taken.isEmpty()) {
                noteFailures(tx, queue, attempts);
            } else {
                noteSuccess(tx, queue, taken);
            }
        });
    }

    private void noteSuccess(Handle tx, LeasedQueue queue, List<EndedAttempt> taken) {
        Endpoint endpoint = taken.get(0).delivery().endpoint();
        Instant now = clock.instant();
        boolean stale = endpoint.lastSuccessAt() == null
                || endpoint.lastSuccessAt().plus(SUCCESS_RESOLUTION).isBefore(now);
        if (stale || endpoint.failures() > 0 || endpoint.isDisabled()) {
            tx.createUpdate("""
                            UPDATE publishing.endpoints
                               SET state = 'active', reason = NULL, failures = 0, failing_since = NULL, open_until = NULL,
                                   disabled_at = NULL, last_success_at = :now
                             WHERE id = :id
                            """).bind("now", now).bind("id", endpoint.id()).execute();
        }
        boolean soon = taken.stream().allMatch(e -> e.attempt().duration().compareTo(settings.soon()) < 0);
        if (soon && !endpoint.isProven()) {
            queue.lanes().limit(tx, endpoint.id(), settings.claimsOfOneProvenEndpoint(), Optional.empty());
        } else if (!soon || endpoint.failures() > 0) {
            queue.lanes().unlimit(tx, endpoint.id());
        }
    }

    private void noteFailures(Handle tx, LeasedQueue queue, List<EndedAttempt> attempts) {
        UUID id = attempts.get(0).delivery().endpoint().id();
        Instant now = clock.instant();
        Optional<Instant> since = tx.createQuery("""
                        UPDATE publishing.endpoints
                           SET failures = failures + :count, failing_since = coalesce(failing_since, :now)
                         WHERE id = :id RETURNING CASE WHEN failures >= :many THEN failing_since END
                        """)
                .bind("count", attempts.size())
                .bind("now", now)
                .bind("id", id)
                .bind("many", settings.failuresUntilPause())
                .map((row, context) -> Endpoints.instant(row, 1))
                .findOne();
        boolean gone = attempts.stream().anyMatch(e -> e.next() instanceof NextStep.Gone);
        if (gone) {
            disable(tx, queue, id, "the receiver answered 410: it wants no more calls");
        } else if (since.isPresent() && !since.get().isAfter(now.minus(settings.disableAfter()))) {
            disable(
                    tx,
                    queue,
                    id,
                    "every call failed for " + settings.disableAfter().toDays() + " days");
        } else if (since.isPresent()) {
            Instant until = now.plus(pause(Duration.between(since.get(), now)));
            tx.createUpdate("UPDATE publishing.endpoints SET open_until = :until WHERE id = :id")
                    .bind("until", until)
                    .bind("id", id)
                    .execute();
            queue.lanes().limit(tx, id, 1, Optional.of(until));
        }
    }

    /** The longer it has been failing the longer it is left alone. */
    private Duration pause(Duration failing) {
        Duration pause = failing.dividedBy(4);
        if (pause.compareTo(settings.shortestPause()) < 0) {
            return settings.shortestPause();
        }
        return pause.compareTo(settings.longestPause()) > 0 ? settings.longestPause() : pause;
    }

    private void disable(Handle tx, LeasedQueue queue, UUID id, String reason) {
        Optional<WebhookEndpointDisabled> disabled = tx.createQuery("""
                        UPDATE publishing.endpoints SET state = 'disabled', reason = :reason, disabled_at = :now, open_until = NULL
                         WHERE id = :id AND state = 'active' RETURNING workspace_id, url, failing_since
                        """)
                .bind("reason", reason)
                .bind("now", clock.instant())
                .bind("id", id)
                .map((row, context) -> new WebhookEndpointDisabled(
                        row.getObject("workspace_id", UUID.class),
                        id,
                        row.getString("url"),
                        reason,
                        Endpoints.instant(row, 3),
                        clock.instant()))
                .findOne();
        queue.lanes().unlimit(tx, id);
        queue.lanes().clear(tx, id);
        tx.createUpdate("""
                        UPDATE publishing.deliveries d SET state = 'failed', reason = :reason, ended_at = :now
                          FROM publishing.endpoints e
                         WHERE e.id = :id AND d.workspace_id = e.workspace_id AND d.url = e.url AND d.state = 'pending'
                           AND NOT EXISTS (SELECT 1 FROM publishing.tasks t WHERE t.id = d.event_id)
                        """)
                .bind("reason", "the endpoint was disabled: " + reason)
                .bind("now", clock.instant())
                .bind("id", id)
                .execute();
        disabled.ifPresent(event -> {
            outbox.append(tx, event);
            LOG.warnf("webhook endpoint disabled: workspace=%s endpoint=%s: %s", event.workspaceId(), id, reason);
        });
    }
}
