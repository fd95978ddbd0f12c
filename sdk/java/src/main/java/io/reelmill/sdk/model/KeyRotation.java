// Generated from the OpenAPI document by sdk/generator; do not edit.
package io.reelmill.sdk.model;

import io.reelmill.sdk.RequestBody;

/** How a key is replaced. */
public final class KeyRotation extends RequestBody<KeyRotation> {

    /** For so long the former key stays valid; 0 ends it at once. */
    public KeyRotation overlapSeconds(long value) {
        return with("overlapSeconds", value);
    }
}
