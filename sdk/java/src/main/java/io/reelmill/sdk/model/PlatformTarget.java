// Generated from the OpenAPI document by sdk/generator; do not edit.
package io.reelmill.sdk.model;

import io.reelmill.sdk.RequestBody;

/**
 * An account of a platform, by its user name or id, and what is said there. A plain text is taken as the user
 * name or id.
 */
public final class PlatformTarget extends RequestBody<PlatformTarget> {

    public PlatformTarget username(String value) {
        return with("username", value);
    }

    public PlatformTarget id(String value) {
        return with("id", value);
    }

    public PlatformTarget title(String value) {
        return with("title", value);
    }

    public PlatformTarget description(String value) {
        return with("description", value);
    }

    public PlatformTarget caption(String value) {
        return with("caption", value);
    }

    public PlatformTarget privacy_level(String value) {
        return with("privacy_level", value);
    }
}
