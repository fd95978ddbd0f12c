// Generated from the OpenAPI document by sdk/generator; do not edit.
package io.reelmill.sdk.model;

import java.time.Instant;
import java.util.List;
import java.util.Map;

/** An export of a project. */
public record ExportEntry(
        String exportId,
        String status,
        long progress,
        /** Null until it is ready and when the film of its project has expired. */
        String url,
        String videoUrl,
        Long width,
        Long height,
        Double durationSeconds,
        Long sizeBytes,
        /** What was ordered. */
        Map<String, Object> options,
        long creditsUsed,
        String error,
        String errorCode,
        List<String> warnings,
        Instant createdAt,
        Instant finishedAt) {}
