// Generated from the OpenAPI document by sdk/generator; do not edit.
package io.reelmill.sdk.model;

import java.time.Instant;
import java.util.List;
import java.util.Map;

/**
 * A media generation. What a call answers that could not wait for it has `success`, `id` and `status` alone.
 */
public record Generation(
        long success,
        String id,
        String status,
        String mediaType,
        /** The request with all defaults, under canonical names. */
        Map<String, Object> generationOptions,
        List<MediaItem> media,
        List<String> urls,
        /** What is said in the clip, where withTranscript asks for it. */
        Transcript transcript,
        Long progress,
        String stage,
        Long creditsUsed,
        Long creditsReserved,
        /** The price, itemised as an estimate is. */
        List<Map<String, Object>> breakdown,
        List<String> warnings,
        String error,
        String errorCode,
        /** The field that is at fault. */
        String field,
        Instant createdAt,
        Instant finishedAt) {

    public record MediaItem(
            String url,
            Long width,
            Long height,
            /** Null of an image. */
            Double durationSeconds,
            String mimeType,
            Long sizeBytes) {}

    /** What is said in the clip, where withTranscript asks for it. */
    public record Transcript(
            String language,
            String text,
            List<Word> words) {

        public record Word(
                String text,
                Double start,
                Double end) {}
    }
}
