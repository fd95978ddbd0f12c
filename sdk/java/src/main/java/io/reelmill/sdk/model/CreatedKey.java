// Generated from the OpenAPI document by sdk/generator; do not edit.
package io.reelmill.sdk.model;

import java.util.List;

/** A new key. */
public record CreatedKey(
        long success,
        KeyInfo info,
        /**
         * Null in a repeated answer: keys are not kept, only their hashes. A key that was lost is replaced by
         * rotating it.
         */
        String key,
        /** Fields of the body that are not known. */
        List<String> warnings) {}
