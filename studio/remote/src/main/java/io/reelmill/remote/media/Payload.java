package io.reelmill.remote.media;

import io.reelmill.providers.ProviderException;
import io.reelmill.providers.ProviderException.Category;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** Files that are sent to services. */
public final class Payload {

    /** Bytes; several are under way at a time, in memory. */
    private static final long LARGEST = 96L << 20;

    private Payload() {}

    /**
     * What is in a file.
     *
     * @throws ProviderException INTERNAL when it is larger than is sent, or cannot be read
     */
    public static byte[] of(Path file, String service) {
        try {
            if (Files.size(file) > LARGEST) {
                throw new ProviderException(Category.INTERNAL, "a file is too large to be sent to " + service);
            }
            return Files.readAllBytes(file);
        } catch (IOException e) {
            throw new ProviderException(Category.INTERNAL, "a file for " + service + " cannot be read", e);
        }
    }
}
