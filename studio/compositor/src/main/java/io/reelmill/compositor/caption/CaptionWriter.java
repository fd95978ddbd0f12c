package io.reelmill.compositor.caption;

import io.reelmill.compositor.plane.Frame;
import io.reelmill.timeline.Canvas;
import io.reelmill.timeline.Captions;
import io.reelmill.timeline.Captions.Cue;
import java.util.List;

/**
 * Writes the captions of a timeline onto its frames, in ascending time. Draws only when something has changed; belongs
 * to one thread.
 */
public final class CaptionWriter implements AutoCloseable {

    private final Captions captions;
    private final Canvas canvas;
    private final CaptionStyle style;
    private final double halfFrame;
    private int cue;
    private CaptionPainter painter;
    private int painted = -1;
    private CaptionMoment last;
    private CaptionPatch patch;

    public CaptionWriter(Captions captions, Canvas canvas) {
        this.captions = captions;
        this.canvas = canvas;
        this.style = CaptionStyle.named(captions.preset());
        this.halfFrame = 0.5 / canvas.frameRate();
    }

    /** Writes what is to be read at {@code seconds}, if anything. */
    public void write(double seconds, Frame frame) {
        CaptionMoment moment = moment(seconds);
        if (moment == null) {
            return;
        }
        if (!moment.equals(last)) {
            patch = painter(moment.cue()).paint(moment);
            last = moment;
        }
        patch.over(frame);
    }

    /** What is to be read at a moment, or null; a frame shows what begins before its middle. */
    CaptionMoment moment(double seconds) {
        double middle = seconds + halfFrame;
        List<Cue> cues = captions.cues();
        while (cue < cues.size() && cues.get(cue).end() <= middle) {
            cue++;
        }
        if (cue == cues.size() || cues.get(cue).start() > middle) {
            return null;
        }
        Cue now = cues.get(cue);
        if (style.reveal() == CaptionStyle.Reveal.CUE) {
            return new CaptionMoment(cue, 0, CaptionMoment.SETTLED);
        }
        int active = -1;
        while (active + 1 < now.words().size() && now.words().get(active + 1).start() <= middle) {
            active++;
        }
        if (active < 0) {
            return null;
        }
        double age = middle - now.words().get(active).start();
        return new CaptionMoment(cue, active, Math.min(age, CaptionMoment.SETTLED));
    }

    private CaptionPainter painter(int index) {
        if (painted != index) {
            close();
            Cue now = captions.cues().get(index);
            painter = new CaptionPainter(
                    style, CaptionLayout.of(now, style, captions, canvas), canvas.width(), canvas.height());
            painted = index;
        }
        return painter;
    }

    @Override
    public void close() {
        if (painter != null) {
            painter.close();
            painter = null;
        }
    }
}
