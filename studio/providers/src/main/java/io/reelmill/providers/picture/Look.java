package io.reelmill.providers.picture;

/**
 * What all pictures of a video share.
 *
 * @param preset style preset as in the request, {@code DEFAULT}
 * @param palette colour palette name, or empty for one that fits
 * @param direction the client's words on style, or empty
 * @param frameWidth pixels of the frame that will be seen
 * @param frameHeight pixels
 * @param seed the same look and shots give the same pictures
 */
public record Look(String preset, String palette, String direction, int frameWidth, int frameHeight, long seed) {}
