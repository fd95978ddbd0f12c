// Generated from the OpenAPI document by sdk/generator; do not edit.
package io.reelmill.sdk.model;

import java.util.List;

/** A render has begun. */
public record RenderAccepted(
        long success,
        String pid,
        String workflow,
        String webhookUrl,
        String endpoint,
        String docs,
        /** Held until the render ends; 0 for a sandbox key. */
        long creditsReserved,
        /** What the render costs with a key that is not of the sandbox. */
        long creditsEstimate,
        /** Made with a sandbox key: free of charge, marked and never published. */
        boolean sandbox,
        List<String> warnings) {}
