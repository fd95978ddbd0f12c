// Generated from the OpenAPI document by sdk/generator; do not edit.
package io.reelmill.sdk.model;

import java.time.Instant;

/** A file that was uploaded. */
public record UploadedMedia(
        long success,
        /** For DELETE. */
        String id,
        /** Signed; good until expiresAt. */
        String url,
        String type,
        /** As its content tells. */
        String contentType,
        /** As it was sent. */
        String fileName,
        long sizeBytes,
        Instant createdAt,
        /** When it is deleted. */
        Instant expiresAt) {}
