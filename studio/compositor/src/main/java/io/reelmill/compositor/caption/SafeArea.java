package io.reelmill.compositor.caption;

import io.reelmill.timeline.Canvas;
import io.reelmill.timeline.Captions;
import io.reelmill.timeline.Captions.Cue;
import java.util.ArrayList;
import java.util.List;

/** Checks captions against the part of the frame in which they are always seen. */
public final class SafeArea {

    /** Rounding may put a letter beyond the edge by this share of the frame. */
    private static final double SLACK = 0.01;

    private SafeArea() {}

    /** The cues whose words would be seen, as they are laid out, outside of it. */
    public static List<Cue> outside(Captions captions, Canvas canvas) {
        CaptionStyle style = CaptionStyle.named(captions.preset());
        List<Cue> outside = new ArrayList<>();
        for (Cue cue : captions.cues()) {
            CaptionLayout layout = CaptionLayout.of(cue, style, captions, canvas, point -> {});
            if (layout.words().stream().anyMatch(w -> isOutside(w, layout.size(), canvas))) {
                outside.add(cue);
            }
        }
        return outside;
    }

    private static boolean isOutside(CaptionLayout.Placed word, double size, Canvas canvas) {
        double left = (CaptionLayout.SIDE - SLACK) * canvas.width();
        double top = word.baseline() - CaptionLayout.CAPITAL * size;
        return word.x() < left
                || word.x() + word.width() > canvas.width() - left
                || top < (CaptionLayout.TOP - SLACK) * canvas.height()
                || word.baseline() > (1 - CaptionLayout.BOTTOM + SLACK) * canvas.height();
    }
}
