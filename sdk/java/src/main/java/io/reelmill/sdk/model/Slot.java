// Generated from the OpenAPI document by sdk/generator; do not edit.
package io.reelmill.sdk.model;

/** A time of the week in the channel's time zone. */
public record Slot(
        String day,
        String time) {}
