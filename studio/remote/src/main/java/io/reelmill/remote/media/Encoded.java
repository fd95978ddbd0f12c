package io.reelmill.remote.media;

import io.reelmill.providers.ProviderException;
import io.reelmill.providers.ProviderException.Category;
import io.reelmill.remote.call.CallFailure;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Base64;

/** Files that come inside of JSON. */
public final class Encoded {

    private Encoded() {}

    /**
     * Writes what is in Base64.
     *
     * @throws ProviderException when it is not, or cannot be written
     */
    public static void write(String base64, Path raw, String service, String operation) {
        try {
            Files.write(raw, Base64.getDecoder().decode(base64));
        } catch (IllegalArgumentException e) {
            throw CallFailure.unusable(service, operation, "with a file that is not Base64");
        } catch (IOException e) {
            throw new ProviderException(Category.INTERNAL, "the file of " + service + " could not be kept", e);
        }
    }
}
