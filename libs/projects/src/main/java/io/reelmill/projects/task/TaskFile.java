package io.reelmill.projects.task;

import com.fasterxml.jackson.annotation.JsonInclude;

/**
 * A file that a task made.
 *
 * @param key in the media store
 * @param width pixels
 * @param height pixels
 * @param durationSeconds null of an image
 */
@JsonInclude(JsonInclude.Include.NON_NULL)
public record TaskFile(
        String key, String mimeType, Integer width, Integer height, Double durationSeconds, Long sizeBytes) {}
