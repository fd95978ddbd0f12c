// Generated from the OpenAPI document by sdk/generator; do not edit.
package io.reelmill.sdk.model;

import java.util.List;

/** What every failed call is answered with. */
public record ErrorBody(
        long success,
        String error,
        String code,
        String field,
        List<Violation> errors,
        String requestId,
        String docs) {}
