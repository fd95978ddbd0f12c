package io.reelmill.render.review;

import com.fasterxml.jackson.databind.JsonNode;
import io.reelmill.contracts.ContractJson;
import io.reelmill.contracts.studio.StudioApi.Shot;
import io.reelmill.contracts.studio.StudioApi.StageEnd;
import io.reelmill.contracts.studio.StudioApi.Storyboard;
import io.reelmill.timeline.Captions;
import io.reelmill.timeline.Clip;
import io.reelmill.timeline.Timeline;
import io.reelmill.timeline.TimelineJson;
import jakarta.inject.Singleton;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.jdbi.v3.core.Jdbi;

/** Storyboards, told from the timelines that the stages keep. */
@Singleton
class Storyboards {

    private final Jdbi jdbi;

    Storyboards(Jdbi jdbi) {
        this.jdbi = jdbi;
    }

    /** That of the latest timeline of an output; empty when nothing of it is kept. */
    Optional<Storyboard> find(String pid, int output) throws IOException {
        List<StageEnd> stages = stages(pid, output);
        JsonNode request = request(pid, output).orElse(null);
        if (stages.isEmpty() && request == null) {
            return Optional.empty();
        }
        Optional<String> timeline = jdbi.withHandle(tx -> tx.createQuery("""
            SELECT result::text FROM render.stage_result
             WHERE pid = :pid AND output = :output AND stage = 'timeline'
             ORDER BY created_at DESC LIMIT 1\
            """)
                .bind("pid", pid)
                .bind("output", output)
                .mapTo(String.class)
                .findOne());
        return Optional.of(
                timeline.isEmpty()
                        ? new Storyboard(0, List.of(), stages, request)
                        : new Storyboard(
                                TimelineJson.parse(timeline.get()).seconds(),
                                shots(TimelineJson.parse(timeline.get())),
                                stages,
                                request));
    }

    /** The latest result of each stage. What lies before the present run was kept from one before. */
    private List<StageEnd> stages(String pid, int output) {
        return jdbi.withHandle(tx -> tx.createQuery("""
            SELECT stage, attempt, created_at,
                   CASE WHEN created_at >= started_at THEN extract(epoch FROM created_at -
                        greatest(started_at, coalesce(lag(created_at) OVER (ORDER BY created_at), started_at))) END AS seconds
              FROM (SELECT DISTINCT ON (r.stage) r.stage, r.attempt, r.created_at, run.started_at
                      FROM render.stage_result r
                      JOIN projects.project p ON p.pid = r.pid
                      JOIN projects.run run ON run.run_id = p.run_id
                     WHERE r.pid = :pid AND r.output = :output
                     ORDER BY r.stage, r.created_at DESC) AS latest
             ORDER BY created_at\
            """)
                .bind("pid", pid)
                .bind("output", output)
                .map((row, context) -> new StageEnd(
                        row.getString("stage"),
                        row.getObject("seconds") == null ? null : row.getDouble("seconds"),
                        row.getInt("attempt"),
                        row.getTimestamp("created_at").toInstant()))
                .list());
    }

    private Optional<JsonNode> request(String pid, int output) throws IOException {
        Optional<String> values = jdbi.withHandle(tx -> tx.createQuery("""
            SELECT (spec -> 'values' || jsonb_build_object('workflow', spec -> 'workflow'))::text
              FROM render.job WHERE pid = :pid AND output = :output AND kind = 'render'
             ORDER BY requested_at DESC LIMIT 1\
            """)
                .bind("pid", pid)
                .bind("output", output)
                .mapTo(String.class)
                .findOne());
        return values.isEmpty()
                ? Optional.empty()
                : Optional.of(ContractJson.mapper().readTree(values.get()));
    }

    static List<Shot> shots(Timeline timeline) {
        List<Shot> shots = new ArrayList<>();
        for (int i = 0; i < timeline.clips().size(); i++) {
            double start = start(timeline, i);
            double end = i + 1 < timeline.clips().size() ? start(timeline, i + 1) : timeline.seconds();
            shots.add(new Shot(start, end, words(timeline.captions(), start, end)));
        }
        return shots;
    }

    /** Where its picture has replaced the former one by half: the cut. */
    private static double start(Timeline timeline, int index) {
        Clip clip = timeline.clips().get(index);
        return index == 0 ? 0 : clip.start() + clip.entry().seconds() / 2;
    }

    private static String words(Captions captions, double start, double end) {
        return captions.cues().stream()
                .flatMap(cue -> cue.words().stream())
                .filter(word -> word.start() >= start && word.start() < end)
                .map(Captions.Word::text)
                .collect(Collectors.joining(" "));
    }
}
