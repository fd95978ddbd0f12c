package io.reelmill.figures.avatar;

import java.util.List;

/**
 * Where the parts of a face are, in pixels of the picture.
 *
 * @param eyes left and right as seen in the picture
 * @param gap distance between the centres of the eyes: the unit of all other measures
 * @param tilt of the line through the eyes, in radians, clockwise
 */
record Face(List<Eye> eyes, Mouth mouth, double x, double y, double gap, double tilt) {

    /**
     * An eye.
     *
     * @param halfWidth half the width of the eye
     * @param halfHeight half the height of the eye
     */
    record Eye(double x, double y, double halfWidth, double halfHeight) {}

    /**
     * The line between the lips.
     *
     * @param sag how far its middle lies below its corners
     */
    record Mouth(double x, double y, double halfWidth, double sag) {

        /** Vertical offset of the line from the mouth's middle, {@code u} half-widths to the side. */
        double line(double u) {
            return -sag * u * u;
        }
    }

    /** Middle of the chin, about. */
    double chin() {
        return mouth.y() + 0.75 * gap;
    }

    Face scaled(double f) {
        List<Eye> larger = eyes.stream()
                .map(e -> new Eye(e.x * f, e.y * f, e.halfWidth * f, e.halfHeight * f))
                .toList();
        Mouth lips = new Mouth(mouth.x * f, mouth.y * f, mouth.halfWidth * f, mouth.sag * f);
        return new Face(larger, lips, x * f, y * f, gap * f, tilt);
    }
}
