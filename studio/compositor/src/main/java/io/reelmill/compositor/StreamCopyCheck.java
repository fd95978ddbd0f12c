package io.reelmill.compositor;

import io.reelmill.compositor.footage.DrawnFootage;
import io.reelmill.compositor.footage.FootageReader;
import io.reelmill.timeline.Camera.View;
import io.reelmill.timeline.Clip;
import io.reelmill.timeline.Footage;
import io.reelmill.timeline.Layer;
import io.reelmill.timeline.Timeline;
import java.nio.file.Path;
import java.util.Optional;

/** Tells whether a timeline shows a video just as it is, so that its pictures can be copied instead of drawn anew. */
final class StreamCopyCheck {

    private static final double SAME = 1e-3;

    private StreamCopyCheck() {}

    /** Why it is not so, in words that go on after "because"; empty when it is. */
    static Optional<String> obstacle(Timeline timeline, Path folder) {
        if (!timeline.captions().cues().isEmpty()) {
            return Optional.of("captions are drawn over the picture");
        }
        if (!timeline.overlays().isEmpty()) {
            return Optional.of("something is laid over the picture");
        }
        if (timeline.clips().size() != 1 || timeline.clips().get(0).layers().size() != 1) {
            return Optional.of("more than one picture is shown");
        }
        Clip clip = timeline.clips().get(0);
        Layer layer = clip.layers().get(0);
        Footage footage = layer.footage();
        if (footage == null || clip.stepRate() > 0 || footage.from() > 0 || footage.speed() != 1) {
            return Optional.of("it is not shown from its beginning at its own speed");
        }
        if (DrawnFootage.format(folder.resolve(layer.file())).isPresent()) {
            return Optional.of("it is drawn");
        }
        try (FootageReader reader = FootageReader.open(folder.resolve(layer.file()))) {
            if (Math.abs(reader.frameRate() - timeline.canvas().frameRate()) > 0.01) {
                return Optional.of("it has another frame rate than the film");
            }
            if (reader.seconds() * reader.frameRate() < timeline.frameCount() - 0.5) {
                return Optional.of("it is shorter than the film");
            }
            boolean same = reader.width() == timeline.canvas().width()
                    && reader.height() == timeline.canvas().height();
            return same && fills(clip, layer, timeline)
                    ? Optional.empty()
                    : Optional.of("it has another size than the film");
        }
    }

    private static boolean fills(Clip clip, Layer layer, Timeline timeline) {
        View whole = new View(0.5, 0.5, 1);
        return clip.stageWidth() == timeline.canvas().width()
                && clip.stageHeight() == timeline.canvas().height()
                && clip.camera().from().equals(whole)
                && clip.camera().to().equals(whole)
                && layer.sway() == null
                && Math.abs(layer.x()) < SAME
                && Math.abs(layer.y()) < SAME
                && Math.abs(layer.width() - clip.stageWidth()) < SAME
                && Math.abs(layer.height() - clip.stageHeight()) < SAME;
    }
}
