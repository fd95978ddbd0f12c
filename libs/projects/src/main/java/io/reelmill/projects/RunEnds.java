package io.reelmill.projects;

import io.reelmill.contracts.pricing.RunCharge;
import io.reelmill.contracts.project.ProjectSnapshot;
import io.reelmill.contracts.project.ProjectStatus;
import java.sql.Timestamp;
import java.time.Clock;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.UUID;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.statement.Update;

/** How outputs end, and with the last of them their run. */
final class RunEnds {

    /** Codes of ends that are not the client's fault. */
    private static final Set<String> OURS = Set.of("internal_error", "unavailable");

    private static final String UNDER_WAY =
            " WHERE run_id = :runId AND index = :output AND status IN ('building', 'rendering')";

    private final Clock clock;

    RunEnds(Clock clock) {
        this.clock = clock;
    }

    Optional<RunEnd> finish(Handle tx, String pid, UUID runId, int output, OutputEnd end) {
        // The project row is the lock under which the outputs of a run are counted.
        Optional<UUID> present = tx.createQuery("SELECT run_id FROM projects.project WHERE pid = :pid FOR UPDATE")
                .bind("pid", pid)
                .mapTo(UUID.class)
                .findOne();
        if (!present.equals(Optional.of(runId)) || !endOutput(tx, runId, output, end)) {
            return Optional.empty();
        }
        if (end instanceof OutputEnd.Ready ready) {
            tx.createUpdate("UPDATE projects.project SET warnings = warnings || :more::jsonb WHERE pid = :pid")
                    .bind("more", StoredJson.of(ready.warnings()))
                    .bind("pid", pid)
                    .execute();
        }
        boolean underWay =
                tx.createQuery("""
                        SELECT EXISTS (SELECT 1 FROM projects.output
                                        WHERE run_id = :runId AND status IN ('building', 'rendering'))""").bind("runId", runId).mapTo(Boolean.class).one();
        return underWay ? Optional.empty() : Optional.of(endRun(tx, pid, runId));
    }

    private static boolean endOutput(Handle tx, UUID runId, int output, OutputEnd end) {
        Update update = end instanceof OutputEnd.Ready ready ? ready(tx, ready) : failed(tx, (OutputEnd.Failed) end);
        return update.bind("runId", runId)
                        .bind("output", output)
                        .bind("credits", end.credits())
                        .execute()
                == 1;
    }

    private static Update ready(Handle tx, OutputEnd.Ready ready) {
        var language = Optional.ofNullable(ready.language());
        return tx.createUpdate("""
                        UPDATE projects.output
                           SET status = 'ready', progress = 100, credits = :credits,
                               preview_key = NULL, video_key = :videoKey, thumbnail_key = :thumbnailKey, cover_key = :coverKey,
                               duration_seconds = :duration, width = :width, height = :height, frame_rate = :frameRate,
                               size_bytes = :size, quality = :quality::jsonb,
                               attributions = :attributions::jsonb,
                               language = :language, language_source = :languageSource
                        """ + UNDER_WAY)
                .bind("videoKey", ready.videoKey())
                .bind("thumbnailKey", ready.thumbnailKey())
                .bind("coverKey", ready.coverKey())
                .bind("duration", ready.durationSeconds())
                .bind("width", ready.width())
                .bind("height", ready.height())
                .bind("frameRate", ready.frameRate())
                .bind("size", ready.sizeBytes())
                .bind("quality", StoredJson.orNull(ready.quality()))
                .bind("attributions", StoredJson.of(ready.attributions()))
                .bind("language", language.map(spoken -> spoken.tag()).orElse(null))
                .bind(
                        "languageSource",
                        language.map(spoken -> spoken.source().wireName()).orElse(null));
    }

    private static Update failed(Handle tx, OutputEnd.Failed failed) {
        return tx.createUpdate("""
                        UPDATE projects.output
                           SET status = 'error', progress = 100, preview_key = NULL, credits = :credits, error = :error, error_code = :code
                        """ + UNDER_WAY).bind("error", failed.message()).bind("code", failed.code());
    }

    private RunEnd endRun(Handle tx, String pid, UUID runId) {
        tx.createUpdate("""
                        UPDATE projects.project p
                           SET status = t.status, progress = 100, stage = NULL, updated_at = :now, finished_at = :now,
                               credits_used = :credits, quality = t.quality,
                               error = CASE WHEN t.status = 'error' THEN t.error END,
                               error_code = CASE WHEN t.status = 'error' THEN t.error_code END,
                               shown_run_id = CASE WHEN t.status = 'ready' THEN :runId ELSE p.shown_run_id END
                          FROM (SELECT CASE WHEN bool_or(o.status = 'ready') THEN 'ready' ELSE 'error' END AS status,
                                       (array_agg(o.error ORDER BY o.index) FILTER (WHERE o.error IS NOT NULL))[1] AS error,
                                       (array_agg(o.error_code ORDER BY o.index)
                                            FILTER (WHERE o.error_code IS NOT NULL))[1] AS error_code,
                                       (array_agg(o.quality ORDER BY o.index)
                                            FILTER (WHERE o.quality IS NOT NULL))[1] AS quality
                                  FROM projects.output o
                                 WHERE o.run_id = :runId) t
                         WHERE p.pid = :pid""")
                .bind("pid", pid)
                .bind("runId", runId)
                .bind("credits", charge(tx, runId))
                .bind("now", Timestamp.from(clock.instant()))
                .execute();
        tx.createUpdate("""
                        UPDATE projects.run r SET expires_at = :now::timestamptz + retention_days * interval '24 hours'
                         WHERE r.run_id = :runId AND r.retention_days IS NOT NULL
                           AND EXISTS (SELECT 1 FROM projects.output o WHERE o.run_id = r.run_id AND o.status = 'ready')""")
                .bind("runId", runId)
                .bind("now", Timestamp.from(clock.instant()))
                .execute();
        ProjectSnapshot project = Snapshots.find(tx, pid).orElseThrow();
        boolean inputAtFault = project.status() == ProjectStatus.ERROR && !OURS.contains(project.errorCode());
        return new RunEnd(project, project.creditsUsed(), inputAtFault);
    }

    private static int charge(Handle tx, UUID runId) {
        List<RunCharge.Output> outputs = tx.createQuery(
                        "SELECT status = 'ready', credits FROM projects.output WHERE run_id = :runId")
                .bind("runId", runId)
                .map((row, context) -> new RunCharge.Output(row.getBoolean(1), row.getInt(2)))
                .list();
        int reserved = tx.createQuery("SELECT credits_reserved FROM projects.run WHERE run_id = :runId")
                .bind("runId", runId)
                .mapTo(Integer.class)
                .one();
        return RunCharge.of(outputs, reserved);
    }
}
