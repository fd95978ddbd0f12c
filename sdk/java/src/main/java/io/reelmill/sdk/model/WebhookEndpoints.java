// Generated from the OpenAPI document by sdk/generator; do not edit.
package io.reelmill.sdk.model;

import java.util.List;

public record WebhookEndpoints(
        long success,
        List<WebhookEndpoint> endpoints) {}
