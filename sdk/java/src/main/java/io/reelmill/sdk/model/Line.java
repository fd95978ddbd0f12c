// Generated from the OpenAPI document by sdk/generator; do not edit.
package io.reelmill.sdk.model;

/** A line of an estimate. */
public record Line(
        String item,
        String label,
        long quantity,
        String unit,
        long unitCredits,
        long credits) {}
