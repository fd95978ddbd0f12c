// Generated from the OpenAPI document by sdk/generator; do not edit.
package io.reelmill.sdk.model;

public record WebhookSecret(
        long success,
        /** null in a repeated answer */
        String secret,
        /** how many signatures each call carries now */
        long signatures) {}
