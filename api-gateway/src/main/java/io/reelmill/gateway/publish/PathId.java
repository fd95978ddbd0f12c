package io.reelmill.gateway.publish;

import io.reelmill.gateway.error.ApiException;
import java.util.UUID;

/** Ids in paths. */
public final class PathId {

    private PathId() {}

    /**
     * Reads an id.
     *
     * @param what it names, for the message
     * @throws ApiException 404 when it can be none: told the same as one that nobody has
     */
    public static UUID of(String text, String what) {
        try {
            return UUID.fromString(text);
        } catch (IllegalArgumentException e) {
            throw ApiException.notFound("id", "id names no " + what + " of this workspace");
        }
    }
}
