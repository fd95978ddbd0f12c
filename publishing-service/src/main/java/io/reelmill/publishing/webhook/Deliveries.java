package io.reelmill.publishing.webhook;

import com.fasterxml.jackson.core.JsonProcessingException;
import io.reelmill.contracts.ContractJson;
import io.reelmill.contracts.event.RenderFinished;
import io.reelmill.contracts.project.ProjectSnapshot;
import io.reelmill.publishing.queue.Claim;
import io.reelmill.publishing.queue.LeasedQueue;
import io.reelmill.publishing.queue.LeasedQueue.Backlog;
import io.reelmill.publishing.queue.LeasedQueue.Release;
import jakarta.inject.Singleton;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Clock;
import java.time.OffsetDateTime;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.UUID;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.Jdbi;

/** Deliveries and their attempts, as rows; those that are to be attempted have a task in the queue. */
@Singleton
class Deliveries {

    static final String KIND = "webhook";

    private final Jdbi jdbi;
    private final Clock clock;
    private final WebhookSettings settings;
    private final LeasedQueue queue;

    Deliveries(Jdbi jdbi, Clock clock, WebhookSettings settings) {
        this.jdbi = jdbi;
        this.clock = clock;
        this.settings = settings;
        this.queue = new LeasedQueue(jdbi, clock, KIND, settings.lease(), settings.sendersOfOneWorkspace());
    }

    /**
     * Adds the delivery of an end, due now.
     *
     * @return whether it is new; false for a replayed event
     */
    boolean add(RenderFinished finished) {
        UUID event = UUID.randomUUID();
        return jdbi.inTransaction(tx -> {
            boolean added = tx.createUpdate("""
                                    INSERT INTO publishing.deliveries
                                           (event_id, run_id, workspace_id, pid, url, project, created_at)
                                    VALUES (:event, :run, :workspace, :pid, :url, CAST(:project AS json), :now)
                                    ON CONFLICT (run_id) DO NOTHING
                                    """)
                            .bind("event", event)
                            .bind("run", finished.runId())
                            .bind("workspace", finished.workspaceId())
                            .bind("pid", finished.pid())
                            .bind("url", finished.project().webhookUrl())
                            .bind("project", write(finished.project()))
                            .bind("now", clock.instant())
                            .execute()
                    == 1;
            if (added) {
                queue.put(tx, event, finished.workspaceId(), clock.instant());
            }
            return added;
        });
    }

    /** Claims a due delivery. */
    Optional<WebhookDelivery> claim() {
        return queue.claim()
                .map(claim -> jdbi.withHandle(handle -> handle.createQuery("""
                        SELECT event_id, workspace_id, url, project, created_at
                          FROM publishing.deliveries WHERE event_id = :event
                        """)
                        .bind("event", claim.id())
                        .map((row, context) -> delivery(row, claim))
                        .one()));
    }

    /**
     * Writes down that an attempt is about to be sent.
     *
     * @return its number, from 1; empty when the claim is no longer held and nothing may be sent
     */
    OptionalInt begin(WebhookDelivery delivery) {
        return jdbi.inTransaction(tx -> {
            lock(tx, delivery);
            if (!queue.renew(tx, delivery.claim())) {
                return OptionalInt.empty();
            }
            int number = tx.createQuery("""
                            UPDATE publishing.deliveries SET attempts = attempts + 1
                             WHERE event_id = :event RETURNING attempts
                            """)
                    .bind("event", delivery.eventId())
                    .mapTo(Integer.class)
                    .one();
            open(tx, delivery.eventId(), number);
            return OptionalInt.of(number);
        });
    }

    /**
     * Writes down how an attempt ended and what follows, and gives the claim back. A delivery that was asked for again
     * during the attempt is due at once, whatever came of it.
     *
     * @return false when the claim is no longer held: then nothing was written
     */
    boolean finish(WebhookDelivery delivery, int number, Attempt attempt, NextStep next) {
        return jdbi.inTransaction(tx -> {
            if (!settle(tx, delivery, next, true)) {
                return false;
            }
            tx.createUpdate("""
                            UPDATE publishing.attempts
                               SET outcome = :outcome, status = :status, error = :error, duration_ms = :duration,
                                   response = :response
                             WHERE event_id = :event AND number = :number
                            """)
                    .bind("outcome", attempt.outcome().column())
                    .bind("status", attempt.status())
                    .bind("error", attempt.error())
                    .bind("duration", attempt.duration().toMillis())
                    .bind("response", attempt.response())
                    .bind("event", delivery.eventId())
                    .bind("number", number)
                    .execute();
            return true;
        });
    }

