// Generated from the OpenAPI document by sdk/generator; do not edit.
package io.reelmill.sdk.model;

import io.reelmill.sdk.RequestBody;
import java.util.List;

/** What a channel is to be; what is left out stays as it is. */
public final class ChannelChange extends RequestBody<ChannelChange> {

    public ChannelChange name(String value) {
        return with("name", value);
    }

    /** IANA name; UTC when a new channel has none */
    public ChannelChange timeZone(String value) {
        return with("timeZone", value);
    }

    public ChannelChange slots(List<Slot> value) {
        return with("slots", value);
    }
}
