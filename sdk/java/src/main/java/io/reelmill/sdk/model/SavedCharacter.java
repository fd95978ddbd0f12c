// Generated from the OpenAPI document by sdk/generator; do not edit.
package io.reelmill.sdk.model;

import java.time.Instant;

/** A saved consistent character. */
public record SavedCharacter(
        String id,
        String name,
        String description,
        /** As it was given when the character was made. */
        String imageUrl,
        /** Of the image. */
        String contentType,
        /** avatar: made of one image; lora: trained. */
        String source,
        /**
         * training: a service still trains it, and it cannot be used yet; ready: it can be used; failed: it
         * could not be trained, and is an avatar.
         */
        String status,
        /** Why it could not be trained. */
        String error,
        Instant createdAt) {}
