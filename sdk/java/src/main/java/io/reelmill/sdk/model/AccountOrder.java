// Generated from the OpenAPI document by sdk/generator; do not edit.
package io.reelmill.sdk.model;

import io.reelmill.sdk.RequestBody;
import java.time.Instant;
import java.util.Map;

/** An account to connect. */
public final class AccountOrder extends RequestBody<AccountOrder> {

    public AccountOrder platform(String value) {
        return with("platform", value);
    }

    /** id at the platform; the URL of a webhook */
    public AccountOrder externalId(String value) {
        return with("externalId", value);
    }

    public AccountOrder username(String value) {
        return with("username", value);
    }

    /** required but for a webhook */
    public AccountOrder accessToken(String value) {
        return with("accessToken", value);
    }

    public AccountOrder refreshToken(String value) {
        return with("refreshToken", value);
    }

    public AccountOrder expiresAt(Instant value) {
        return with("expiresAt", value);
    }

    /** defaults of this account, such as privacy_level */
    public AccountOrder settings(Map<String, Object> value) {
        return with("settings", value);
    }
}
