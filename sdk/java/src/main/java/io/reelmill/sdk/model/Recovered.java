// Generated from the OpenAPI document by sdk/generator; do not edit.
package io.reelmill.sdk.model;

public record Recovered(
        long success,
        /** how many are sent again */
        long deliveries) {}
