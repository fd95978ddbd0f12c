package io.reelmill.remote.model;

import java.nio.file.Path;

/** Where a service finds a file of ours. */
@FunctionalInterface
public interface FileDepot {

    /**
     * Puts a file where the service can read it.
     *
     * @param type of its content: {@code image/jpeg}
     * @return an address, or the file itself as a {@code data:} URI (RFC 2397)
     * @throws io.reelmill.providers.ProviderException when it cannot be put there
     */
    String put(Path file, String type);
}
