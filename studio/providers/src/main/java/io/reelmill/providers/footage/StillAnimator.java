package io.reelmill.providers.footage;

import java.nio.file.Path;
import java.util.function.BooleanSupplier;

/** Turns a still picture into a clip: for {@code media.turnImagesIntoVideos}. */
public interface StillAnimator {

    /** Short name for logs, metrics and warnings. */
    String name();

    /**
     * Makes one clip: H.264, yuv420p, BT.709 limited range, no sound, at least as long as asked, the picture filling it.
     * The same order gives the same frames. Several threads may call it at the same time.
     *
     * @param mp4 the file to write; files that are needed meanwhile lie beside it
     * @param stopped asked often; true when nobody wants the clip any more
     * @throws io.reelmill.providers.ProviderException when it cannot be made
     */
    void animate(StillOrder order, Path mp4, BooleanSupplier stopped);

    /** Whether it mostly waits for a service, so that it may be asked for more at the same time than there are cores. */
    default boolean isRemote() {
        return false;
    }
}
