// Generated from the OpenAPI document by sdk/generator; do not edit.
package io.reelmill.sdk.model;

import io.reelmill.sdk.RequestBody;
import java.util.Map;

/** A video and where it is published. Either a channel or platforms. */
public final class PublishRequest extends RequestBody<PublishRequest> {

    /** a link of GET /status, or any public address of a video */
    public PublishRequest videoUrl(String value) {
        return with("videoUrl", value);
    }

    public PublishRequest channelName(String value) {
        return with("channelName", value);
    }

    public PublishRequest channelId(String value) {
        return with("channelId", value);
    }

    public PublishRequest tiktok(PlatformTarget value) {
        return with("tiktok", value);
    }

    public PublishRequest youtube(PlatformTarget value) {
        return with("youtube", value);
    }

    public PublishRequest instagram(PlatformTarget value) {
        return with("instagram", value);
    }

    public PublishRequest webhook(PlatformTarget value) {
        return with("webhook", value);
    }

    /** defaults for all platforms: title, description, caption, privacy_level */
    public PublishRequest extraParams(Map<String, Object> value) {
        return with("extraParams", value);
    }
}
