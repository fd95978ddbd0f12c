package io.reelmill.providers.figure;

import java.nio.file.Path;

/**
 * The order to have a figure move as a video does.
 *
 * @param character PNG, normalised by us
 * @param source mp4, normalised by us
 * @param width pixels of the clip, even
 * @param height pixels of the clip, even
 * @param frameRate frames a second
 */
public record MotionOrder(Path character, Path source, int width, int height, double frameRate) {}
