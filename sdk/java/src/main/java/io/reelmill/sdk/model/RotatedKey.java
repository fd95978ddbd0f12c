// Generated from the OpenAPI document by sdk/generator; do not edit.
package io.reelmill.sdk.model;

import java.util.List;
import java.util.Map;

/** The new key, and the former one. */
public record RotatedKey(
        long success,
        KeyInfo info,
        /** Null in a repeated answer: keys are not kept, only their hashes. */
        String key,
        /** The former key, as in the list; null when it has ended at once. */
        Map<String, Object> previous,
        /** Fields of the body that are not known. */
        List<String> warnings) {}
