// Generated from the OpenAPI document by sdk/generator; do not edit.
package io.reelmill.sdk.model;

import io.reelmill.sdk.RequestBody;

/** Which account is to be connected. */
public final class AuthorizationOrder extends RequestBody<AuthorizationOrder> {

    /** tiktok, youtube or instagram */
    public AuthorizationOrder platform(String value) {
        return with("platform", value);
    }

    /** of the account that is to be connected again */
    public AuthorizationOrder accountId(String value) {
        return with("accountId", value);
    }
}
