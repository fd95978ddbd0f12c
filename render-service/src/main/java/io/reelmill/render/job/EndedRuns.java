package io.reelmill.render.job;

import io.reelmill.contracts.pricing.RunCharge;
import io.reelmill.contracts.studio.StudioApi.EndedRun;
import jakarta.inject.Singleton;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.UUID;
import org.jdbi.v3.core.Jdbi;

/** Lists runs that have ended, with their charge by the same rule as the event of their end. */
@Singleton
class EndedRuns {

    private static final String PAGE = """
            SELECT r.run_id, r.credits_reserved, o.credits, o.status = 'ready' AS ready, j.pid, j.workspace_id, j.ended_at
              FROM (SELECT run_id, min(pid) AS pid, min(workspace_id::text)::uuid AS workspace_id,
                           max(finished_at) AS ended_at
                      FROM render.job
                     WHERE run_id IN (SELECT run_id FROM render.job WHERE finished_at >= :from AND finished_at < :before)
                       AND (:after::uuid IS NULL OR run_id > :after)
                       AND EXISTS (SELECT 1 FROM projects.run r WHERE r.run_id = job.run_id)
                     GROUP BY run_id
                    HAVING count(*) FILTER (WHERE state = 'done') = max(outputs)
                       AND max(finished_at) >= :from AND max(finished_at) < :before
                     ORDER BY run_id LIMIT :limit) j
              JOIN projects.run r ON r.run_id = j.run_id
              JOIN projects.output o ON o.run_id = j.run_id
             ORDER BY j.run_id, o.index""";

    private record Row(EndedRun run, int reserved, RunCharge.Output output) {}

    private final Jdbi jdbi;

    EndedRuns(Jdbi jdbi) {
        this.jdbi = jdbi;
    }

    /** @param after the run to go on behind, or null */
    List<EndedRun> page(Instant from, Instant before, UUID after, int limit) {
        List<Row> rows = jdbi.withHandle(handle -> handle.createQuery(PAGE)
                .bind("from", from)
                .bind("before", before)
                .bind("after", after)
                .bind("limit", limit)
                .map((row, context) -> new Row(
                        new EndedRun(
                                row.getObject("run_id", UUID.class),
                                row.getString("pid"),
                                row.getObject("workspace_id", UUID.class),
                                row.getTimestamp("ended_at").toInstant(),
                                0),
                        row.getInt("credits_reserved"),
                        new RunCharge.Output(row.getBoolean("ready"), row.getInt("credits"))))
                .list());
        List<EndedRun> runs = new ArrayList<>();
        for (int begin = 0, end; begin < rows.size(); begin = end) {
            end = begin;
            List<RunCharge.Output> outputs = new ArrayList<>();
            while (end < rows.size()
                    && rows.get(end).run().runId().equals(rows.get(begin).run().runId())) {
                outputs.add(rows.get(end++).output());
            }
            EndedRun run = rows.get(begin).run();
            runs.add(new EndedRun(
                    run.runId(),
                    run.pid(),
                    run.workspaceId(),
                    run.endedAt(),
                    RunCharge.of(outputs, rows.get(begin).reserved())));
        }
        return runs;
    }
}
