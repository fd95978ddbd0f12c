// Generated from the OpenAPI document by sdk/generator; do not edit.
package io.reelmill.sdk.model;

import java.util.List;

/** The keys of a workspace. */
public record KeyList(
        long success,
        List<KeyInfo> keys) {}
