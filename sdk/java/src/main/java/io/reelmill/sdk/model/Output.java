// Generated from the OpenAPI document by sdk/generator; do not edit.
package io.reelmill.sdk.model;

import java.util.List;

/** One variation of the video. */
public record Output(
        long index,
        String status,
        String videoUrl,
        String thumbnailUrl,
        String coverUrl,
        Double durationSeconds,
        Long width,
        Long height,
        Double frameRate,
        Long sizeBytes,
        /** Whose works are seen in it. */
        List<Attribution> attributions,
        /** The language that it speaks, as a tag; null while it is not known. */
        String language,
        /**
         * How the language was decided: asked for, told from the whole text, or English because the text does
         * not tell.
         */
        String languageSource) {}
