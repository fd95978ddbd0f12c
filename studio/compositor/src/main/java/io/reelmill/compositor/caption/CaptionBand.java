package io.reelmill.compositor.caption;

import io.reelmill.timeline.Canvas;
import io.reelmill.timeline.Captions;

/**
 * The stretch of the frame in which captions of a style stand, ink and all.
 *
 * @param top share of the frame's height
 * @param bottom share of the frame's height
 */
public record CaptionBand(double top, double bottom) {

    /** Where both lines of such captions may be, with room for scripts that stack marks. */
    public static CaptionBand of(Captions captions, Canvas canvas) {
        return CaptionLayout.band(CaptionStyles.named(captions.preset()), captions, canvas);
    }
}
