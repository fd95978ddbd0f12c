package io.reelmill.providers.picture;

/**
 * A stretch of the video that wants a picture of its own.
 *
 * @param index 0 for the first
 * @param start seconds
 * @param end seconds
 * @param words what is said meanwhile
 * @param hint what the client asked to see, or empty
 * @param sceneIndex the scene of the script it belongs to
 */
public record Shot(int index, double start, double end, String words, String hint, int sceneIndex) {}
