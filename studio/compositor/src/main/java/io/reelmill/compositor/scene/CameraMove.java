package io.reelmill.compositor.scene;

import io.reelmill.timeline.Camera;
import io.reelmill.timeline.Canvas;
import io.reelmill.timeline.Clip;

/** Where the camera of a clip looks at a moment, also as layers in the distance or close by see it move. */
final class CameraMove {

    private final Clip clip;
    /** Width and height of the largest view of the canvas' shape that fits on the stage. */
    private final double fullWidth;

    private final double fullHeight;

    CameraMove(Clip clip, Canvas canvas) {
        this.clip = clip;
        double scale =
                Math.min(clip.stageWidth() / (double) canvas.width(), clip.stageHeight() / (double) canvas.height());
        this.fullWidth = canvas.width() * scale;
        this.fullHeight = canvas.height() * scale;
    }

    /** The view at a moment of the video; before and after the clip the camera rests. */
    Window at(double seconds) {
        Camera camera = clip.camera();
        double passed = (seconds - clip.start()) / (clip.end() - clip.start());
        double t = camera.easing().at(Math.min(Math.max(passed, 0), 1));
        double x = between(camera.from().x(), camera.to().x(), t);
        double y = between(camera.from().y(), camera.to().y(), t);
        double span = between(camera.from().span(), camera.to().span(), t);
        return within(new Window(x * clip.stageWidth(), y * clip.stageHeight(), fullWidth * span, fullHeight * span));
    }

    /** A view moved back onto the stage. */
    Window within(Window window) {
        return window.within(clip.stageWidth(), clip.stageHeight());
    }

    /**
     * How a layer sees the camera: its displacement from the middle of the stage at the clip's mean span, scaled.
     *
     * @param parallax 0 for a layer that stands still, 1 for one that moves as the camera does
     */
    Window seenBy(double parallax, Window window) {
        double meanSpan = (clip.camera().from().span() + clip.camera().to().span()) / 2;
        double middleX = clip.stageWidth() / 2.0;
        double middleY = clip.stageHeight() / 2.0;
        double width = between(fullWidth * meanSpan, window.width(), parallax);
        return new Window(
                between(middleX, window.centreX(), parallax),
                between(middleY, window.centreY(), parallax),
                Math.max(width, window.width() / 4),
                Math.max(width, window.width() / 4) * window.height() / window.width());
    }

    private static double between(double from, double to, double t) {
        return from + (to - from) * t;
    }
}
