package io.reelmill.render.review;

import io.reelmill.contracts.studio.StudioApi.Shot;
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

    /** That of the latest timeline of an output; empty once it is no longer kept. */
    Optional<Storyboard> find(String pid, int output) throws IOException {
        Optional<String> timeline = jdbi.withHandle(tx -> tx.createQuery("""
            SELECT result::text FROM render.stage_result
             WHERE pid = :pid AND output = :output AND stage = 'timeline'
             ORDER BY created_at DESC LIMIT 1\
            """)
                .bind("pid", pid)
                .bind("output", output)
                .mapTo(String.class)
                .findOne());
        return timeline.isEmpty() ? Optional.empty() : Optional.of(of(TimelineJson.parse(timeline.get())));
    }

    static Storyboard of(Timeline timeline) {
        List<Shot> shots = new ArrayList<>();
        for (int i = 0; i < timeline.clips().size(); i++) {
            double start = start(timeline, i);
            double end = i + 1 < timeline.clips().size() ? start(timeline, i + 1) : timeline.seconds();
            shots.add(new Shot(start, end, words(timeline.captions(), start, end)));
        }
        return new Storyboard(timeline.seconds(), shots);
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
