package io.reelmill.figures.avatar;

import io.reelmill.figures.pixel.Pixels;
import java.util.Optional;

/**
 * Where a face is in a picture, from the hair to the chin, as shares of the picture's width and height.
 *
 * @param left 0 to 1
 * @param top 0 to 1
 * @param right 0 to 1
 * @param bottom 0 to 1
 */
public record FaceArea(double left, double top, double right, double bottom) {

    /** From the line of the eyes to the hair, in distances between the eyes. */
    private static final double ABOVE_EYES = 2.1;
    /** From the middle between the eyes to either side of the head, in distances between the eyes. */
    private static final double BESIDE = 1.5;

    /** The most likely face of a picture; empty when none is likely enough. */
    public static Optional<FaceArea> find(Pixels picture) {
        return new FaceFinder(picture).find().map(face -> of(face, picture));
    }

    private static FaceArea of(Face face, Pixels picture) {
        double w = picture.width();
        double h = picture.height();
        return new FaceArea(
                share((face.x() - BESIDE * face.gap()) / w),
                share((face.y() - ABOVE_EYES * face.gap()) / h),
                share((face.x() + BESIDE * face.gap()) / w),
                share(face.chin() / h));
    }

    /** The smallest area that holds both. */
    public FaceArea and(FaceArea other) {
        return new FaceArea(
                Math.min(left, other.left),
                Math.min(top, other.top),
                Math.max(right, other.right),
                Math.max(bottom, other.bottom));
    }

    private static double share(double value) {
        return Math.max(0, Math.min(1, value));
    }
}
