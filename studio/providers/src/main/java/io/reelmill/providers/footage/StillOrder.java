package io.reelmill.providers.footage;

import com.fasterxml.jackson.annotation.JsonInclude;
import java.nio.file.Path;

/**
 * The order to make a still picture move.
 *
 * @param image PNG or JPEG of any shape; parts of it may be transparent
 * @param words what is said meanwhile, and what the picture is said to show; may be empty
 * @param width pixels of the clip, even
 * @param height pixels of the clip, even
 * @param focusX what matters most in it, 0 at its left edge to 1
 * @param focusY the same, 0 at its top
 * @param seconds how long it is seen, above 0
 * @param frameRate frames a second
 * @param model quality as in a {@link ClipOrder}
 * @param seed decides how it moves
 * @param rest when it is seen whole and unmoved, or null for never
 */
public record StillOrder(
        Path image,
        String words,
        int width,
        int height,
        double focusX,
        double focusY,
        double seconds,
        double frameRate,
        String model,
        long seed,
        Rest rest) {

    /** A picture that moves all the time. */
    public StillOrder(
            Path image,
            String words,
            int width,
            int height,
            double focusX,
            double focusY,
            double seconds,
            double frameRate,
            String model,
            long seed) {
        this(image, words, width, height, focusX, focusY, seconds, frameRate, model, seed, null);
    }

    /**
     * When a picture is seen whole and unmoved, seconds of the clip. Models of services begin there by themselves, and need not
     * return.
     *
     * @param until so long at the beginning, or null
     * @param from again from then on, or null
     * @param ramp how long it takes until it moves fully, and from then until it rests, above 0
     */
    @JsonInclude(JsonInclude.Include.NON_NULL)
    public record Rest(Double until, Double from, double ramp) {

        /** How much it moves at a time, 0 to 1. */
        public double motion(double t) {
            return (until == null ? 1 : smooth((t - until) / ramp)) * (from == null ? 1 : smooth((from - t) / ramp));
        }

        private static double smooth(double share) {
            double s = Math.max(0, Math.min(1, share));
            return s * s * (3 - 2 * s);
        }
    }
}
