package io.reelmill.render.visuals;

import io.reelmill.providers.picture.Look;
import io.reelmill.providers.picture.Look.Captioned;
import io.reelmill.providers.picture.Picture;
import io.reelmill.timeline.Camera;
import io.reelmill.timeline.Camera.View;
import io.reelmill.timeline.Easing;
import io.reelmill.timeline.Footage;
import io.reelmill.timeline.Layer;
import java.util.ArrayList;
import java.util.List;

/** Puts files onto a stage: which part is seen, and how the camera moves over it. */
public final class Framing {

    /** A still that fills the frame is drawn larger by this, so that the camera can move. */
    private static final double ROOM = 1.14;

    private Framing() {}

    /** A clip that fills the frame and is not moved any further. */
    public static Picture footage(
            String file, int width, int height, Look look, double from, double speed, boolean loop) {
        return footage(file, width, height, look, new Footage(from, speed, loop), 0.5, 0.5);
    }

    /** The same, of any shape, what matters in it near the middle. */
    static Picture footage(
            String file, int width, int height, Look look, Footage footage, double focusX, double focusY) {
        Layer layer = covering(file, width, height, look.frameWidth(), look.frameHeight(), focusX, focusY, footage);
        return new Picture(look.frameWidth(), look.frameHeight(), List.of(layer), Camera.still(new View(0.5, 0.5, 1)));
    }

    /** A still that fills the frame; the camera moves slowly towards its focus. */
    static Picture still(String file, int width, int height, Look look, double focusX, double focusY, boolean inwards) {
        int stageWidth = (int) Math.round(look.frameWidth() * ROOM);
        int stageHeight = (int) Math.round(look.frameHeight() * ROOM);
        Layer layer = covering(file, width, height, stageWidth, stageHeight, focusX, focusY, null);
        return new Picture(stageWidth, stageHeight, List.of(layer), move(focusX, focusY, inwards));
    }

    /** A picture of another shape, whole, over a blurred one of itself. */
    static Picture whole(
            String backdrop, String file, int width, int height, Look look, Footage footage, boolean inwards) {
        int stageWidth = footage == null ? (int) Math.round(look.frameWidth() * ROOM) : look.frameWidth();
        int stageHeight = footage == null ? (int) Math.round(look.frameHeight() * ROOM) : look.frameHeight();
        double scale = Math.min(look.frameWidth() / (double) width, look.frameHeight() / (double) height);
        double w = width * scale;
        double h = height * scale;
        Layer behind = new Layer(backdrop, 0, 0, stageWidth, stageHeight, footage == null ? 0.6 : 1, null);
        Layer front = new Layer(file, (stageWidth - w) / 2, (stageHeight - h) / 2, w, h, 1, null, footage);
        Camera camera = footage == null ? move(0.5, 0.5, inwards) : Camera.still(new View(0.5, 0.5, 1));
        return new Picture(stageWidth, stageHeight, List.of(behind, front), camera);
    }

    /** What each of two pictures in one frame is made for: half its height, or of a wide frame half its width. */
    public static Look half(Look look) {
        boolean wide = isWide(look);
        return look.on(
                wide ? look.frameWidth() / 4 * 2 : look.frameWidth(),
                wide ? look.frameHeight() : look.frameHeight() / 4 * 2);
    }

    /** The upper half, or in a wide frame the left one, with the captions that stand in it. */
    static Look firstHalf(Look look) {
        Captioned inside =
                switch (look.captioned()) {
                    case TOP -> Captioned.MIDDLE;
                    case MIDDLE -> Captioned.BOTTOM;
                    default -> Captioned.NOWHERE;
                };
        return isWide(look) ? half(look) : half(look).with(inside);
    }

    /** The lower half, or in a wide frame the right one, with the captions that stand in it. */
    static Look secondHalf(Look look) {
        Captioned inside =
                switch (look.captioned()) {
                    // they begin at a fifth of it: things stand below the first line, where one is all there is
                    case BOTTOM, MIDDLE -> Captioned.TOP;
                    default -> Captioned.NOWHERE;
                };
        return isWide(look) ? half(look) : half(look).with(inside);
    }

    /** Whether two pictures stand beside each other in a frame, rather than one above the other. */
    static boolean isWide(Look look) {
        return look.frameWidth() > look.frameHeight() * 1.1;
    }

    /** Two pictures, one above or in a wide frame beside the other; each fills its half, and neither camera moves. */
    static Picture halved(Picture first, Picture second, Look look) {
        boolean wide = isWide(look);
        double width = wide ? look.frameWidth() / 2.0 : look.frameWidth();
        double height = wide ? look.frameHeight() : look.frameHeight() / 2.0;
        List<Layer> layers = new ArrayList<>();
        addAt(layers, first, width, height, 0, 0);
        addAt(layers, second, width, height, wide ? width : 0, wide ? 0 : height);
        return new Picture(look.frameWidth(), look.frameHeight(), layers, Camera.still(new View(0.5, 0.5, 1)));
    }

    /** Scales a picture so that its stage fills the half, its middle in the middle of it. */
    private static void addAt(
            List<Layer> layers, Picture picture, double width, double height, double left, double top) {
        double scale = Math.max(width / picture.stageWidth(), height / picture.stageHeight());
        double x = left + (width - picture.stageWidth() * scale) / 2;
        double y = top + (height - picture.stageHeight() * scale) / 2;
        Layer.Crop part = new Layer.Crop(left, top, left + width, top + height);
        for (Layer l : picture.layers()) {
            layers.add(new Layer(
                    l.file(),
                    x + l.x() * scale,
                    y + l.y() * scale,
                    l.width() * scale,
                    l.height() * scale,
                    1,
                    l.sway(),
                    l.footage(),
                    part));
        }
    }

    /** The same picture, its files named from another folder. */
    static Picture named(Picture picture, String prefix) {
        List<Layer> layers =
                picture.layers().stream().map(l -> l.of(prefix + l.file())).toList();
        return new Picture(picture.stageWidth(), picture.stageHeight(), layers, picture.camera());
    }

    private static Camera move(double focusX, double focusY, boolean inwards) {
        View wide = new View(0.5, 0.5, 0.995);
        View near = new View((0.5 + focusX) / 2, (0.5 + focusY) / 2, 0.89);
        return inwards ? new Camera(wide, near, Easing.IN_OUT) : new Camera(near, wide, Easing.IN_OUT);
    }

    /** Scaled to cover the stage, the focus as near to the middle as the edges allow. */
    private static Layer covering(
            String file,
            int width,
            int height,
            int stageWidth,
            int stageHeight,
            double focusX,
            double focusY,
            Footage footage) {
        double scale = Math.max(stageWidth / (double) width, stageHeight / (double) height);
        double w = width * scale;
        double h = height * scale;
        double x = Math.max(stageWidth - w, Math.min(0, stageWidth / 2.0 - focusX * w));
        double y = Math.max(stageHeight - h, Math.min(0, stageHeight / 2.0 - focusY * h));
        return new Layer(file, x, y, w, h, 1, null, footage);
    }
}
