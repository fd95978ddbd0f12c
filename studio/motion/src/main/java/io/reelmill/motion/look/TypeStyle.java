package io.reelmill.motion.look;

import io.reelmill.typography.Face;

/**
 * The typography of a style. Lengths are in ems.
 *
 * @param display typeface of large words
 * @param text typeface of other words
 * @param stretch horizontal scale of large words, 1 for none
 * @param heavier extra stroke width of large words
 * @param tracking added between two letters of large words
 * @param capitals whether large words are set in capitals
 */
public record TypeStyle(Face display, Face text, double stretch, double heavier, double tracking, boolean capitals) {}
