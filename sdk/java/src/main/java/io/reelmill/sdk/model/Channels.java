// Generated from the OpenAPI document by sdk/generator; do not edit.
package io.reelmill.sdk.model;

import java.util.List;

/** The channels of the workspace. */
public record Channels(
        long success,
        List<Channel> channels) {}
