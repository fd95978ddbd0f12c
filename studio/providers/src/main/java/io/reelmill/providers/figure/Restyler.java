package io.reelmill.providers.figure;

import java.nio.file.Path;
import java.util.function.BooleanSupplier;

/** Draws a picture or a video anew in a style preset. */
public interface Restyler {

    String name();

    /** @param png the same size as the image */
    void restyleImage(Path image, String preset, Path png);

    /** @param mp4 the same size, length and frame rate as the video, no sound */
    void restyleVideo(Path video, String preset, Path mp4, BooleanSupplier stopped);
}
