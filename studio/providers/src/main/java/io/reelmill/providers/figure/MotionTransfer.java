package io.reelmill.providers.figure;

import java.nio.file.Path;
import java.util.function.BooleanSupplier;

/** Gives the motion of a video to the figure of a picture. */
public interface MotionTransfer {

    String name();

    /**
     * @param character PNG, normalised by us
     * @param source mp4, normalised by us
     * @param width pixels of the clip
     * @param height pixels of the clip
     * @param mp4 the file to write: as long as the source, no sound
     * @throws io.reelmill.providers.ProviderException when it cannot be done
     */
    void transfer(
            Path character, Path source, int width, int height, double frameRate, Path mp4, BooleanSupplier stopped);
}
