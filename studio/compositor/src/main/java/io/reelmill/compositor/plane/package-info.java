/**
 * Eight-bit sample planes and the arithmetic on them.
 *
 * <p>Eight samples lie in one {@code long}, so that plain Java works on eight of them at a time ({@link
 * io.reelmill.compositor.plane.Lanes}). A {@link io.reelmill.compositor.plane.Plane} is a source that is sampled with
 * sub-pixel precision, a {@link io.reelmill.compositor.plane.Raster} is drawn into.
 */
package io.reelmill.compositor.plane;
