// Generated from the OpenAPI document by sdk/generator; do not edit.
package io.reelmill.sdk.model;

import java.time.Instant;
import java.util.List;
import java.util.Map;

/** A project with the measurements of its output. */
public record Status(
        String pid,
        String name,
        String workflow,
        String status,
        String stage,
        long progress,
        String videoUrl,
        String thumbnailUrl,
        String coverUrl,
        /**
         * Plays the film while it is being rendered: a signed link to an HLS playlist of type EVENT, which
         * grows until the film is whole. Null before its first seconds are there, and once it is ready or has
         * failed. A film that fails its quality check is withdrawn: the link answers 404.
         */
        String previewUrl,
        Double durationSeconds,
        List<Output> outputs,
        long creditsUsed,
        long creditsConsumed,
        String error,
        String errorCode,
        List<String> warnings,
        /** Of the output that videoUrl is of. */
        List<Attribution> attributions,
        /** The language of the output that videoUrl is of. */
        String language,
        String languageSource,
        /** As it was sent. */
        Object metadata,
        /** Made with a sandbox key: free of charge, marked and never published. */
        boolean sandbox,
        Instant createdAt,
        Instant updatedAt,
        Instant finishedAt,
        /**
         * When the film is deleted, or was: so long after its end as the plan kept films when it was ordered.
         * Null while it is not ready, and where it is kept for ever.
         */
        Instant expiresAt,
        /**
         * The film has expired: its links, and those of its exports, are null here and answer 410. The
         * project stays.
         */
        boolean expired,
        long success,
        Map<String, Object> quality,
        /** Exports of the project, oldest first; in GET /status only. */
        List<ExportEntry> exports) {}
