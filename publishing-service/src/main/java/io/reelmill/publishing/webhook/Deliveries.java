package io.reelmill.publishing.webhook;

import com.fasterxml.jackson.core.JsonProcessingException;
import io.reelmill.contracts.ContractJson;
import io.reelmill.contracts.event.RenderFinished;
import io.reelmill.contracts.project.ProjectSnapshot;
import jakarta.inject.Singleton;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Clock;
import java.time.Instant;
import java.time.OffsetDateTime;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.UUID;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.Jdbi;

/** Deliveries and their attempts, as rows. Whoever claims one holds it until the lease ends; nobody waits for a lock. */
@Singleton
class Deliveries {

    private final Jdbi jdbi;
    private final Clock clock;
    private final WebhookSettings settings;

    Deliveries(Jdbi jdbi, Clock clock, WebhookSettings settings) {
        this.jdbi = jdbi;
        this.clock = clock;
        this.settings = settings;
    }

    /**
     * Adds the delivery of an end, due now.
     *
     * @return whether it is new; false for a replayed event
     */
    boolean add(RenderFinished finished) {
        return jdbi.withHandle(handle -> handle.createUpdate("""
                                INSERT INTO publishing.deliveries
                                       (event_id, run_id, workspace_id, pid, url, project, due_at, created_at)
                                VALUES (:event, :run, :workspace, :pid, :url, CAST(:project AS json), :now, :now)
                                ON CONFLICT (run_id) DO NOTHING
                                """)
                        .bind("event", UUID.randomUUID())
                        .bind("run", finished.runId())
                        .bind("workspace", finished.workspaceId())
                        .bind("pid", finished.pid())
                        .bind("url", finished.project().webhookUrl())
                        .bind("project", write(finished.project()))
                        .bind("now", clock.instant())
                        .execute()
                == 1);
    }

    /** Claims a due delivery: first attempts before retries, and no more for one workspace than its share of senders. */
    Optional<Delivery> claim() {
        Instant now = clock.instant();
        return jdbi.inTransaction(tx -> tx.createQuery("""
                        WITH busy AS MATERIALIZED (
                            SELECT workspace_id FROM publishing.deliveries
                             WHERE claim IS NOT NULL AND lease_until > :now
                             GROUP BY workspace_id HAVING count(*) >= :share),
                        due AS MATERIALIZED (
                            SELECT event_id FROM publishing.deliveries
                             WHERE state = 'pending' AND due_at <= :now
                               AND (lease_until IS NULL OR lease_until <= :now)
                               AND workspace_id NOT IN (SELECT workspace_id FROM busy)
                             ORDER BY (failures > 0), due_at
                             LIMIT 1 FOR UPDATE SKIP LOCKED)
                        UPDATE publishing.deliveries d SET claim = :claim, lease_until = :lease
                          FROM due WHERE d.event_id = due.event_id
                        RETURNING d.event_id, d.workspace_id, d.url, d.project, d.failures, d.created_at, d.claim
                        """)
                .bind("now", now)
                .bind("share", settings.sendersOfOneWorkspace())
                .bind("claim", UUID.randomUUID())
                .bind("lease", now.plus(settings.lease()))
                .map((row, context) -> delivery(row))
                .findOne());
    }

    /**
     * Writes down that an attempt is about to be sent.
     *
     * @return its number, from 1; empty when the claim is no longer held and nothing may be sent
     */
    OptionalInt begin(Delivery delivery) {
        return jdbi.inTransaction(tx -> {
            Optional<Integer> number = tx.createQuery("""
                            UPDATE publishing.deliveries SET attempts = attempts + 1
                             WHERE event_id = :event AND claim = :claim RETURNING attempts
                            """)
                    .bind("event", delivery.eventId())
                    .bind("claim", delivery.claim())
                    .mapTo(Integer.class)
                    .findOne();
            number.ifPresent(n -> open(tx, delivery.eventId(), n));
            return number.map(OptionalInt::of).orElseGet(OptionalInt::empty);
        });
    }

    /**
     * Writes down how an attempt ended and what follows, and gives the claim back.
     *
     * @return false when the claim is no longer held: then nothing was written
     */
    boolean finish(Delivery delivery, int number, Attempt attempt, NextStep next) {
        return jdbi.inTransaction(tx -> {
            boolean held = settle(tx, delivery, next, 1);
            if (held) {
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
            }
            return held;
        });
    }

    /** Gives the claim back without an attempt. */
    void postpone(Delivery delivery, NextStep next) {
        jdbi.useTransaction(tx -> settle(tx, delivery, next, 0));
    }

    /**
     * Has a delivery attempted again now, under the same event id, with the schedule from its start when it had ended.
     *
     * @param workspaceId the workspace that asks
     * @return false when it has no such delivery
     */
    boolean resend(UUID workspaceId, UUID eventId) {
        return jdbi.withHandle(handle -> handle.createUpdate("""
                                UPDATE publishing.deliveries
                                   SET failures = CASE state WHEN 'pending' THEN failures ELSE 0 END,
                                       state = 'pending', due_at = :now, reason = NULL, ended_at = NULL
                                 WHERE event_id = :event AND workspace_id = :workspace
                                """)
                        .bind("now", clock.instant())
                        .bind("event", eventId)
                        .bind("workspace", workspaceId)
                        .execute()
                == 1);
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

    private boolean settle(Handle tx, Delivery delivery, NextStep next, int attempted) {
        boolean pending = next instanceof NextStep.Retry;
        String state = pending ? "pending" : next instanceof NextStep.Done ? "delivered" : "failed";
        return tx.createUpdate("""
                                UPDATE publishing.deliveries
                                   SET state = :state, due_at = :due, reason = :reason, ended_at = :ended,
                                       failures = failures + :failed, claim = NULL, lease_until = NULL
                                 WHERE event_id = :event AND claim = :claim
                                """)
                        .bind("state", state)
                        .bind("due", next instanceof NextStep.Retry retry ? retry.at() : null)
                        .bind("reason", next instanceof NextStep.GiveUp giveUp ? giveUp.reason() : null)
                        .bind("ended", pending ? null : clock.instant())
                        .bind("failed", next instanceof NextStep.Done ? 0 : attempted)
                        .bind("event", delivery.eventId())
                        .bind("claim", delivery.claim())
                        .execute()
                == 1;
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

    private static Delivery delivery(ResultSet row) throws SQLException {
        return new Delivery(
                row.getObject("event_id", UUID.class),
                row.getObject("workspace_id", UUID.class),
                row.getString("url"),
                read(row.getString("project")),
                row.getInt("failures"),
                row.getObject("created_at", OffsetDateTime.class).toInstant(),
                row.getObject("claim", UUID.class));
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
