package io.reelmill.publishing.webhook;

import com.fasterxml.jackson.core.JsonProcessingException;
import io.reelmill.contracts.ContractJson;
import io.reelmill.contracts.event.RenderFinished;
import io.reelmill.contracts.project.ProjectSnapshot;
import io.reelmill.database.SqlArray;
import io.reelmill.publishing.queue.Claim;
import io.reelmill.publishing.queue.LeasedQueue;
import io.reelmill.publishing.queue.LeasedQueue.Backlog;
import io.reelmill.publishing.queue.LeasedQueue.Deferral;
import io.reelmill.publishing.queue.LeasedQueue.Release;
import jakarta.inject.Singleton;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Clock;
import java.time.Instant;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.UUID;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.Jdbi;

/** Deliveries and their attempts, as rows; those that are to be attempted have a task in the queue. */
@Singleton
class Deliveries {

    static final String KIND = "webhook";

    private final Jdbi jdbi;
    private final Clock clock;
    private final WebhookSettings settings;
    private final Endpoints endpoints;
    private final LeasedQueue queue;

    Deliveries(Jdbi jdbi, Clock clock, WebhookSettings settings, Endpoints endpoints) {
        this.jdbi = jdbi;
        this.clock = clock;
        this.settings = settings;
        this.endpoints = endpoints;
        this.queue = new LeasedQueue(jdbi, clock, KIND, settings.lease(), settings.callsOfOneEndpoint());
    }

    LeasedQueue queue() {
        return queue;
    }

    /**
     * Adds the delivery of an end, due now. To a disabled endpoint nothing is sent: the delivery is listed as failed, and can
     * be sent again or recovered.
     *
     * @return whether it is new; false for a replayed event
     */
    boolean add(RenderFinished finished) {
        return jdbi.inTransaction(tx -> add(
                tx,
                UUID.randomUUID(),
                WebhookBody.FINISHED,
                finished.workspaceId(),
                finished.project().webhookUrl(),
                Optional.of(finished)));
    }

    /** Adds a test event, due now; its id. */
    UUID addTest(UUID workspaceId, String url) {
        UUID event = UUID.randomUUID();
        jdbi.useTransaction(tx -> add(tx, event, WebhookBody.TEST, workspaceId, url, Optional.empty()));
        return event;
    }

    private boolean add(
            Handle tx, UUID event, String name, UUID workspaceId, String url, Optional<RenderFinished> finished) {
        Optional<String> disabled = endpoints.register(tx, workspaceId, url);
        boolean send = disabled.isEmpty() || finished.isEmpty();
        boolean added = tx.createUpdate("""
                                INSERT INTO publishing.deliveries
                                       (event_id, event, run_id, workspace_id, pid, url, project, created_at, links_at, state,
                                        reason, ended_at)
                                VALUES (:event, :name, :run, :workspace, :pid, :url, CAST(:project AS json), :now, :now,
                                        :state, :reason, :ended)
                                ON CONFLICT (run_id) DO NOTHING
                                """)
                        .bind("event", event)
                        .bind("name", name)
                        .bind("run", finished.map(RenderFinished::runId).orElse(null))
                        .bind("workspace", workspaceId)
                        .bind("pid", finished.map(RenderFinished::pid).orElse(null))
                        .bind("url", url)
                        .bind("project", finished.map(f -> write(f.project())).orElse(null))
                        .bind("now", clock.instant())
                        .bind("state", send ? "pending" : "failed")
                        .bind("reason", send ? null : "the endpoint is disabled: " + disabled.get())
                        .bind("ended", send ? null : clock.instant())
                        .execute()
                == 1;
        if (added && send) {
            queue.put(tx, event, workspaceId, Endpoint.id(workspaceId, url), clock.instant());
        }
        return added;
    }

    /** Claims due deliveries. */
    List<WebhookDelivery> claim(int max) {
        Map<UUID, Claim> claims = queue.claim(max).stream().collect(Collectors.toMap(Claim::id, Function.identity()));
        if (claims.isEmpty()) {
            return List.of();
        }
        return jdbi.withHandle(handle -> handle.createQuery("""
                        SELECT d.event_id, d.event, d.workspace_id, d.url, d.project, d.created_at, d.links_at,
                               e.failures, e.state AS endpoint_state, e.last_success_at, l.max_at_once
                          FROM unnest(CAST(:ids AS uuid[])) AS c(id)
                          JOIN publishing.deliveries d ON d.event_id = c.id
                          JOIN publishing.tasks t ON t.kind = :kind AND t.id = d.event_id
                          LEFT JOIN publishing.endpoints e ON e.workspace_id = d.workspace_id AND e.url = d.url
                          LEFT JOIN publishing.lanes l ON l.kind = :kind AND l.id = t.lane
                        """)
                .bind("ids", SqlArray.uuids(claims.keySet(), id -> id))
                .bind("kind", KIND)
                .map((row, context) -> delivery(row, claims.get(row.getObject("event_id", UUID.class))))
                .list());
    }

