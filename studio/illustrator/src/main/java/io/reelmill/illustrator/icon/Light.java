package io.reelmill.illustrator.icon;

import io.reelmill.illustrator.colour.Oklch;

/**
 * What falls on a volume.
 *
 * @param side -1 from the left to 1 from the right
 * @param key colour of the main light
 * @param shade colour that shadows lean to
 * @param rim colour of the light from behind
 */
public record Light(double side, Oklch key, Oklch shade, Oklch rim) {}
