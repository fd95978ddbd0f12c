package io.reelmill.providers.footage;

import java.nio.file.Path;
import java.util.function.BooleanSupplier;

/** Makes a clip that moves by itself: for {@code ai-video}, {@code motion-graphics} and {@code stock-video}. */
public interface ClipGenerator {

    /** What the file of a clip that is a video is called in its folder. */
    String VIDEO = "clip.mp4";

    /** Short name for logs, metrics and warnings. */
    String name();

    /**
     * Makes one clip: H.264, yuv420p, BT.709 limited range, no sound, at least as long as asked, in the frame's shape. The
     * same order gives the same frames. Several threads may call it at the same time.
     *
     * @param mp4 the file to write
     * @param stopped asked often; true when nobody wants the clip any more
     * @throws io.reelmill.providers.ProviderException when it cannot be made
     */
    void make(ClipOrder order, Path mp4, BooleanSupplier stopped);

    /**
     * As {@link #make}, in the form that costs a film the least: a video, or what the film draws when it shows it.
     *
     * @param folder of this clip alone, which is there
     * @return the name of the clip's file in the folder
     */
    default String place(ClipOrder order, Path folder, BooleanSupplier stopped) {
        make(order, folder.resolve(VIDEO), stopped);
        return VIDEO;
    }

    /** Whether it mostly waits for a service, so that it may be asked for more at the same time than there are cores. */
    default boolean isRemote() {
        return false;
    }
}