    /**
     * Writes down that attempts are about to be sent.
     *
     * @return their numbers, from 1, by event id; without those whose claims are no longer held: nothing may be sent for them
     */
    Map<UUID, Integer> begin(List<WebhookDelivery> deliveries) {
        return jdbi.inTransaction(tx -> {
            // Not waited for on disk: after a crash of the server the delivery is attempted again, as when its sender
            // dies.
            tx.execute("SET LOCAL synchronous_commit TO OFF");
            lock(tx, deliveries);
            Set<UUID> held = queue.renew(
                    tx, deliveries.stream().map(WebhookDelivery::claim).toList());
            Map<UUID, Integer> numbers = new HashMap<>();
            tx.createQuery("""
                            UPDATE publishing.deliveries SET attempts = attempts + 1
                             WHERE event_id = ANY (CAST(:ids AS uuid[])) RETURNING event_id, attempts
                            """)
                    .bind("ids", SqlArray.uuids(held, id -> id))
                    .map((row, context) -> numbers.put(row.getObject(1, UUID.class), row.getInt(2)))
                    .list();
            open(tx, numbers);
            return numbers;
        });
    }

    /**
     * Writes down how attempts ended and what follows, and gives the claims back. A delivery that was asked for again during
     * the attempt is due at once, whatever came of it.
     *
     * @return the event ids of those whose claims were still held; nothing was written for the others
     */
    Set<UUID> finish(List<EndedAttempt> ended) {
        return jdbi.inTransaction(tx -> {
            Set<UUID> held = settle(
                    tx, ended.stream().collect(Collectors.toMap(EndedAttempt::delivery, EndedAttempt::next)), true);
            List<EndedAttempt> written = ended.stream()
                    .filter(e -> held.contains(e.delivery().eventId()))
                    .toList();
            writeOutcomes(tx, written);
            endpoints.note(tx, queue, written);
            return held;
        });
    }

    /** Gives claims back without an attempt. */
    void postpone(WebhookDelivery delivery, NextStep next) {
        jdbi.useTransaction(tx -> settle(tx, Map.of(delivery, next), false));
    }

    /**
     * Has a delivery attempted again now, under the same event id, with the schedule from its start and new links. While an
     * attempt is under way another one follows it.
     *
     * @param workspaceId the workspace that asks
     * @return false when it has no such delivery
     */
    boolean resend(UUID workspaceId, UUID eventId) {
        return jdbi.inTransaction(tx -> again(tx, workspaceId, List.of(eventId)) == 1);
    }

    /**
     * Has all deliveries attempted again that failed for good.
     *
     * @param since when they were made, at the earliest
     * @param url of the endpoint, or all
     * @return how many
     */
    int recover(UUID workspaceId, Instant since, Optional<String> url) {
        return jdbi.inTransaction(tx -> again(
                tx,
                workspaceId,
                tx.createQuery("""
                                SELECT event_id FROM publishing.deliveries
                                 WHERE workspace_id = :workspace AND state = 'failed' AND created_at >= :since
                                   AND (CAST(:url AS text) IS NULL OR url = :url)
                                 ORDER BY event_id FOR UPDATE
                                """)
                        .bind("workspace", workspaceId)
                        .bind("since", since)
                        .bind("url", url.orElse(null))
                        .mapTo(UUID.class)
                        .list()));
    }

