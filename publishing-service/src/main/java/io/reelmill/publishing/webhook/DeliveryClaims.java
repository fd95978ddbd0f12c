package io.reelmill.publishing.webhook;

import com.fasterxml.jackson.core.JsonProcessingException;
import io.reelmill.contracts.ContractJson;
import io.reelmill.contracts.project.ProjectSnapshot;
import io.reelmill.database.SqlArray;
import io.reelmill.publishing.queue.Claim;
import jakarta.inject.Singleton;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Clock;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.Jdbi;

/** Claims due deliveries for attempts. */
@Singleton
class DeliveryClaims {

    private final Jdbi jdbi;
    private final Clock clock;
    private final WebhookSettings settings;
    private final DeliveryTasks tasks;
    private final Endpoints endpoints;
    private final WebhookBody body;

    DeliveryClaims(
            Jdbi jdbi,
            Clock clock,
            WebhookSettings settings,
            DeliveryTasks tasks,
            Endpoints endpoints,
            WebhookBody body) {
        this.jdbi = jdbi;
        this.clock = clock;
        this.settings = settings;
        this.tasks = tasks;
        this.endpoints = endpoints;
        this.body = body;
    }

    /**
     * Claims due deliveries. An attempt is not written down before it is sent: a claim that another sender left behind stands
     * for one that was interrupted, and is written down as such here.
     */
    List<WebhookDelivery> claim(int max) {
        return jdbi.inTransaction(tx -> {
            // Not waited for on disk: after a crash of the server the delivery is attempted again, as when its sender
            // dies.
            tx.execute("SET LOCAL synchronous_commit TO OFF");
            Instant sendUntil = clock.instant().plus(settings.lease()).minus(settings.timeout());
            List<Claim> claims = tasks.queue().claim(tx, max);
            if (claims.isEmpty()) {
                return List.of();
            }
            noteInterrupted(tx, claims.stream().filter(Claim::interrupted).toList());
            Map<UUID, Endpoint> known =
                    endpoints.find(tx, claims.stream().map(Claim::lane).collect(Collectors.toSet()));
            return read(tx, claims, known, sendUntil);
        });
    }

    private void noteInterrupted(Handle tx, List<Claim> claims) {
        if (claims.isEmpty()) {
            return;
        }
        tx.createUpdate("""
                        WITH interrupted AS (
                            UPDATE publishing.deliveries SET attempts = attempts + 1
                             WHERE event_id = ANY (CAST(:ids AS uuid[])) RETURNING event_id, attempts)
                        INSERT INTO publishing.attempts (event_id, number, started_at, outcome)
                        SELECT event_id, attempts, :started, 'interrupted' FROM interrupted
                        """)
                .bind("ids", SqlArray.uuids(claims, Claim::id))
                .bind("started", clock.instant().minus(settings.lease())) // at the latest
                .execute();
    }

    private List<WebhookDelivery> read(Handle tx, List<Claim> claims, Map<UUID, Endpoint> known, Instant sendUntil) {
        Map<UUID, Claim> byId = claims.stream().collect(Collectors.toMap(Claim::id, Function.identity()));
        return tx.createQuery("""
                        SELECT event_id, workspace_id, url, created_at, attempts, body,
                               CASE WHEN body IS NULL THEN event END, CASE WHEN body IS NULL THEN project END,
                               CASE WHEN body IS NULL THEN links_at END, traceparent
                          FROM publishing.deliveries WHERE event_id = ANY (CAST(:ids AS uuid[]))
                        """)
                .bind("ids", SqlArray.uuids(claims, Claim::id))
                .map((row, context) -> {
                    Claim claim = byId.get(row.getObject(1, UUID.class));
                    return delivery(row, claim, known.get(claim.lane()), sendUntil);
                })
                .list();
    }

    private WebhookDelivery delivery(ResultSet row, Claim claim, Endpoint known, Instant sendUntil)
            throws SQLException {
        UUID workspace = row.getObject(2, UUID.class);
        Instant createdAt = Endpoints.instant(row, 4);
        String stored = row.getString(6);
        return new WebhookDelivery(
                claim.id(),
                workspace,
                stored == null ? made(row, claim.id(), createdAt) : stored,
                row.getInt(5) + 1,
                createdAt,
                sendUntil,
                row.getString(10),
                known == null ? Endpoint.unknown(workspace, row.getString(3)) : known,
                claim);
    }

    private String made(ResultSet row, UUID event, Instant createdAt) throws SQLException {
        if (row.getString(7).equals(WebhookBody.TEST)) {
            return body.test(event, createdAt);
        }
        try {
            var project = ContractJson.mapper().readValue(row.getString(8), ProjectSnapshot.class);
            return body.finished(event, project, Endpoints.instant(row, 9));
        } catch (JsonProcessingException e) {
            throw new IllegalStateException("a stored project cannot be read", e);
        }
    }
}
