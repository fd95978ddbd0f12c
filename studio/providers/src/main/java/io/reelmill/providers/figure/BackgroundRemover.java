package io.reelmill.providers.figure;

import java.nio.file.Path;

/** Cuts the subject out of a picture. */
public interface BackgroundRemover {

    String name();

    /**
     * @param image PNG, normalised by us
     * @param png the same size, the background transparent, soft edges without fringe
     * @throws io.reelmill.providers.ProviderException when no subject stands out
     */
    void remove(Path image, Path png);
}
