package io.reelmill.gateway.upload;

import java.time.Instant;
import java.util.UUID;

/**
 * A file that a workspace has uploaded.
 *
 * @param key of the media store
 * @param fileName as it was sent, or null
 * @param contentType as its content tells
 */
public record Upload(
        UUID id,
        String key,
        String fileName,
        String type,
        String contentType,
        long sizeBytes,
        Instant createdAt,
        Instant expiresAt) {}
