// Generated from the OpenAPI document by sdk/generator; do not edit.
package io.reelmill.sdk.model;

import io.reelmill.sdk.RequestBody;

/** What a character is to be. */
public final class NewCharacter extends RequestBody<NewCharacter> {

    public NewCharacter name(String value) {
        return with("name", value);
    }

    /** Decides when and how the character is used. */
    public NewCharacter description(String value) {
        return with("description", value);
    }

    /** Public address of its image. */
    public NewCharacter imageUrl(String value) {
        return with("imageUrl", value);
    }

    /**
     * lora asks for a trained character; where no provider trains any it becomes an avatar, which warnings
     * tell.
     */
    public NewCharacter source(String value) {
        return with("source", value);
    }
}
