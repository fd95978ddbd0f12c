// Generated from the OpenAPI document by sdk/generator; do not edit.
package io.reelmill.sdk.model;

import java.util.List;

/**
 * The file of a project. What a call answers that could not wait for it has `success`, `pid`, `exportId` and
 * `status` alone.
 */
public record Exported(
        long success,
        String pid,
        String exportId,
        /** Only while the film is being made. */
        String status,
        Long width,
        Long height,
        List<String> warnings,
        String url,
        String videoUrl,
        String fileName,
        String format,
        Long sizeBytes,
        Double durationSeconds,
        Long creditsUsed) {}
