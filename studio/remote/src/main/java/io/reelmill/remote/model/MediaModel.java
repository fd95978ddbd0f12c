package io.reelmill.remote.model;

import java.nio.file.Path;
import java.util.function.BooleanSupplier;

/** A model that makes a picture or a clip of a description. Several threads may call it at the same time. */
public interface MediaModel {

    /** Short name for logs, metrics and warnings. */
    String name();

    /** Whether orders may hold such a file. */
    default boolean takes(Part part) {
        return false;
    }

    /**
     * Makes one file.
     *
     * @param raw written anew, in whatever format and size the model makes: not to be opened before it was taken in
     * @param stopped asked often; true when nobody wants the file any more
     * @throws io.reelmill.providers.ProviderException when it cannot be made
     */
    void make(MediaOrder order, Path raw, BooleanSupplier stopped);
}
