// Generated from the OpenAPI document by sdk/generator; do not edit.
package io.reelmill.sdk.model;

import java.util.List;

/** The latest calls of a workspace. */
public record RequestList(
        long success,
        List<LoggedRequest> requests) {}
