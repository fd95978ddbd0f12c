// Generated from the OpenAPI document by sdk/generator; do not edit.
package io.reelmill.sdk.model;

/** One picture of a film. */
public record Shot(
        /** In seconds */
        double start,
        /** In seconds */
        double end,
        /** Heard meanwhile, as the captions have them; empty without captions */
        String words) {}