    /** Gives the claim back without an attempt. */
    void postpone(WebhookDelivery delivery, NextStep next) {
        jdbi.useTransaction(tx -> settle(tx, delivery, next, false));
    }

    /**
     * Has a delivery attempted again now, under the same event id, with the schedule from its start. While an attempt is
     * under way another one follows it.
     *
     * @param workspaceId the workspace that asks
     * @return false when it has no such delivery
     */
    boolean resend(UUID workspaceId, UUID eventId) {
        return jdbi.inTransaction(tx -> {
            boolean known = tx.createUpdate("""
                                    UPDATE publishing.deliveries
                                       SET state = 'pending', reason = NULL, ended_at = NULL
                                     WHERE event_id = :event AND workspace_id = :workspace
                                    """)
                            .bind("event", eventId)
                            .bind("workspace", workspaceId)
                            .execute()
                    == 1;
            if (known) {
                queue.put(tx, eventId, workspaceId, clock.instant());
            }
            return known;
        });
    }

    /**
     * Forgets deliveries that ended long ago.
     *
     * @return how many
     */
    int forget() {
        return jdbi.withHandle(handle -> handle.createUpdate(
                        "DELETE FROM publishing.deliveries WHERE state <> 'pending' AND ended_at < :before")
                .bind("before", clock.instant().minus(settings.retention()))
                .execute());
    }

    Backlog backlog() {
        return queue.backlog();
    }

    private boolean settle(Handle tx, WebhookDelivery delivery, NextStep next, boolean attempted) {
        lock(tx, delivery);
        Claim claim = delivery.claim();
        Release release = next instanceof NextStep.Retry retry
                ? queue.defer(tx, claim, retry.at(), attempted)
                : queue.complete(tx, claim);
        if (release == Release.DONE && !(next instanceof NextStep.Retry)) {
            tx.createUpdate("""
                            UPDATE publishing.deliveries SET state = :state, reason = :reason, ended_at = :now
                             WHERE event_id = :event
                            """)
                    .bind("state", next instanceof NextStep.Done ? "delivered" : "failed")
                    .bind("reason", next instanceof NextStep.GiveUp giveUp ? giveUp.reason() : null)
                    .bind("now", clock.instant())
                    .bind("event", delivery.eventId())
                    .execute();
        }
        return release != Release.LOST;
    }

    /** The delivery's row before its task, as {@link #resend} has them: in two orders they could wait for each other. */
    private static void lock(Handle tx, WebhookDelivery delivery) {
        tx.createQuery("SELECT 1 FROM publishing.deliveries WHERE event_id = ? FOR UPDATE")
                .bind(0, delivery.eventId())
                .mapTo(Integer.class)
                .findOne();
    }

    /** An attempt that is still open is one whose sender has died. */
    private void open(Handle tx, UUID eventId, int number) {
        tx.createUpdate("UPDATE publishing.attempts SET outcome = 'interrupted' WHERE event_id = ? AND outcome IS NULL")
                .bind(0, eventId)
                .execute();
        tx.createUpdate("INSERT INTO publishing.attempts (event_id, number, started_at) VALUES (?, ?, ?)")
                .bind(0, eventId)
                .bind(1, number)
                .bind(2, clock.instant())
                .execute();
    }

    private static WebhookDelivery delivery(ResultSet row, Claim claim) throws SQLException {
        return new WebhookDelivery(
                row.getObject("event_id", UUID.class),
                row.getObject("workspace_id", UUID.class),
                row.getString("url"),
                read(row.getString("project")),
                row.getObject("created_at", OffsetDateTime.class).toInstant(),
                claim);
    }

    private static String write(ProjectSnapshot project) {
        try {
            return ContractJson.mapper().writeValueAsString(project);
        } catch (JsonProcessingException e) {
            throw new IllegalArgumentException("a project cannot be written as JSON", e);
        }
    }

    private static ProjectSnapshot read(String project) {
        try {
            return ContractJson.mapper().readValue(project, ProjectSnapshot.class);
        } catch (JsonProcessingException e) {
            throw new IllegalStateException("a stored project cannot be read", e);
        }
    }
}
