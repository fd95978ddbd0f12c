// Generated from the OpenAPI document by sdk/generator; do not edit.
package io.reelmill.sdk.model;

import io.reelmill.sdk.RequestBody;
import java.time.Instant;
import java.util.List;

/** A key to be created. */
public final class NewKey extends RequestBody<NewKey> {

    public NewKey name(String value) {
        return with("name", value);
    }

    /**
     * What the key may be used for, among what the creating key has. Without it: everything but admin that
     * the creating key has.
     */
    public NewKey scopes(List<String> value) {
        return with("scopes", value);
    }

    /**
     * Whether its films are free of charge, marked and never published. A sandbox key creates only sandbox
     * keys.
     */
    public NewKey sandbox(boolean value) {
        return with("sandbox", value);
    }

    /** When the key ends by itself. */
    public NewKey expiresAt(Instant value) {
        return with("expiresAt", value);
    }
}
