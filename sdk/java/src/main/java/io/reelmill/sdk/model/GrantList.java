// Generated from the OpenAPI document by sdk/generator; do not edit.
package io.reelmill.sdk.model;

import java.util.List;

/** Credits by grant, and credits on hold. */
public record GrantList(
        long success,
        List<Grant> grants,
        List<Hold> reservations) {}
