package io.reelmill.remote.media;

import io.reelmill.framing.SmartCrop.Focus;
import io.reelmill.providers.picture.Look;
import io.reelmill.providers.picture.Picture;
import io.reelmill.timeline.Camera;
import io.reelmill.timeline.Camera.View;
import io.reelmill.timeline.Easing;
import io.reelmill.timeline.Layer;
import java.util.List;

/** Puts a still of any shape onto a stage. */
final class StillFitter {

    /** The stage is larger than the frame by this, so that the camera can move. */
    static final double ROOM = 1.14;

    private StillFitter() {}

    /** A still that fills the stage, cropped around its focus, towards which the camera moves, or away from it. */
    static Picture still(String file, int width, int height, Look look, Focus focus, boolean inwards) {
        int stageWidth = (int) Math.round(look.frameWidth() * ROOM);
        int stageHeight = (int) Math.round(look.frameHeight() * ROOM);
        double scale = Math.max(stageWidth / (double) width, stageHeight / (double) height);
        double w = width * scale;
        double h = height * scale;
        double x = Math.max(stageWidth - w, Math.min(0, stageWidth / 2.0 - focus.x() * w));
        double y = Math.max(stageHeight - h, Math.min(0, stageHeight / 2.0 - focus.y() * h));
        View wide = new View(0.5, 0.5, 0.995);
        View near = new View(
                (0.5 + (x + focus.x() * w) / stageWidth) / 2, (0.5 + (y + focus.y() * h) / stageHeight) / 2, 0.89);
        Camera camera = inwards ? new Camera(wide, near, Easing.IN_OUT) : new Camera(near, wide, Easing.IN_OUT);
        return new Picture(stageWidth, stageHeight, List.of(new Layer(file, x, y, w, h, 1, null)), camera);
    }
}
