package io.reelmill.providers.figure;

import java.nio.file.Path;
import java.util.function.BooleanSupplier;

/** Gives the motion of a video to the figure of a picture. */
public interface MotionTransfer {

    String name();

    /**
     * @param mp4 the file to write: as long as the source, no sound
     * @param stopped asked often; true when nobody wants the clip any more
     * @throws io.reelmill.providers.ProviderException when it cannot be done
     */
    void transfer(MotionOrder order, Path mp4, BooleanSupplier stopped);
}
