package io.reelmill.providers.footage;

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
        long seed) {}
