// Generated from the OpenAPI document by sdk/generator; do not edit.
package io.reelmill.sdk.model;

import io.reelmill.sdk.RequestBody;

/** Which voice is to be cloned. */
public final class NewVoice extends RequestBody<NewVoice> {

    public NewVoice name(String value) {
        return with("name", value);
    }

    public NewVoice description(String value) {
        return with("description", value);
    }

    /** Public address of the recording. */
    public NewVoice voiceUrl(String value) {
        return with("voiceUrl", value);
    }
}
