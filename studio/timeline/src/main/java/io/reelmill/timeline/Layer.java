package io.reelmill.timeline;

/**
 * A picture file placed on the stage of a clip.
 *
 * @param file path of a PNG or JPEG, or of an mp4 where {@code footage} says how it plays, relative to the timeline's folder
 * @param x left edge in stage pixels
 * @param y top edge in stage pixels
 * @param width in stage pixels; the file is scaled to it
 * @param height in stage pixels
 * @param parallax how strongly the camera moves this layer: 1 as the camera does, below 1 farther away, above 1 nearer
 * @param sway a small periodic motion of its own, or null
 * @param footage how the file plays when it is a video, or null
 * @param crop the part of the stage beyond which nothing of the layer is seen, or null
 */
public record Layer(
        String file,
        double x,
        double y,
        double width,
        double height,
        double parallax,
        Sway sway,
        Footage footage,
        Crop crop) {

    /** Seen wherever it lies. */
    public Layer(
            String file, double x, double y, double width, double height, double parallax, Sway sway, Footage footage) {
        this(file, x, y, width, height, parallax, sway, footage, null);
    }

    /** A still. */
    public Layer(String file, double x, double y, double width, double height, double parallax, Sway sway) {
        this(file, x, y, width, height, parallax, sway, null);
    }

    /**
     * A slow float around the layer's place.
     *
     * @param dx amplitude in stage pixels
     * @param dy amplitude in stage pixels
     * @param period seconds of one swing
     * @param phase 0 to 1, where in the swing the clip begins
     */
    public record Sway(double dx, double dy, double period, double phase) {}

    /** A part of the stage, in stage pixels; in the frame its sides are rounded to 16 pixels, top and bottom to 2. */
    public record Crop(double left, double top, double right, double bottom) {}

    /** The same with another file. */
    public Layer of(String other) {
        return new Layer(other, x, y, width, height, parallax, sway, footage, crop);
    }

    /** The same with its video played in another way. */
    public Layer playing(Footage other) {
        return new Layer(file, x, y, width, height, parallax, sway, other, crop);
    }

    /** The same, seen within a part of the stage. */
    public Layer within(Crop other) {
        return new Layer(file, x, y, width, height, parallax, sway, footage, other);
    }
}
