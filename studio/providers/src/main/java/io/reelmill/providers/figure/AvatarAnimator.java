package io.reelmill.providers.figure;

import java.nio.file.Path;
import java.util.function.BooleanSupplier;

/** Makes a face talk. */
public interface AvatarAnimator {

    String name();

    /**
     * @param image PNG, normalised by us, transparent or opaque
     * @param voiceWav what is spoken, from the first frame on
     * @param seconds how long the clip is to be
     * @param model quality as in the request: {@code cheap}, {@code good}, {@code ultra}
     * @param backdrop packed RGB that replaces transparency
     * @param mp4 the file to write: H.264, yuv420p, no sound, the image's shape
     * @throws io.reelmill.providers.ProviderException when it cannot be done
     */
    void animate(
            Path image,
            Path voiceWav,
            double seconds,
            double frameRate,
            String model,
            int backdrop,
            Path mp4,
            BooleanSupplier stopped);
}
