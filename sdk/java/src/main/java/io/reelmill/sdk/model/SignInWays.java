// Generated from the OpenAPI document by sdk/generator; do not edit.
package io.reelmill.sdk.model;

/** Ways to sign in to the console. */
public record SignInWays(
        long success,
        /** Name of the issuer; null where people sign in with keys alone. */
        String issuer) {}
