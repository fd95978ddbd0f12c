package io.reelmill.compositor;

/**
 * What was rendered.
 *
 * @param width pixels
 * @param height pixels
 * @param frames how many pictures
 * @param seconds length of picture and sound
 * @param sizeBytes of the file
 * @param renderSeconds how long it took
 */
public record FilmReport(int width, int height, int frames, double seconds, long sizeBytes, double renderSeconds) {}
