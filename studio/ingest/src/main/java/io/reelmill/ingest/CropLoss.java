package io.reelmill.ingest;

/** How much of a picture a crop to another aspect takes away. */
public final class CropLoss {

    /** A crop that loses more than this share of a picture spoils it; a whole picture over a blurred fill is better. */
    static final double MAX = 0.45;

    private CropLoss() {}

    /** The share of a picture that is lost when it is cropped to an aspect (width by height), 0 to 1. */
    public static double of(double width, double height, double aspect) {
        double own = width / height;
        return 1 - Math.min(own / aspect, aspect / own);
    }

    /** Whether a crop to the aspect loses so much that a blurred fill is better. */
    public static boolean isTooMuch(double width, double height, double aspect) {
        return of(width, height, aspect) > MAX;
    }
}
