package io.reelmill.publishing.webhook;

import com.fasterxml.jackson.core.JsonProcessingException;
import io.reelmill.contracts.ContractJson;
import io.reelmill.contracts.event.RenderFinished;
import io.reelmill.contracts.project.ProjectSnapshot;
import io.reelmill.database.SqlArray;
import io.reelmill.tracing.Traceparent;
import jakarta.inject.Singleton;
import java.time.Clock;
import java.time.Instant;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.UUID;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.Jdbi;

/** Adds deliveries, due at once, with their bodies. */
@Singleton
class DeliveryIntake {

    private final Jdbi jdbi;
    private final Clock clock;
    private final Endpoints endpoints;
    private final DeliveryTasks tasks;
    private final WebhookBody body;

    DeliveryIntake(Jdbi jdbi, Clock clock, Endpoints endpoints, DeliveryTasks tasks, WebhookBody body) {
        this.jdbi = jdbi;
        this.clock = clock;
        this.endpoints = endpoints;
        this.tasks = tasks;
        this.body = body;
    }

    /** The delivery of an end of a run, under a new event id. Nothing is stored. */
    NewDelivery of(RenderFinished finished) {
        UUID event = UUID.randomUUID();
        return new NewDelivery(
                event,
                WebhookBody.FINISHED,
                finished.runId(),
                finished.workspaceId(),
                finished.pid(),
                finished.project().webhookUrl(),
                write(finished.project()),
                body.finished(event, finished.project(), clock.instant()),
                Traceparent.current());
    }

    /**
     * Adds deliveries of ends of runs, in one transaction. To a disabled endpoint nothing is sent: its delivery is listed as
     * failed, and can be sent again or recovered.
     *
     * @return the event ids of those that are new; the others' runs were told before
     */
    Set<UUID> add(List<NewDelivery> deliveries) {
        return jdbi.inTransaction(tx -> add(tx, deliveries, endpoints.register(tx, deliveries)));
    }

    /** Adds a test event, which is sent also to a disabled endpoint; its id. */
    UUID addTest(UUID workspaceId, String url) {
        UUID event = UUID.randomUUID();
        NewDelivery test = new NewDelivery(
                event,
                WebhookBody.TEST,
                null,
                workspaceId,
                null,
                url,
                null,
                body.test(event, clock.instant()),
                Traceparent.current());
        jdbi.useTransaction(tx -> {
            endpoints.register(tx, List.of(test));
            add(tx, List.of(test), Map.of());
        });
        return event;
    }

    /** @param disabled why nothing is sent, by endpoint */
    private Set<UUID> add(Handle tx, List<NewDelivery> deliveries, Map<UUID, String> disabled) {
        // In the order of the runs: another replica may be adding the same ones.
        List<NewDelivery> rows = deliveries.stream()
                .sorted(Comparator.comparing(d -> String.valueOf(d.runId())))
                .toList();
        Instant now = clock.instant();
        Set<UUID> added = new HashSet<>(tx.createQuery("""
                        INSERT INTO publishing.deliveries
                               (event_id, event, run_id, workspace_id, pid, url, project, body, created_at, links_at, state,
                                reason, ended_at, traceparent)
                        SELECT id, event, run, workspace, pid, url, CAST(project AS json), body, :now, :now,
                               CASE WHEN reason IS NULL THEN 'pending' ELSE 'failed' END,
                               'the endpoint is disabled: ' || reason, CASE WHEN reason IS NOT NULL THEN CAST(:now AS timestamptz) END,
                               traceparent
                          FROM unnest(CAST(:ids AS uuid[]), :events, CAST(:runs AS uuid[]), CAST(:workspaces AS uuid[]),
                                      :pids, :urls, :projects, :bodies, :reasons, :traceparents)
                               AS n(id, event, run, workspace, pid, url, project, body, reason, traceparent)
                        ON CONFLICT (run_id) DO NOTHING RETURNING event_id
                        """)
                .bind("ids", SqlArray.uuids(rows, NewDelivery::eventId))
                .bind("events", SqlArray.texts(rows, NewDelivery::event))
                .bind("runs", SqlArray.uuids(rows, NewDelivery::runId))
                .bind("workspaces", SqlArray.uuids(rows, NewDelivery::workspaceId))
                .bind("pids", SqlArray.texts(rows, NewDelivery::pid))
                .bind("urls", SqlArray.texts(rows, NewDelivery::url))
                .bind("projects", SqlArray.texts(rows, NewDelivery::project))
                .bind("bodies", SqlArray.texts(rows, NewDelivery::body))
                .bind("reasons", SqlArray.texts(rows, d -> disabled.get(d.endpointId())))
                .bind("traceparents", SqlArray.texts(rows, NewDelivery::traceparent))
                .bind("now", now)
                .mapTo(UUID.class)
                .list());
        Collection<NewDelivery> sent = rows.stream()
                .filter(d -> added.contains(d.eventId()) && !disabled.containsKey(d.endpointId()))
                .toList();
        tasks.queue().putNew(tx, sent, NewDelivery::eventId, NewDelivery::workspaceId, NewDelivery::endpointId, now);
        return added;
    }

    private static String write(ProjectSnapshot project) {
        try {
            return ContractJson.mapper().writeValueAsString(project);
        } catch (JsonProcessingException e) {
            throw new IllegalArgumentException("a project cannot be written as JSON", e);
        }
    }
}