    private int again(Handle tx, UUID workspaceId, List<UUID> events) {
        Map<UUID, String> urls = new HashMap<>();
        tx.createQuery("""
                        UPDATE publishing.deliveries
                           SET state = 'pending', reason = NULL, ended_at = NULL, links_at = :now
                         WHERE event_id = ANY (CAST(:events AS uuid[])) AND workspace_id = :workspace
                        RETURNING event_id, url
                        """)
                .bind("now", clock.instant())
                .bind("events", SqlArray.uuids(events, id -> id))
                .bind("workspace", workspaceId)
                .map((row, context) -> urls.put(row.getObject(1, UUID.class), row.getString(2)))
                .list();
        urls.forEach((event, url) -> {
            endpoints.register(tx, workspaceId, url);
            queue.put(tx, event, workspaceId, Endpoint.id(workspaceId, url), clock.instant());
        });
        return urls.size();
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

    /** @return the event ids of those whose claims were still held */
    private Set<UUID> settle(Handle tx, Map<WebhookDelivery, NextStep> steps, boolean attempted) {
        lock(tx, steps.keySet());
        Map<UUID, Release> releases = queue.defer(
                tx,
                steps.entrySet().stream()
                        .filter(e -> e.getValue() instanceof NextStep.Retry)
                        .map(e -> new Deferral(e.getKey().claim(), ((NextStep.Retry) e.getValue()).at(), attempted))
                        .toList());
        List<WebhookDelivery> last = steps.entrySet().stream()
                .filter(e -> !(e.getValue() instanceof NextStep.Retry))
                .map(Map.Entry::getKey)
                .toList();
        Map<UUID, Release> ends =
                queue.complete(tx, last.stream().map(WebhookDelivery::claim).toList());
        end(
                tx,
                last.stream()
                        .filter(delivery -> ends.get(delivery.eventId()) == Release.DONE)
                        .collect(Collectors.toMap(Function.identity(), steps::get)));
        releases.putAll(ends);
        return releases.entrySet().stream()
                .filter(e -> e.getValue() != Release.LOST)
                .map(Map.Entry::getKey)
                .collect(Collectors.toCollection(HashSet::new));
    }

    private void end(Handle tx, Map<WebhookDelivery, NextStep> steps) {
        if (steps.isEmpty()) {
            return;
        }
        Set<Map.Entry<WebhookDelivery, NextStep>> rows = steps.entrySet();
        tx.createUpdate("""
                        UPDATE publishing.deliveries d SET state = e.state, reason = e.reason, ended_at = :now
                          FROM unnest(CAST(:ids AS uuid[]), :states, :reasons) AS e(id, state, reason)
                         WHERE d.event_id = e.id
                        """)
                .bind("ids", SqlArray.uuids(rows, row -> row.getKey().eventId()))
                .bind(
                        "states",
                        SqlArray.texts(rows, row -> row.getValue() instanceof NextStep.Done ? "delivered" : "failed"))
                .bind("reasons", SqlArray.texts(rows, row -> reason(row.getValue())))
                .bind("now", clock.instant())
                .execute();
    }

    private static String reason(NextStep step) {
        if (step instanceof NextStep.GiveUp giveUp) {
            return giveUp.reason();
        }
        return step instanceof NextStep.Gone gone ? gone.reason() : null;
    }

    private static void writeOutcomes(Handle tx, List<EndedAttempt> ended) {
        if (ended.isEmpty()) {
            return;
        }
        tx.createUpdate("""
                        UPDATE publishing.attempts a
                           SET outcome = e.outcome, status = e.status, error = e.error, duration_ms = e.duration,
                               response = e.response
                          FROM unnest(CAST(:ids AS uuid[]), :numbers, :outcomes, :statuses, :errors, :durations, :responses)
                               AS e(id, number, outcome, status, error, duration, response)
                         WHERE a.event_id = e.id AND a.number = e.number
                        """)
                .bind("ids", SqlArray.uuids(ended, e -> e.delivery().eventId()))
                .bind("numbers", SqlArray.integers(ended, EndedAttempt::number))
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

    /**
     * The deliveries' rows before their tasks, as {@link #resend} has them, and in the order of their ids: otherwise two
     * transactions could wait for each other.
     */
    private static void lock(Handle tx, Collection<WebhookDelivery> deliveries) {
        tx.createQuery("""
                        SELECT event_id FROM publishing.deliveries WHERE event_id = ANY (CAST(:ids AS uuid[]))
                         ORDER BY event_id FOR UPDATE
                        """)
                .bind("ids", SqlArray.uuids(deliveries, WebhookDelivery::eventId))
                .mapTo(UUID.class)
                .list();
    }

    /** An attempt that is still open is one whose sender has died. */
    private void open(Handle tx, Map<UUID, Integer> numbers) {
        if (numbers.isEmpty()) {
            return;
        }
        tx.createUpdate("""
                        UPDATE publishing.attempts SET outcome = 'interrupted'
                         WHERE event_id = ANY (CAST(:ids AS uuid[])) AND outcome IS NULL
                        """)
                .bind("ids", SqlArray.uuids(numbers.keySet(), id -> id))
                .execute();
        tx.createUpdate("""
                        INSERT INTO publishing.attempts (event_id, number, started_at)
                        SELECT id, number, :now FROM unnest(CAST(:ids AS uuid[]), :numbers) AS a(id, number)
                        """)
                .bind("ids", SqlArray.uuids(numbers.entrySet(), Map.Entry::getKey))
                .bind("numbers", SqlArray.integers(numbers.entrySet(), Map.Entry::getValue))
                .bind("now", clock.instant())
                .execute();
    }

    private WebhookDelivery delivery(ResultSet row, Claim claim) throws SQLException {
        UUID workspace = row.getObject("workspace_id", UUID.class);
        String url = row.getString("url");
        String project = row.getString("project");
        Endpoint endpoint = new Endpoint(
                Endpoint.id(workspace, url),
                workspace,
                url,
                row.getInt("failures"),
                "disabled".equals(row.getString("endpoint_state")),
                row.getInt("max_at_once") == settings.callsOfOneProvenEndpoint(),
                Endpoints.instant(row, row.findColumn("last_success_at")));
        return new WebhookDelivery(
                row.getObject("event_id", UUID.class),
                workspace,
                row.getString("event"),
                project == null ? null : read(project),
                Endpoints.instant(row, row.findColumn("links_at")),
                Endpoints.instant(row, row.findColumn("created_at")),
                endpoint,
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
