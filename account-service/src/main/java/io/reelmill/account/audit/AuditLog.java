package io.reelmill.account.audit;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import io.reelmill.contracts.ContractJson;
import jakarta.inject.Singleton;
import java.nio.charset.StandardCharsets;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Clock;
import java.util.List;
import java.util.UUID;
import org.jdbi.v3.core.Jdbi;

/** Appends privileged acts and reads them. The database refuses to change what is written. */
@Singleton
public class AuditLog {

    private final Jdbi jdbi;
    private final Clock clock;

    public AuditLog(Jdbi jdbi, Clock clock) {
        this.jdbi = jdbi;
        this.clock = clock;
    }

    /**
     * Appends an act; part of the thread's transaction, so that the act and its entry commit together.
     *
     * @param workspaceId whom it concerns, or null
     * @param before plain data, or null
     * @param after plain data, or null
     */
    public void append(Actor actor, String action, UUID workspaceId, Object subject, Object before, Object after) {
        jdbi.useTransaction(tx -> tx.createUpdate("""
                        INSERT INTO account.audit_log
                               (at, actor, action, workspace_id, subject, reason, before, after, request_id)
                        VALUES (:at, :actor, :action, :workspace, :subject, :reason, :before::jsonb, :after::jsonb, :request)
                        """)
                .bind("at", clock.instant())
                .bind("actor", actor.name())
                .bind("action", action)
                .bind("workspace", workspaceId)
                .bind("subject", subject.toString())
                .bind("reason", actor.reason())
                .bind("before", json(before))
                .bind("after", json(after))
                .bind("request", actor.requestId())
                .execute());
    }

    /** Entries, newest first. */
    public List<AuditEntry> find(AuditFilter filter) {
        return jdbi.withHandle(handle -> handle.createQuery("""
                        SELECT * FROM account.audit_log
                         WHERE (:workspace::uuid IS NULL OR workspace_id = :workspace)
                           AND (:actor::text IS NULL OR actor = :actor)
                           AND (:action::text IS NULL OR action = :action)
                           AND (:from::timestamptz IS NULL OR at >= :from)
                           AND (:to::timestamptz IS NULL OR at < :to)
                           AND (:before::bigint IS NULL OR id < :before)
                         ORDER BY id DESC LIMIT :limit""")
                .bind("workspace", filter.workspaceId())
                .bind("actor", filter.actor())
                .bind("action", filter.action())
                .bind("from", filter.from())
                .bind("to", filter.to())
                .bind("before", filter.before())
                .bind("limit", filter.limit())
                .map((row, context) -> read(row))
                .list());
    }

    private static AuditEntry read(ResultSet row) throws SQLException {
        return new AuditEntry(
                row.getLong("id"),
                row.getTimestamp("at").toInstant(),
                row.getString("actor"),
                row.getString("action"),
                row.getObject("workspace_id", UUID.class),
                row.getString("subject"),
                row.getString("reason"),
                parse(row.getString("before")),
                parse(row.getString("after")),
                row.getString("request_id"));
    }

    private static String json(Object value) {
        return value == null ? null : new String(ContractJson.bytes(value), StandardCharsets.UTF_8);
    }

    private static JsonNode parse(String json) throws SQLException {
        try {
            return json == null ? null : ContractJson.mapper().readTree(json);
        } catch (JsonProcessingException e) {
            throw new SQLException("an audit entry holds no JSON", e);
        }
    }
}
