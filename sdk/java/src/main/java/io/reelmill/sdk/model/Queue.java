// Generated from the OpenAPI document by sdk/generator; do not edit.
package io.reelmill.sdk.model;

import java.util.List;

/** A part of the queue. */
public record Queue(
        long success,
        List<QueueEntry> entries) {}
