package io.reelmill.render.film;

import io.reelmill.inspection.Inspection.Stretch;
import io.reelmill.timeline.Clip;
import io.reelmill.timeline.Timeline;
import java.util.List;
import java.util.stream.IntStream;

/** When the clips of a timeline are visible, and whether they show files of the client. */
final class Pictures {

    /** Files of the client's lie in the folders of the stage that fetched them. */
    private static final String GIVEN = "source-";

    private final Timeline timeline;

    Pictures(Timeline timeline) {
        this.timeline = timeline;
    }

    /** The clips that are seen in the whole of a stretch, or in a good part of it; transitions do not count. */
    List<Integer> in(Stretch stretch) {
        return IntStream.range(0, timeline.clips().size())
                .filter(i -> overlap(i, stretch) > 0.25 * Math.min(stretch.to() - stretch.from(), length(i)))
                .boxed()
                .toList();
    }

    /** Whether a picture is the client's: what is dark or still in it may be so. */
    boolean isGiven(int clip) {
        return timeline.clips().get(clip).layers().stream()
                .anyMatch(l -> l.file().startsWith(GIVEN));
    }

    /** Whether the camera moves, or generated footage plays in it. */
    boolean moves(int clip) {
        Clip shown = timeline.clips().get(clip);
        return !shown.camera().from().equals(shown.camera().to())
                || shown.layers().stream().anyMatch(l -> l.footage() != null);
    }

    private double length(int clip) {
        return end(clip) - timeline.clips().get(clip).start();
    }

    private double overlap(int clip, Stretch stretch) {
        double from = Math.max(timeline.clips().get(clip).start(), stretch.from());
        return Math.min(end(clip), stretch.to()) - from;
    }

    private double end(int clip) {
        boolean last = clip + 1 == timeline.clips().size();
        return last
                ? timeline.clips().get(clip).end()
                : timeline.clips().get(clip + 1).start();
    }
}
