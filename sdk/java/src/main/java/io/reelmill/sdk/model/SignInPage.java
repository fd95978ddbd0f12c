// Generated from the OpenAPI document by sdk/generator; do not edit.
package io.reelmill.sdk.model;

/** Where a person confirms who they are. */
public record SignInPage(
        long success,
        String authorizationUrl) {}
