package io.reelmill.compositor.scene;

import io.reelmill.compositor.RenderException;
import io.reelmill.compositor.plane.Frame;
import io.reelmill.compositor.still.StillCache;
import io.reelmill.timeline.Clip;
import io.reelmill.timeline.Timeline;
import io.reelmill.timeline.Transition;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Executor;

/**
 * Draws the pictures of a timeline, without captions. Moments are asked for in ascending order; belongs to one thread.
 */
public final class FramePainter implements AutoCloseable {

    private final Timeline timeline;
    private final ClipLoader clips;
    private final DrawingBuffers studio;
    private final TransitionPainter transitions;
    private final OverlayPainter overlays;
    private final double halfFrame;

    /**
     * @param ahead whether the clip after the one that is seen is read already
     * @param background where files are read
     */
    public FramePainter(Timeline timeline, Path folder, boolean ahead, Executor background) {
        this(timeline, folder, new StillCache(), ahead, background);
    }

    /** @param stills shared with painters that show the same pictures */
    public FramePainter(Timeline timeline, Path folder, StillCache stills, boolean ahead, Executor background) {
        this.timeline = timeline;
        this.clips = new ClipLoader(timeline, folder, stills, ahead, background);
        this.studio =
                new DrawingBuffers(timeline.canvas().width(), timeline.canvas().height());
        this.transitions = new TransitionPainter(studio);
        this.overlays = new OverlayPainter(timeline, folder, studio);
        this.halfFrame = 0.5 / timeline.canvas().frameRate();
    }

    /**
     * Fills a frame of the canvas' size.
     *
     * @throws RenderException when a file that is needed cannot be read
     */
    public void paint(double seconds, Frame target) {
        paintClips(seconds, target);
        overlays.paint(seconds, target);
    }

    @Override
    public void close() {
        clips.close();
    }

    private void paintClips(double seconds, Frame target) {
        List<Clip> all = timeline.clips();
        if (all.isEmpty()) {
            target.blacken();
            return;
        }
        int index = lastBegun(all, seconds);
        Transition entry = all.get(index).entry();
        // a frame shows its middle, so that the first one of a transition has already begun to change
        double passed = entry.seconds() <= 0 ? 1 : (seconds - all.get(index).start() + halfFrame) / entry.seconds();
        if (index == 0 || entry.kind() == Transition.Kind.CUT || passed >= 1) {
            clips.clip(index, index).paint(target, seconds, ClipPainter.Bend.NONE, studio);
            return;
        }
        ClipPainter going = clips.clip(index - 1, index - 1);
        ClipPainter coming = clips.clip(index, index - 1);
        transitions.paint(target, going, coming, entry.kind(), passed, seconds);
    }

    /** Clip boundaries are met within a thousandth of a second, however they were rounded. */
    private static int lastBegun(List<Clip> all, double seconds) {
        int index = 0;
        while (index + 1 < all.size() && all.get(index + 1).start() <= seconds + 1e-3) {
            index++;
        }
        return index;
    }
}
