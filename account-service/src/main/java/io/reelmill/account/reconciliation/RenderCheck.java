package io.reelmill.account.reconciliation;

import io.reelmill.account.reservation.RunDirectory;
import io.reelmill.contracts.studio.StudioApi.EndedRun;
import io.reelmill.database.SqlArray;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.UUID;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.Jdbi;
import org.jdbi.v3.core.statement.Query;

/** Compares the charges of renders with what the renders used. */
final class RenderCheck {

    private static final int PAGE = 500;

    private record Held(UUID id, UUID workspaceId, String pid, int credits, String state, int captured) {}

    private final Jdbi jdbi;
    private final EndedRuns ended;
    private final RunDirectory runs;

    RenderCheck(Jdbi jdbi, EndedRuns ended, RunDirectory runs) {
        this.jdbi = jdbi;
        this.ended = ended;
        this.runs = runs;
    }

    /** Compares runs that ended, and charges that were made, within a time. */
    List<Finding> run(Instant from, Instant before) {
        List<Finding> findings = new ArrayList<>();
        Set<UUID> seen = new HashSet<>();
        UUID last = null;
        List<EndedRun> page;
        do {
            page = ended.page(from, before, last, PAGE);
            compare(page, findings);
            for (EndedRun run : page) {
                seen.add(run.runId());
                last = run.runId();
            }
        } while (!page.isEmpty());
        for (Held charged : jdbi.withHandle(handle -> charged(handle, from, before))) {
            if (!seen.contains(charged.id())) {
                compareWithDirectory(charged, findings);
            }
        }
        return findings;
    }

    private void compare(List<EndedRun> page, List<Finding> findings) {
        Map<UUID, Held> held = jdbi.withHandle(
                handle -> find(handle, page.stream().map(EndedRun::runId).toList()));
        for (EndedRun run : page) {
            Held reservation = held.get(run.runId());
            if (reservation == null) {
                if (run.credits() > 0) {
                    findings.add(finding(BreakKind.RENDER_WITHOUT_RESERVATION, run, null));
                }
            } else if (reservation.state().equals("pending")) {
                findings.add(finding(BreakKind.RENDER_NOT_SETTLED, run, reservation));
            } else if (reservation.captured() != run.credits()) {
                findings.add(finding(BreakKind.CHARGE_DIFFERS, run, reservation));
            }
        }
    }

    /** A charge whose run did not end within the time: it ended before or after it, or it never did. */
    private void compareWithDirectory(Held charged, List<Finding> findings) {
        switch (runs.stateOf(charged.id())) {
            case UNKNOWN -> findings.add(finding(BreakKind.CHARGE_WITHOUT_RENDER, null, charged));
            case UNDER_WAY -> findings.add(finding(BreakKind.CHARGED_BEFORE_THE_END, null, charged));
            case ENDED -> {
                // compared when the time of its end is looked at
            }
        }
    }

    private static Finding finding(BreakKind kind, EndedRun run, Held reservation) {
        Map<String, Object> evidence = new LinkedHashMap<>();
        evidence.put("pid", run == null ? reservation.pid() : run.pid());
        evidence.put("endedAt", run == null ? null : run.endedAt().toString());
        evidence.put("creditsUsed", run == null ? null : run.credits());
        evidence.put("reservation", reservation == null ? null : reservation.state());
        evidence.put("creditsReserved", reservation == null ? null : reservation.credits());
        evidence.put("creditsCharged", reservation == null ? null : reservation.captured());
        UUID workspace = run == null ? reservation.workspaceId() : run.workspaceId();
        UUID subject = run == null ? reservation.id() : run.runId();
        return new Finding(kind, workspace, subject.toString(), evidence);
    }

    private static Map<UUID, Held> find(Handle handle, List<UUID> ids) {
        Map<UUID, Held> found = new HashMap<>();
        select(handle, "id = ANY(:ids::uuid[])")
                .bind("ids", SqlArray.uuids(ids, id -> id))
                .map((row, context) -> held(row))
                .forEach(reservation -> found.put(reservation.id(), reservation));
        return found;
    }

    private static List<Held> charged(Handle handle, Instant from, Instant before) {
        return select(
                        handle,
                        "state = 'captured' AND purpose = 'render' AND settled_at >= :from AND settled_at < :before")
                .bind("from", from)
                .bind("before", before)
                .map((row, context) -> held(row))
                .list();
    }

    private static Query select(Handle handle, String where) {
        return handle.createQuery(
                "SELECT id, workspace_id, subject, credits, state, captured FROM account.reservations WHERE " + where);
    }

    private static Held held(ResultSet row) throws SQLException {
        return new Held(
                row.getObject("id", UUID.class),
                row.getObject("workspace_id", UUID.class),
                row.getString("subject"),
                row.getInt("credits"),
                row.getString("state"),
                row.getInt("captured"));
    }
}
