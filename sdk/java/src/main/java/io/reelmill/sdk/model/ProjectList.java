// Generated from the OpenAPI document by sdk/generator; do not edit.
package io.reelmill.sdk.model;

import java.util.List;

/** A page of projects. */
public record ProjectList(
        long success,
        List<Project> projects,
        String nextCursor) {}
