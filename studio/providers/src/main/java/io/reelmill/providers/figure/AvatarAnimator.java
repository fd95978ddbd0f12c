package io.reelmill.providers.figure;

import java.nio.file.Path;
import java.util.function.BooleanSupplier;

/** Makes a face talk. */
public interface AvatarAnimator {

    String name();

    /**
     * @param mp4 the file to write: H.264, yuv420p, no sound, the image's shape
     * @param stopped asked often; true when nobody wants the clip any more
     * @throws io.reelmill.providers.ProviderException when it cannot be done
     */
    void animate(AvatarOrder order, Path mp4, BooleanSupplier stopped);
}
