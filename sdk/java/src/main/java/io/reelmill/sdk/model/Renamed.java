// Generated from the OpenAPI document by sdk/generator; do not edit.
package io.reelmill.sdk.model;

import java.util.List;

/** The project and its new name. */
public record Renamed(
        long success,
        String pid,
        String name,
        /** Fields of the body that are not known. */
        List<String> warnings) {}
