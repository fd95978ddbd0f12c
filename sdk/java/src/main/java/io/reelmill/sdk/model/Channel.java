// Generated from the OpenAPI document by sdk/generator; do not edit.
package io.reelmill.sdk.model;

import java.time.Instant;
import java.util.List;

/** A channel. */
public record Channel(
        Long success,
        String id,
        String name,
        String timeZone,
        List<Slot> slots,
        List<PlatformAccount> accounts,
        Instant createdAt,
        /** Fields of the body that are not known. */
        List<String> warnings) {}
