// Generated from the OpenAPI document by sdk/generator; do not edit.
package io.reelmill.sdk.model;

import io.reelmill.sdk.RequestBody;

public final class WebhookTest extends RequestBody<WebhookTest> {

    public WebhookTest url(String value) {
        return with("url", value);
    }
}
