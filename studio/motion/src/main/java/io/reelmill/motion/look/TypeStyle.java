package io.reelmill.motion.look;

import io.reelmill.typography.Face;

/**
 * The type of a style. Lengths are in ems.
 *
 * @param display face of large words
 * @param text face of the others
 * @param stretch how wide large words are drawn, 1 as they are
 * @param heavier how much thicker than the cut the strokes of large words are
 * @param tracking added between two letters of large words
 * @param capitals whether large words are set in capitals
 */
public record TypeStyle(Face display, Face text, double stretch, double heavier, double tracking, boolean capitals) {}
